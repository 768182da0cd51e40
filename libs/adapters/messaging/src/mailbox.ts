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
  /** Complete address or number. */
  to?: string;
  channel?: string;
}

const NAME = /^([0-9a-f-]{36})\.json$/;
const MOST_KEPT = 1_000;
/** Messages that a process stores between two purges: listing a thousand files costs more than storing one. */
const KEPT_BETWEEN = 100;
const MOST_SHOWN = 200;

/**
 * Messages sent in development: a file for each, and its attachments in a folder beside it. Several processes may write and
 * read.
 */
export class Mailbox {
  private kept = 0;
  /** Address and channel of the messages that this process has read, by id: a message never changes. */
  private readonly known = new Map<string, Pick<MailboxEntry, 'to' | 'channel'>>();

  constructor(
    private readonly folder: string,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Stores a message, visible whole or not at all. Returns its id. */
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

  /** Returns the newest 200 that match, newest first. */
  async list(filter: MailboxFilter = {}): Promise<MailboxEntry[]> {
    const entries: MailboxEntry[] = [];
    for (const id of await this.newest()) {
      const header = this.known.get(id);
      const entry = header && !matches(header, filter) ? undefined : await this.find(id);
      if (entry) this.remember(entry);
      if (entry && matches(entry, filter)) entries.push(entry);
      if (entries.length === MOST_SHOWN) break;
    }
    return entries;
  }

  async find(id: string): Promise<MailboxEntry | undefined> {
    if (!NAME.test(`${id}.json`)) return undefined;
    const text = await readFile(join(this.folder, `${id}.json`), 'utf8').catch(orNothing);
    return text === undefined ? undefined : (JSON.parse(text) as MailboxEntry);
  }

  /** Returns an attachment by its index in the message, from 0. */
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
    const surplus = (await this.newest()).slice(MOST_KEPT);
    await Promise.all(
      surplus.flatMap((id) => [`${id}.json`, id]).map((name) => rm(join(this.folder, name), { recursive: true, force: true })),
    );
  }
}

function matches(message: Pick<MailboxEntry, 'to' | 'channel'>, { to, channel }: MailboxFilter): boolean {
  return (to === undefined || message.to === to) && (channel === undefined || message.channel === channel);
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Sends mails to the development inbox. */
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

/** Sends text messages to the development inbox. */
export class MailboxSmsSender extends SmsSender {
  constructor(private readonly mailbox: Mailbox) {
    super();
  }

  send({ to, text }: Sms): Promise<SendOutcome> {
    return keep(this.mailbox, { channel: 'sms', to, text, headers: {} });
  }
}

/** Sends WhatsApp messages to the development inbox: the template's name and its parameters. */
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
