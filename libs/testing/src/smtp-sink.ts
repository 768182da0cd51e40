import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const PATIENCE_MS = 20_000;

/** A real mail server on this machine that keeps what it is sent. */
export class SmtpSink {
  /** As they came over the wire, oldest first. */
  readonly raw: string[] = [];
  /** Commands of senders that it has refused. */
  refused = 0;
  /** Answers with this code to recipients, when set; 4xx: try later, 5xx: never. */
  refuseWith?: number;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(this.refusal()),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.raw.push(Buffer.concat(chunks).toString());
          done();
        });
      },
    });
    // A sender that goes away in the middle is no concern of the server.
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<SmtpSink> {
    const sink = new SmtpSink();
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  /** For SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** Mails to an address, parsed by an independent parser, once there are so many. Throws when they do not come. */
  async mailsTo(address: string, count = 1): Promise<Email[]> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const mails = await Promise.all(this.raw.map((text) => PostalMime.parse(text)));
      const found = mails.filter(({ to }) => to?.some((one) => one.address === address));
      if (found.length >= count) return found;
    }
    throw new Error(`No ${count} mails to ${address} have come; ${this.raw.length} in all.`);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private refusal(): Error | undefined {
    if (this.refuseWith === undefined) return undefined;
    this.refused += 1;
    return Object.assign(new Error('Not now, or never'), { responseCode: this.refuseWith });
  }
}
