import type { PublicEvent } from '@svc/storefront';
import { ButtonLink, Card, Notice, type Brand, type HostedPage } from '../page';
import { EventFacts } from './event-facts';
import type { Outcome } from './outcome-link';

/** What a guest sees after registering. It tells nothing that the form did not, since anybody can type in any e-mail. */
export function registeredPage({ event, brand, path, outcome }: { event: PublicEvent; brand: Brand; path: string; outcome: Outcome }): HostedPage {
  const { status, channel, to } = outcome;
  const isWaiting = status === 'pending';
  const title = isWaiting ? 'Your request has been received' : 'You are registered';
  const content = (
    <div class="stack">
      <Notice tone={isWaiting ? undefined : 'good'}>
        <h1>{title}</h1>
        <p>{isWaiting ? `${brand.name} looks at each request. You will hear at ${to}.` : `${TOLD[channel]} ${to}.`}</p>
      </Notice>
      <Card>
        <h2>{event.title}</h2>
        <EventFacts event={event} />
      </Card>
      <p class="quiet small">Nothing there after a few minutes? Look among unwanted mail, or register again with the same address: you keep the same seat.</p>
      <ButtonLink href={path} second>
        Back to the event
      </ButtonLink>
    </div>
  );
  return { title, brand, content };
}

const TOLD: Record<Outcome['channel'], string> = {
  email: 'Your ticket, with an entry for your calendar, is on its way to',
  sms: 'A message with a link to your ticket is on its way to',
};
