import { type Email, EmailSender, type SendOutcome } from '@svc/notifications';
import { createTransport, type SentMessageInfo, type Transporter } from 'nodemailer';
import { MESSAGING_WAITS, type MessagingWaits } from './messaging-waits';

/** Returns the headers by which mail programs offer to unsubscribe by one click (RFC 8058); none without such an address. */
export function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  return url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte. */
  url: string;
  /** Sender's address of mails. */
  from: string;
  waits?: Pick<MessagingWaits, 'mailConnectMs' | 'mailSilenceMs' | 'mailMs'>;
}

const CONNECTIONS = 5;

/**
 * Sends mails by SMTP, over a few pooled connections; one whose server is too slow is closed with the mail (D-111). Addresses
 * and texts are passed as objects, which nodemailer turns into headers of one line.
 */
export class SmtpEmailSender extends EmailSender {
  private readonly transport: Transporter<SentMessageInfo>;
  private readonly mailMs: number;

  constructor(private readonly options: SmtpOptions) {
    super();
    const { mailConnectMs, mailSilenceMs, mailMs } = options.waits ?? MESSAGING_WAITS;
    this.mailMs = mailMs;
    this.transport = createTransport({
      url: options.url,
      pool: true,
      maxConnections: CONNECTIONS,
      // The caller retries, and counts how often.
      maxRequeues: 0,
      connectionTimeout: mailConnectMs,
      greetingTimeout: mailConnectMs,
      socketTimeout: mailSilenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, fromName, to, replyTo, unsubscribeUrl, subject, text, html, calendar, attachments }: Email): Promise<SendOutcome> {
    const { from } = this.options;
    try {
      const { messageId } = await this.transport.sendMail({
        signal: AbortSignal.timeout(this.mailMs),
        messageId: `<${id}@${from.split('@')[1]}>`,
        from: { name: fromName, address: from },
        to: { name: to.name, address: to.email },
        replyTo: replyTo && { name: replyTo.name, address: replyTo.email },
        subject,
        text,
        html,
        icalEvent: calendar,
        attachments: attachments.map((attachment) => ({ ...attachment, contentDisposition: 'attachment' as const })),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...unsubscribeHeaders(unsubscribeUrl) },
      });
      return { ok: true, providerRef: messageId };
    } catch (error) {
      return { ok: false, ...failureOf(error) };
    }
  }

  /** Closes all connections. */
  close(): void {
    this.transport.close();
  }
}

/**
 * Returns the failure of a mail. A server that refuses the recipient or the mail with 5xx will do so again; a failed
 * connection or login, or an unreadable answer, may be fixed.
 */
function failureOf(error: unknown): { permanent: boolean; reason: string } {
  const {
    code,
    responseCode = 0,
    response,
    message,
  } = error as { code?: string; responseCode?: number; response?: string; message?: string };
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isOurFinding = response === undefined;
  return { permanent: isOfThisMail && (responseCode >= 500 || isOurFinding), reason: response ?? message ?? String(error) };
}
