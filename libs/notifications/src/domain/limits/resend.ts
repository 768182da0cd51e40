import { FinalConflict, Throttled } from '@svc/kernel';
import { MESSAGES } from '../kinds/messages';
import { CONFIRMATION_MESSAGE_KIND, isNobody, type Message, type MessageKind, type PlannedMessage } from '../message';

/** Most messages that a merchant sends again to one recipient in 24 hours (D-149). */
export const MOST_RESENT = 20;
const DAY_MS = 24 * 3_600_000;

/** Kinds that prove who their reader is: only the reader requests them. */
const PROOFS: readonly MessageKind[] = [CONFIRMATION_MESSAGE_KIND, 'newsletter_confirm', 'restock_confirm'];

const MESSAGES_OF_REFUSAL = {
  not_sent:
    'Only a message that was sent can be sent once more. Retry one that has failed or was withheld: POST /v1/admin/messages/{ref}/retry.',
  code: 'Codes, and mails that confirm a sign-up, go only to whoever requests them.',
  to_merchant: 'Only messages to buyers, guests and subscribers can be sent once more.',
  nobody: 'The recipient of this message was erased or deleted, so it goes to nobody any more.',
  unsubscribed: 'The recipient has unsubscribed from such mails.',
  address_changed: 'This message went to an address that what it is about no longer has. Send a message to the present address instead.',
  over: 'What this message says is over, such as an event that has ended.',
  untrue: 'What this message says is no longer true, such as a ticket for a cancelled event or news that later news has replaced.',
} as const;
/** Reason for which a message is not sent once more. */
export type ResendRefusal = keyof typeof MESSAGES_OF_REFUSAL;

/** Thrown where a message cannot be sent once more; `details.reason` says why (D-149). */
export class NotResent extends FinalConflict {
  constructor(reason: ResendRefusal) {
    super(MESSAGES_OF_REFUSAL[reason], { reason });
  }
}

/** Throws NotResent for a message that is not sent once more, whatever it says: unsent, a code, to the merchant, or to nobody. */
export function refuseResend({ state, kind, recipient }: Pick<Message, 'state' | 'kind' | 'recipient'>): void {
  if (isNobody(recipient)) throw new NotResent('nobody');
  if (PROOFS.includes(kind)) throw new NotResent('code');
  if (MESSAGES[kind].to !== 'customer') throw new NotResent('to_merchant');
  if (state !== 'sent') throw new NotResent('not_sent');
}

/**
 * Throws NotResent where what a message is about has addresses, and the recipient's is none of them any more.
 * @param addresses present addresses of the people whom it concerns; none where these are not known
 */
export function refuseFormerAddress({ recipient }: Pick<Message, 'recipient'>, addresses: readonly string[]): void {
  const present = addresses.map((address) => address.trim().toLowerCase());
  if (present.length > 0 && !present.includes(recipient.trim().toLowerCase())) throw new NotResent('address_changed');
}

/** Throws Throttled once a recipient was sent as many messages once more in 24 hours as the limit allows. */
export function refuseTooMany({ count, oldest }: { count: number; oldest?: Date }, now: Date): void {
  if (count < MOST_RESENT) return;
  const freeAt = (oldest ?? now).getTime() + DAY_MS;
  throw new Throttled(
    freeAt - now.getTime(),
    (seconds) => `This recipient was sent ${MOST_RESENT} messages once more in 24 hours. Wait ${seconds} seconds.`,
    'recipient',
  );
}

/** Returns the moment since which messages that were sent once more count. */
export function resentSince(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Returns the message that repeats another one; no limit of unanswered mails counts it, since the merchant sends it (D-153). */
export function repeated(
  { state: _state, details, ...message }: Message,
  { id, version }: { id: string; version: string },
): PlannedMessage {
  const { workspaceId, mode, kind, channel, recipient, subjectId } = message;
  const { limitedAs: _limitedAs, ...content } = details;
  return {
    ...{ workspaceId, mode, id, kind, channel, recipient, subjectId, version },
    details: { ...content, resendOf: details.resendOf ?? message.id },
  };
}

/** Returns a message as it is written: a repeated one as the one that it repeats, so that news are the same difference (D-148). */
export function asFirstSent(message: Message): Message {
  return { ...message, id: message.details.resendOf ?? message.id };
}
