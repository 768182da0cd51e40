import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { PATIENCE_MS } from '../patience';

/** A real mail server on this machine that keeps what it is sent. */
export class SmtpSink {
  /** As they came over the wire, oldest first. */
  readonly raw: string[] = [];
  /** Commands of senders that it has refused. */
  refused = 0;
  /** Answers with this code to recipients, when set; 4xx: try later, 5xx: never. */
  refuseWith?: number;
  /** The same for the next recipient alone. */
  refuseNext?: number;
  private held?: { at: 'recipient' | 'mail'; arrive: () => void; giveUp: () => void; released: Promise<void>; session?: string };
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, session, done) => void this.pass('recipient', session.id).then(() => done(this.refusal())),
      onClose: ({ id }) => {
        if (this.held?.session === id) this.held.giveUp();
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.raw.push(Buffer.concat(chunks).toString());
          void this.pass('mail', session.id).then(() => done());
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

  /** The next answer to a recipient, or to the text of a mail, which is taken, is kept back. */
  hold(at: 'recipient' | 'mail'): { reached: Promise<void>; letGo: () => void; givenUp: Promise<void> } {
    const [reached, arrive] = signal();
    const [givenUp, giveUp] = signal();
    const [released, letGo] = signal();
    this.held = { at, arrive, giveUp, released };
    return { reached, letGo, givenUp };
  }

  /** For SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** Mails to an address that are there, oldest first. */
  async arrivedAt(address: string): Promise<Email[]> {
    const mails = await Promise.all(this.raw.filter((text) => text.includes(address)).map((text) => PostalMime.parse(text)));
    return mails.filter(({ to }) => to?.some((one) => one.address === address));
  }

  /** Mails to an address, parsed by an independent parser, once there are so many. Throws when they do not come. */
  async mailsTo(address: string, count = 1): Promise<Email[]> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const found = await this.arrivedAt(address);
      if (found.length >= count) return found;
    }
    throw new Error(`No ${count} mails to ${address} have come; ${this.raw.length} in all.`);
  }

  /** From now on the process may end while it listens. */
  unref(): void {
    this.server.server.unref();
    this.server.server.on('connection', (socket: Socket) => socket.unref());
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async pass(at: 'recipient' | 'mail', session: string): Promise<void> {
    if (this.held?.at !== at || this.held.session !== undefined) return;
    this.held.session = session;
    this.held.arrive();
    await this.held.released;
  }

  private refusal(): Error | undefined {
    const responseCode = this.refuseNext ?? this.refuseWith;
    this.refuseNext = undefined;
    if (responseCode === undefined) return undefined;
    this.refused += 1;
    return Object.assign(new Error('Not now, or never'), { responseCode });
  }
}

/** What a test waits for, and what makes it so. */
function signal(): [Promise<void>, () => void] {
  let give = (): void => undefined;
  return [new Promise<void>((resolve) => (give = resolve)), () => give()];
}
