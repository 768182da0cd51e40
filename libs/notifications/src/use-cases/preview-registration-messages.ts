import type { FactOf, MailWording, Wallet } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { type AttendeeSeat, attendeeMessagesOf } from '../domain/attendee-messages-of';
import type { EmailContent } from '../domain/email';
import type { MessageContext, WrittenKind } from '../domain/kinds/message-row';
import { MESSAGES } from '../domain/kinds/messages';
import type { Channel, MessageKind } from '../domain/message';
import { type Addressee, messagesOf, type NewMessage } from '../domain/messages-of';
import type { EmailSourceName, EmailSources, RegistrationDraft } from '../ports/email-sources';
import type { Attachment } from '../ports/senders';
import type { TicketDocuments } from '../ports/ticket-documents';
import { calendarType, composeEmail, inWordsOfShop } from './compose-email';
import type { PreviewLinks } from './preview-email';

export interface RegistrationPreview {
  draft: RegistrationDraft;
  /** Fact that the registration would make. */
  fact: FactOf<'attendee.registered.v1'>;
  /** The workspace has attendees mailed (D-137). */
  mailsAttendees: boolean;
  /** Words to try instead of those of the shop. */
  wording?: MailWording;
  now: Date;
}

/** A message as it would be sent. */
export interface MessagePreview {
  kind: MessageKind;
  channel: Channel;
  /** E-mail address, or phone number in E.164. */
  to: string;
  /** Absent from an SMS, as is `html`. */
  subject?: string;
  /** Plain-text part of the mail, or the SMS. */
  text: string;
  html?: string;
  /** Calendar files and tickets. */
  attachments: readonly Attachment[];
}

export interface RegistrationPreviewDependencies {
  sources: EmailSources;
  documents: TicketDocuments;
  links: PreviewLinks;
  wallets: () => readonly Wallet[];
  /** Sender address of calendar entries. */
  organiser: string;
}

/**
 * Returns all messages that a registration would send, by the plan and the writers of real ones; nothing is written or sent, links lead
 * nowhere and the codes of tickets admit nobody (ADR 0124 r2).
 */
export class PreviewRegistrationMessages {
  constructor(private readonly dependencies: RegistrationPreviewDependencies) {}

  async execute(preview: RegistrationPreview): Promise<MessagePreview[]> {
    const { draft, fact } = preview;
    const planned = [...messagesOf(fact, [addresseeOf(draft)]), ...attendeeMessagesOf(fact, attendeesOf(preview))];
    const previews: MessagePreview[] = [];
    for (const message of planned) {
      const content = await this.write(message, MESSAGES[message.kind], preview);
      if (content) previews.push(await this.present(message, draft, content));
    }
    return previews;
  }

  /** Writes a message of a kind that registrations plan: the source of all of these is `seats`. */
  private async write(
    message: NewMessage,
    { write }: WrittenKind<MessageKind, EmailSourceName>,
    { draft, wording, now }: RegistrationPreview,
  ): Promise<EmailContent | undefined> {
    const source = await this.dependencies.sources.ofDraft(draft, message);
    if (!source) return undefined;
    const branding = wording ? { ...source.branding, wording } : source.branding;
    const written = write({ ...message, id: draft.id }, { ...source, branding }, this.contextAt(now));
    return written && inWordsOfShop(written, message.kind);
  }

  private contextAt(now: Date): MessageContext {
    const { links, wallets, organiser } = this.dependencies;
    return {
      ...links,
      codes: { sign: ({ ticketId }) => `SAMPLE ${refOf('att', ticketId)}` },
      confirmations: { codeOf: () => '' },
      wallets: wallets(),
      organiser,
      now,
    };
  }

  private async present(
    { kind, channel, recipient: to }: NewMessage,
    { id }: RegistrationDraft,
    content: EmailContent,
  ): Promise<MessagePreview> {
    if (channel !== 'email') return { kind, channel, to, text: content.sms ?? '', attachments: [] };
    const { subject, text, html, calendar, attachments } = await composeEmail({ id, recipient: to }, content, this.dependencies.documents);
    const invite = calendar ? [{ filename: calendar.filename, contentType: calendarType(calendar.method), content: calendar.content }] : [];
    return { kind, channel, to, subject, text, html, attachments: [...invite, ...attachments] };
  }
}

const isAdmitted = ({ status }: { status: string }) => status === 'confirmed';

function addresseeOf({ workspaceId, id: registrationId, eventId, contact: { email, phone }, seats }: RegistrationDraft): Addressee {
  return { workspaceId, mode: 'live', registrationId, eventId, email, phone, admitted: seats.some(isAdmitted) };
}

/** Returns the seats that name another e-mail address than the registrant's. */
function attendeesOf({ draft: { workspaceId, id: takenBy, contact, seats }, mailsAttendees: wanted }: RegistrationPreview): AttendeeSeat[] {
  const own = contact.email?.trim().toLowerCase();
  return seats.flatMap(({ id: attendeeId, email, ...seat }) =>
    email === undefined || email.trim().toLowerCase() === own
      ? []
      : [{ workspaceId, attendeeId, takenBy, email, admitted: isAdmitted(seat), wanted, notified: false }],
  );
}
