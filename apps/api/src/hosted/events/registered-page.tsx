import type { PublicEvent } from '@svc/storefront';
import { ButtonLink, Card, StatusCard, type Brand, type HostedPage } from '../page';
import type { PageLocale } from '../page-locale';
import { EventFacts } from './event-facts';
import type { Outcome } from './outcome-link';

/** What a guest sees after registering. It tells nothing that the form did not, since anybody can type in any e-mail. */
export function registeredPage({ event, brand, path, outcome, ...pageLocale }: PageLocale & { event: PublicEvent; brand: Brand; path: string; outcome: Outcome }): HostedPage {
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
