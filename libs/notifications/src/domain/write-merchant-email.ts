import { localTimeLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { AdminTokenEmailSource, AlertEmailSource, ExceptionEmailSource, TextsEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';
import { mailToMerchant } from './kinds/mail-to-merchant';
import { ENGLISH_ALERTS } from './texts/en/alerts';
import type { AlertKind, Message } from './message';
import { MOST_TO_DESTINATION } from './when-to-send';

type AlertMessage = Pick<Message, 'details'> & { kind: AlertKind };

/**
 * Writes an alert about a webhook destination from the present data (D-74); undefined when it would no longer be true: the destination was
 * enabled again, or an event was delivered after days of failures.
 */
export function writeAlertEmail({ kind, details: { cause } }: AlertMessage, source: AlertEmailSource): EmailContent | undefined {
  const { destination } = source;
  if (!cause || !isTrue(cause, destination)) return undefined;
  const { subject, heading, paragraphs } = ENGLISH_ALERTS.causes[cause];
  return mailToMerchant(
    source,
    { kind, ref: refOf('wdn', destination.id) },
    { subject, heading, paragraphs: paragraphs({ url: destination.url }), facts: factsOf(source) },
  );
}

/** Returns true while an alert holds. A lost event stays lost when a later one arrives. */
function isTrue(cause: NonNullable<Message['details']['cause']>, { failingSince, disabledAt }: AlertEmailSource['destination']): boolean {
  if (cause === 'exhausted') return true;
  return cause === 'failing_for_days' ? failingSince !== undefined : disabledAt !== undefined;
}

function factsOf({ workspace, destination: { url, failingSince, disabledAt } }: AlertEmailSource): EmailFact[] {
  const { labels } = ENGLISH_ALERTS;
  return [
    { name: labels.destination, lines: [url] },
    ...momentFact(labels.failingSince, failingSince, workspace),
    ...momentFact(labels.disabledAt, disabledAt, workspace),
  ];
}

function momentFact(name: string, at: string | undefined, { timezone }: { timezone: string }): EmailFact[] {
  return at ? [{ name, lines: [localTimeLine({ date: at.slice(0, 10), startAt: at, timezone })] }] : [];
}

/** Writes the email to the merchant about an admin token that the operator has made (D-109): its name, and how to revoke it. */
export function writeAdminTokenEmail(source: AdminTokenEmailSource): EmailContent {
  const {
    workspace,
    token: { id, ending, madeAt },
  } = source;
  return mailToMerchant(
    source,
    { kind: 'admin_token_made', ref: refOf('key', id) },
    {
      subject: 'A new admin token of your shop was made',
      paragraphs: [
        `The operator of this service has made an admin token of ${workspace.displayName}, which ends in ${ending}. Whoever holds it may read and change everything in your shop.`,
        'What it is used for is in the audit log of your shop.',
      ],
      facts: momentFact('Made', madeAt, workspace),
    },
  );
}

/**
 * Writes the email to the merchant about a provider that refuses one charge after another, for other reasons than cards (D-127); undefined
 * once the exception is resolved.
 */
export function writeRailEmail(source: ExceptionEmailSource): EmailContent | undefined {
  const { id, message, since, isResolved } = source.exception;
  if (isResolved) return undefined;
  return mailToMerchant(
    source,
    { kind: 'rail_refused', ref: refOf('exc', id) },
    {
      subject: 'Your payment provider refuses to charge your buyers',
      paragraphs: [
        message,
        'It stays among the exceptions until you have looked at it. After that, you get another mail after three more refusals within an hour.',
      ],
      facts: momentFact('Since', since, source.workspace),
    },
  );
}

/**
 * Writes the email to the merchant whose money at a provider does not suffice for refunds (D-147); undefined once none waits any more.
 */
export function writeRefundsWaitingEmail(source: ExceptionEmailSource): EmailContent | undefined {
  const { message, since, isResolved } = source.exception;
  if (isResolved) return undefined;
  return mailToMerchant(
    source,
    { kind: 'refunds_waiting' },
    {
      subject: 'Refunds to your buyers wait for your balance',
      paragraphs: [message, 'Nothing else is needed from you. You get another mail where one of them cannot be made at all.'],
      facts: momentFact('Since', since, source.workspace),
    },
  );
}

/** Writes the email to the merchant about SMS that wait for room (D-107); undefined when none waits any more. */
export function writeTextsEmail({ waiting, mostPerDay, ...source }: TextsEmailSource): EmailContent | undefined {
  if (waiting === 0) return undefined;
  return mailToMerchant(
    source,
    { kind: 'texts_waiting' },
    {
      subject: 'Texts to your guests are waiting',
      paragraphs: [
        `In any 24 hours ${mostPerDay} texts of your shop may go, and ${MOST_TO_DESTINATION} to one number. ${waiting === 1 ? 'One text waits' : `${waiting} texts wait`}, and will go when there is room, oldest first.`,
        'If so many guests are to be expected, ask the operator of this service to raise texts.mostPerDay for your shop.',
      ],
      facts: [],
    },
  );
}
