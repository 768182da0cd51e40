import { localTimeLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { AdminTokenEmailSource, AlertEmailSource, RailEmailSource, TextsEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';
import { targetsIn } from './kinds/merchant-targets';
import { ENGLISH_ALERTS } from './texts/en/alerts';
import type { AlertKind, Message } from './message';
import { MOST_TO_DESTINATION } from './when-to-send';

type AlertMessage = Pick<Message, 'details'> & { kind: AlertKind };

/**
 * Writes an alert about a webhook destination from the present data (D-74); undefined when it would no longer be true: the destination was
 * enabled again, or an event was delivered after days of failures.
 */
export function writeAlertEmail({ kind, details: { cause } }: AlertMessage, source: AlertEmailSource): EmailContent | undefined {
  const { workspace, branding, destination } = source;
  if (!cause || !isTrue(cause, destination)) return undefined;
  const alert = ENGLISH_ALERTS.causes[cause];
  return {
    language: 'en',
    brand: { name: workspace.displayName, ...branding },
    addressee: workspace.displayName,
    subject: alert.subject,
    heading: alert.heading,
    greeting: ENGLISH_ALERTS.greeting,
    paragraphs: alert.paragraphs({ url: destination.url }),
    ...targetsIn(kind, refOf('wdn', destination.id)),
    facts: factsOf(source),
    footer: ENGLISH_ALERTS.footer(workspace.displayName),
    calendars: [],
  };
}

/** Returns true while an alert holds. A lost event stays lost when a later one arrives. */
function isTrue(cause: NonNullable<Message['details']['cause']>, { failingSince, disabledAt }: AlertEmailSource['destination']): boolean {
  if (cause === 'exhausted') return true;
  return cause === 'failing_for_days' ? failingSince !== undefined : disabledAt !== undefined;
}

function factsOf({ workspace, destination: { url, failingSince, disabledAt } }: AlertEmailSource): EmailFact[] {
  const { labels } = ENGLISH_ALERTS;
  const { timezone } = workspace;
  const moment = (name: string, at?: string) =>
    at ? [{ name, lines: [localTimeLine({ date: at.slice(0, 10), startAt: at, timezone })] }] : [];
  return [
    { name: labels.destination, lines: [url] },
    ...moment(labels.failingSince, failingSince),
    ...moment(labels.disabledAt, disabledAt),
  ];
}

/** Writes the email to the merchant about an admin token that the operator has made (D-109): its name, and how to revoke it. */
export function writeAdminTokenEmail({ workspace, branding, token: { id, ending, madeAt } }: AdminTokenEmailSource): EmailContent {
  return {
    language: 'en',
    brand: { name: workspace.displayName, ...branding },
    addressee: workspace.displayName,
    subject: 'A new admin token of your shop was made',
    heading: 'A new admin token of your shop was made',
    greeting: ENGLISH_ALERTS.greeting,
    paragraphs: [
      `The operator of this service has made an admin token of ${workspace.displayName}, which ends in ${ending}. Whoever holds it may read and change everything in your shop.`,
      'What it is used for is in the audit log of your shop.',
    ],
    ...targetsIn('admin_token_made', refOf('key', id)),
    facts: [{ name: 'Made', lines: [localTimeLine({ date: madeAt.slice(0, 10), startAt: madeAt, timezone: workspace.timezone })] }],
    footer: ENGLISH_ALERTS.footer(workspace.displayName),
    calendars: [],
  };
}

/**
 * Writes the email to the merchant about a provider that refuses one charge after another, for other reasons than cards (D-127); undefined
 * once the exception is resolved.
 */
export function writeRailEmail({ workspace, branding, exception }: RailEmailSource): EmailContent | undefined {
  const { id, message, since, isResolved } = exception;
  if (isResolved) return undefined;
  return {
    language: 'en',
    brand: { name: workspace.displayName, ...branding },
    addressee: workspace.displayName,
    subject: 'Your payment provider refuses to charge your buyers',
    heading: 'Your payment provider refuses to charge your buyers',
    greeting: ENGLISH_ALERTS.greeting,
    paragraphs: [
      message,
      'It stays among the exceptions until you have looked at it. After that, you get another mail after three more refusals within an hour.',
    ],
    ...targetsIn('rail_refused', refOf('exc', id)),
    facts: [{ name: 'Since', lines: [localTimeLine({ date: since.slice(0, 10), startAt: since, timezone: workspace.timezone })] }],
    footer: ENGLISH_ALERTS.footer(workspace.displayName),
    calendars: [],
  };
}

/** Writes the email to the merchant about SMS that wait for room (D-107); undefined when none waits any more. */
export function writeTextsEmail({ workspace, branding, waiting, mostPerDay }: TextsEmailSource): EmailContent | undefined {
  if (waiting === 0) return undefined;
  return {
    language: 'en',
    brand: { name: workspace.displayName, ...branding },
    addressee: workspace.displayName,
    subject: 'Texts to your guests are waiting',
    heading: 'Texts to your guests are waiting',
    greeting: ENGLISH_ALERTS.greeting,
    paragraphs: [
      `In any 24 hours ${mostPerDay} texts of your shop may go, and ${MOST_TO_DESTINATION} to one number. ${waiting === 1 ? 'One text waits' : `${waiting} texts wait`}, and will go when there is room, oldest first.`,
      'If so many guests are to be expected, ask the operator of this service to raise texts.mostPerDay for your shop.',
    ],
    ...targetsIn('texts_waiting'),
    facts: [],
    footer: ENGLISH_ALERTS.footer(workspace.displayName),
    calendars: [],
  };
}
