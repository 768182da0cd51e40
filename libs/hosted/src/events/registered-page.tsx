import { ATTENDEE_STATUSES } from '@svc/contracts';
import type { LinkSigner } from '@svc/kernel';
import type { StoreEventRegistrationView } from '@svc/registration';
import { z } from 'zod';
import type { PublicEvent } from '@svc/storefront';
import { type Brand, ButtonLink, Card, type HostedPage, StatusCard } from '../page';
import type { PageLocale } from '../page-locale';
import { EventFacts } from './event-facts';

const PURPOSE = 'registered';

/** Outcome of a registration, carried by the address of the next page; signed, so that it cannot be forged. */
export const outcomeQuery = z.object({
  status: z.enum(ATTENDEE_STATUSES),
  channel: z.enum(['email', 'sms']),
  to: z.string().max(300),
  t: z.string().max(100),
});
export type SignedOutcome = z.output<typeof outcomeQuery>;
type Outcome = Omit<SignedOutcome, 't'>;

/** Returns the address of the page that shows the outcome; `path` is that of the event's page. */
export function outcomeLink(
  path: string,
  { status, confirmation }: Pick<StoreEventRegistrationView, 'status' | 'confirmation'>,
  signer: LinkSigner,
): string {
  const outcome: Outcome = { status, ...confirmation };
  return `${path}/registered?${new URLSearchParams({ ...outcome, t: signer.sign(PURPOSE, subjectOf(path, outcome)) })}`;
}

export function isGoodOutcome(path: string, { t, ...outcome }: SignedOutcome, signer: LinkSigner): boolean {
  return signer.verify(PURPOSE, subjectOf(path, outcome), t);
}

function subjectOf(path: string, { status, channel, to }: Outcome): string {
  return [path, status, channel, to].join('\n');
}

/** Returns the page after registering. It shows only values of the form, since anyone can enter any e-mail. */
export function registeredPage({
  event,
  brand,
  path,
  outcome,
  ...pageLocale
}: PageLocale & { event: PublicEvent; brand: Brand; path: string; outcome: Outcome }): HostedPage {
  const { status, channel, to } = outcome;
  const words = pageLocale.words.event.registered;
  const isWaiting = status === 'pending';
  const title = isWaiting ? words.waiting : words.title;
  const content = (
    <div class="stack">
      <StatusCard tone={isWaiting ? undefined : 'good'} icon={isWaiting ? 'clock' : 'check'} title={title}>
        <p>{isWaiting ? words.waitingText(brand.name, to) : words[channel](to)}</p>
      </StatusCard>
      <Card>
        <h2>{event.title}</h2>
        <EventFacts event={event} pageLocale={pageLocale} />
      </Card>
      <p class="quiet small">{words.nothingThere}</p>
      <ButtonLink href={path} second>
        {words.back}
      </ButtonLink>
    </div>
  );
  return { title, brand, content, ...pageLocale };
}
