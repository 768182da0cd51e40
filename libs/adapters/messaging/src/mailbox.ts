import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, type IdGenerator, timestampOf } from '@svc/kernel';
import {
  type Attachment,
  type Channel,
  type Email,
  EmailSender,
  type SendOutcome,
  type Sms,
  SmsSender,
  type WhatsAppMessage,
  WhatsAppSender,
} from '@svc/notifications';
import { unsubscribeHeaders } from './smtp-email-sender';

/** A message that was sent in development. */
export interface MailboxEntry {
  /** UUIDv7. */
  id: string;
  channel: Channel;
  to: string;
  subject?: string;
  text: string;
  html?: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string }[];
  createdAt: string;
}

export type NewMailboxEntry = Omit<MailboxEntry, 'id' | 'createdAt' | 'attachments'> & { attachments?: readonly Attachment[] };

export interface MailboxFilter {
  /** Address or number, whole. */
  to?: string;
  channel?: string;
}

const NAME = /^([0-9a-f-]{36})\.json$/;
const MOST_KEPT = 1_000;
/** What each process keeps between two looks for messages that are too many: listing a thousand files costs more than keeping one. */
const KEPT_BETWEEN = 100;
const MOST_SHOWN = 200;

/** Everything that is sent in development: a file for each message, and its attachments in a folder beside it. Several processes may write and read. */
export class Mailbox {
  private kept = 0;
  /** Address and channel of the messages that this process has read, by id: a message never changes. */
  private readonly known = new Map<string, Pick<MailboxEntry, 'to' | 'channel'>>();

  constructor(
    private readonly folder: string,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Keeps a message; it is seen whole or not at all. Answers its id. */
  async keep({ attachments = [], ...message }: NewMailboxEntry): Promise<string> {
    const id = this.ids.next();
    const folder = attachments.length > 0 ? join(this.folder, id) : this.folder;
    await mkdir(folder, { recursive: true });
    await Promise.all(attachments.map(({ content }, index) => writeFile(join(this.folder, id, String(index)), content)));
    const named = attachments.map(({ filename, contentType }) => ({ filename, contentType }));
    const entry: MailboxEntry = { id, ...message, attachments: named, createdAt: timestampOf(this.clock.now()) };
    await writeFile(join(this.folder, `${id}.part`), JSON.stringify(entry));
    await rename(join(this.folder, `${id}.part`), join(this.folder, `${id}.json`));
    if ((this.kept += 1) % KEPT_BETWEEN === 0) await this.prune();
    return id;
  }

  /** The newest 200 that match, newest first. */
  async list(filter: MailboxFilter = {}): Promise<MailboxEntry[]> {
    const found: MailboxEntry[] = [];
    for (const id of await this.newest()) {
      const known = this.known.get(id);
      const entry = known && !matches(known, filter) ? undefined : await this.find(id);
      if (entry) this.remember(entry);
      if (entry && matches(entry, filter)) found.push(entry);
      if (found.length === MOST_SHOWN) break;
    }
    return found;
  }

  async find(id: string): Promise<MailboxEntry | undefined> {
    if (!NAME.test(`${id}.json`)) return undefined;
    const text = await readFile(join(this.folder, `${id}.json`), 'utf8').catch(orNothing);
    return text === undefined ? undefined : (JSON.parse(text) as MailboxEntry);
  }

  /** An attachment by its place in the message, from 0. */
  async attachment(id: string, index: number): Promise<Attachment | undefined> {
    const named = (await this.find(id))?.attachments[index];
    return named && { ...named, content: await readFile(join(this.folder, id, String(index))) };
  }

  private remember({ id, to, channel }: MailboxEntry): void {
    if (this.known.size >= 2 * MOST_KEPT) this.known.clear();
    this.known.set(id, { to, channel });
  }

  private async newest(): Promise<string[]> {
    const names = await readdir(this.folder).catch(orNothing);
    return (names ?? [])
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .sort()
      .reverse();
  }

  private async prune(): Promise<void> {
    const outdated = (await this.newest()).slice(MOST_KEPT);
    await Promise.all(
      outdated.flatMap((id) => [`${id}.json`, id]).map((name) => rm(join(this.folder, name), { recursive: true, force: true })),
    );
  }
}

function matches(message: Pick<MailboxEntry, 'to' | 'channel'>, { to, channel }: MailboxFilter): boolean {
  return (to === undefined || message.to === to) && (channel === undefined || message.channel === channel);
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Mails for the development inbox. */
export class MailboxEmailSender extends EmailSender {
  constructor(private readonly mailbox: Mailbox) {
    super();
  }

  send({ id, fromName, to, replyTo, unsubscribeUrl, subject, text, html, calendar, attachments }: Email): Promise<SendOutcome> {
    const invite = calendar && {
      filename: calendar.filename,
      content: calendar.content,
      contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
    };
    return keep(this.mailbox, {
      channel: 'email',
      to: to.email,
      subject,
      text,
      html,
      headers: {
        'message-id': `<${id}@mailbox>`,
        from: fromName,
        to: `${to.name} <${to.email}>`,
        ...(replyTo && { 'reply-to': `${replyTo.name} <${replyTo.email}>` }),
        subject,
        ...unsubscribeHeaders(unsubscribeUrl),
      },
      attachments: [...(invite ? [invite] : []), ...attachments],
    });
  }
}

/** Text messages for the development inbox. */
export class MailboxSmsSender extends SmsSender {
  constructor(private readonly mailbox: Mailbox) {
    super();
  }

  send({ to, text }: Sms): Promise<SendOutcome> {
    return keep(this.mailbox, { channel: 'sms', to, text, headers: {} });
  }
}

/** WhatsApp messages for the development inbox: the template's name and what it was filled with. */
export class MailboxWhatsAppSender extends WhatsAppSender {
  constructor(private readonly mailbox: Mailbox) {
    super();
  }

  send({ to, template: { name, language, body, button } }: WhatsAppMessage): Promise<SendOutcome> {
    const text = [...body, ...(button === undefined ? [] : [`[${button}]`])].join('\n');
    return keep(this.mailbox, { channel: 'whatsapp', to, text, headers: { template: name, language } });
  }
}

async function keep(mailbox: Mailbox, entry: NewMailboxEntry): Promise<SendOutcome> {
  try {
    return { ok: true, providerRef: await mailbox.keep(entry) };
  } catch (error) {
    return { ok: false, permanent: false, reason: String(error) };
  }
}
