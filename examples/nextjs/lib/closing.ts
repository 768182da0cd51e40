import { time } from '@storefront-service/sdk';

/** Zone in which visitors read the end of a closing. */
const TIME_ZONE = 'Africa/Lagos';

/** Returns the sentence for visitors of a shop that its merchant has closed for a while. */
export function closedSentence({ until, note }: { until?: string | null; note?: string }): string {
  const end = until ? ` It opens again on ${time.format(until, TIME_ZONE, 'en-NG')}.` : '';
  return `The shop is closed at the moment.${end}${note ? ` ${note}` : ''}`;
}
