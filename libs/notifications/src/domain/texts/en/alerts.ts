import { WEBHOOKS_KEPT_DAYS } from '@svc/contracts';
import type { AlertCause } from '../../message';

/** Values for the texts of an alert. */
export interface AlertEmailFacts {
  url: string;
}

/** Texts of one alert to the merchant, by its cause. */
export interface AlertEmailTexts {
  subject: string;
  heading: string;
  paragraphs(facts: AlertEmailFacts): string[];
}

const KEPT = `Events are kept for ${WEBHOOKS_KEPT_DAYS} days, and are sent once you switch the destination on again.`;

/** Alerts to merchants, which are in English. */
export const ENGLISH_ALERTS = {
  greeting: 'Hello,',
  labels: { destination: 'Address', failingSince: 'Failing since', disabledAt: 'Switched off' },
  footer: (merchant: string) => `You get this mail because this is the address for alerts in the settings of ${merchant}.`,
  causes: {
    exhausted: {
      subject: 'A webhook could not be delivered',
      heading: 'A webhook could not be delivered',
      paragraphs: (facts) => [`Every attempt to deliver an event to ${facts.url} has failed, and it is not tried again by itself.`],
    },
    failing_for_days: {
      subject: 'Webhooks have been failing for three days',
      heading: 'Webhooks have been failing for three days',
      paragraphs: (facts) => [
        `Nothing that was sent to ${facts.url} in the last 72 hours has arrived. After 120 hours the service switches it off.`,
      ],
    },
    failing: {
      subject: 'A webhook destination was switched off',
      heading: 'A webhook destination was switched off',
      paragraphs: (facts) => [`Nothing that was sent to ${facts.url} in the last 120 hours has arrived, so it gets no more events.`, KEPT],
    },
    gone: {
      subject: 'A webhook destination was switched off',
      heading: 'A webhook destination was switched off',
      paragraphs: (facts) => [`${facts.url} has answered 410 Gone, which says that it wants no more events.`, KEPT],
    },
  } satisfies Record<AlertCause, AlertEmailTexts>,
};
