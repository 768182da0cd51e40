import { localTimeLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { AlertEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';
import { ENGLISH, type EmailCatalogue } from './email-texts';
import type { AlertKind, Message } from './message';

type AlertMessage = Pick<Message, 'details'> & { kind: AlertKind };

/**
 * The letter that an alert comes to by what is stored now (D-74); undefined when it would no longer be true: the
 * destination was switched on again meanwhile, or something has arrived after days of failures.
 */
export function writeAlertEmail({ details: { cause } }: AlertMessage, source: AlertEmailSource, texts: EmailCatalogue = ENGLISH): EmailContent | undefined {
  const { workspace, branding, destination } = source;
  if (!cause || !isTrue(cause, destination)) return undefined;
  const alert = texts.alerts[cause];
  const path = `/v1/admin/webhooks/destinations/${refOf('wdn', destination.id)}`;
  const deliveries = `/v1/admin/webhooks/deliveries?destination=${refOf('wdn', destination.id)}`;
  return {
    language: texts.language,
    brand: { name: workspace.displayName, ...branding },
    addressee: workspace.displayName,
    subject: alert.subject,
    heading: alert.heading,
    greeting: texts.alertGreeting,
    paragraphs: alert.paragraphs({ url: destination.url, deliveries, replay: `${path}/replay`, enable: `${path}/enable` }),
    facts: factsOf(source, texts),
    footer: texts.alertFooter(workspace.displayName),
    calendars: [],
  };
}

/** A lost event stays lost when a later one arrives. */
function isTrue(cause: NonNullable<Message['details']['cause']>, { failingSince, disabledAt }: AlertEmailSource['destination']): boolean {
  if (cause === 'exhausted') return true;
  return cause === 'failing_for_days' ? failingSince !== undefined : disabledAt !== undefined;
}

function factsOf({ workspace, destination: { url, failingSince, disabledAt } }: AlertEmailSource, { labels }: EmailCatalogue): EmailFact[] {
  const { timezone } = workspace;
  const moment = (name: string, at?: string) => (at ? [{ name, lines: [localTimeLine({ date: at.slice(0, 10), startAt: at, timezone })] }] : []);
  return [{ name: labels.destination, lines: [url] }, ...moment(labels.failingSince, failingSince), ...moment(labels.disabledAt, disabledAt)];
}
