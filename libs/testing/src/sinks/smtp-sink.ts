import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Arrivals, type Truthy } from './arrivals';

/** A mail server on loopback that stores the mails it receives. */
export class SmtpSink {
  /** Raw mails, oldest first. */
  readonly raw: string[] = [];
  /** Number of refused commands. */
  refused = 0;
  /** Response code for recipients, when set; 4xx: retry later, 5xx: permanent. */
  refuseWith?: number;
  /** Response code for the next recipient only. */
  refuseNext?: number;
  /** Response codes for some recipients, whatever is set for all. */
  readonly refuses = new Map<string, number>();
  /** Refuses logins, with 535. */
  refusesLogin = false;
  /** Parsed mails by their index in `raw`. */
  private readonly parsed = new Map<number, Promise<Email>>();
  private readonly arrivals = new Arrivals();
  private readonly sockets = new Set<Socket>();
  private held?: { at: 'recipient' | 'mail'; arrive: () => void; giveUp: () => void; released: Promise<void>; session?: string };
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) =>
        this.refusesLogin
          ? done(Object.assign(new Error('5.7.8 Error: authentication failed'), { responseCode: 535 }))
          : done(null, { user: username }),
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, session, done) => void this.pass('recipient', session.id).then(() => done(this.refusal(address))),
      onClose: ({ id }) => {
        if (this.held?.session === id) this.held.giveUp();
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.raw.push(Buffer.concat(chunks).toString());
          this.arrivals.note();
          void this.pass('mail', session.id).then(() => done());
        });
      },
    });
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    // Ignores senders that disconnect in the middle.
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<SmtpSink> {
    const sink = new SmtpSink();
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  /** Holds back the next response to a recipient, or to the text of a mail, which is stored. */
  hold(at: 'recipient' | 'mail'): { reached: Promise<void>; letGo: () => void; givenUp: Promise<void> } {
    const [reached, arrive] = signal();
    const [givenUp, giveUp] = signal();
    const [released, letGo] = signal();
    this.held = { at, arrive, giveUp, released };
    return { reached, letGo, givenUp };
  }

  /** Address for SMTP_URL. */
  /** Address with a user and password, for senders that log in. */
  get urlWithLogin(): string {
    return this.url.replace('smtp://', 'smtp://storefront:secret@');
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** Returns the mails to an address so far, oldest first, parsed by an independent parser. */
  async arrivedAt(address: string): Promise<Email[]> {
    const mails = await Promise.all(this.raw.flatMap((text, index) => (headOf(text).includes(address) ? [this.mailAt(index)] : [])));
    return mails.filter(({ to }) => to?.some((one) => one.address === address));
  }

  /** Waits for `count` mails to an address and returns them all. Throws when they do not arrive. */
  mailsTo(address: string, count = 1): Promise<Email[]> {
    return this.untilMails(`${count} mails to ${address}`, address, (mails) => mails.length >= count && mails);
  }

  /**
   * Returns the first truthy result of `pick` for the mails to an address; it is called again after each mail. Throws an error that names
   * `what` at the wait limit.
   */
  untilMails<T>(what: string, address: string, pick: (mails: Email[]) => T): Promise<Truthy<T>> {
    return this.arrivals.until(
      () => `${what}; ${this.raw.length} mails in all`,
      async () => pick(await this.arrivedAt(address)),
    );
  }

  /** Ends all connections: senders have to log in again. */
  dropConnections(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Lets the process end while it listens. */
  unref(): void {
    this.server.server.unref();
    this.server.server.on('connection', (socket: Socket) => socket.unref());
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private mailAt(index: number): Promise<Email> {
    const parsed = this.parsed.get(index) ?? PostalMime.parse(this.raw[index]!);
    this.parsed.set(index, parsed);
    return parsed;
  }

  private async pass(at: 'recipient' | 'mail', session: string): Promise<void> {
    if (this.held?.at !== at || this.held.session !== undefined) return;
    this.held.session = session;
    this.held.arrive();
    await this.held.released;
  }

  private refusal(address: string): Error | undefined {
    const responseCode = this.refuseNext ?? this.refuses.get(address) ?? this.refuseWith;
    this.refuseNext = undefined;
    if (responseCode === undefined) return undefined;
    this.refused += 1;
    return Object.assign(new Error('Not now, or never'), { responseCode });
  }
}

/** Returns the headers of a mail, without its large attachments. */
function headOf(text: string): string {
  return text.slice(0, text.indexOf('\r\n\r\n'));
}

/** Returns a promise and the function that resolves it. */
function signal(): [Promise<void>, () => void] {
  let give = (): void => undefined;
  return [new Promise<void>((resolve) => (give = resolve)), () => give()];
}
