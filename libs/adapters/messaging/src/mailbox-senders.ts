import { EmailSender, SmsSender, WhatsAppSender, type Email, type SendOutcome, type Sms, type WhatsAppMessage } from '@svc/notifications';
import type { Mailbox, NewMailboxEntry } from './mailbox';
import { unsubscribeHeaders } from './unsubscribe-headers';

/** Mails for the development inbox. */
export class MailboxEmailSender extends EmailSender {
  constructor(private readonly mailbox: Mailbox) {
    super();
  }

  send({ id, fromName, to, replyTo, unsubscribeUrl, subject, text, html, calendar, attachments }: Email): Promise<SendOutcome> {
    const invite = calendar && { filename: calendar.filename, content: calendar.content, contentType: `text/calendar; charset=utf-8; method=${calendar.method}` };
    return keep(this.mailbox, {
      channel: 'email',
      to: to.email,
      subject,
      text,
      html,
      headers: {
        'message-id': `<${id}@mailbox>`, from: fromName, to: `${to.name} <${to.email}>`, ...(replyTo && { 'reply-to': `${replyTo.name} <${replyTo.email}>` }), subject,
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
