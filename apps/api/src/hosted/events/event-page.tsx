import type { EventPage } from '@svc/storefront';
import { Badge, ButtonLink, Card, type HostedPage } from '../page';
import { Description, picturesIn } from './description';
import { EventFacts } from './event-facts';
import type { EventPageView } from './event-page-view';
import { leftText, priceText } from './price-text';
import { RegisterSection } from './register-section';

/** The page of an event: what it is, when and where, and how to come. */
export function eventPage(view: EventPageView): HostedPage {
  const { page, brand, problems } = view;
  const { event, face } = page;
  const { title, tagline, description, coverUrl } = event;
  const content = (
    <div class="stack">
      {coverUrl && <img class="cover" src={coverUrl} alt="" />}
      <header class="tight">
        <h1>{title}</h1>
        {tagline && <p class="quiet">{tagline}</p>}
      </header>
      <Card>
        <EventFacts event={event} />
      </Card>
      {description && (
        <Card>
          <Description text={description} />
        </Card>
      )}
      <RegisterSection {...view} />
      <OtherTickets {...{ page, organiser: brand.name }} website={face.website} />
    </div>
  );
  return { title: problems.length > 0 ? `Please look again: ${title}` : title, brand, content, pictures: [coverUrl, ...picturesIn(description ?? '')] };
}

/** Tickets that cannot be had here: those for money, which the merchant's own site sells, and those that are gone. */
function OtherTickets({ page, organiser, website }: { page: EventPage; organiser: string; website?: string }) {
  const { ticketTypes } = page.event;
  const others = page.registration === 'ended' ? [] : ticketTypes.filter(({ kind, soldOut }) => kind !== 'free' || soldOut);
  if (others.length === 0) return null;
  const isSold = others.some(({ kind, soldOut }) => kind !== 'free' && !soldOut);
  return (
    <Card>
      <h2>Other tickets</h2>
      <ul class="plain stack">
        {others.map((tier) => (
          <li key={tier.ref} class="tight">
            <div class="row">
              <h3>{tier.name}</h3>
              <span>{priceText(tier)}</span>
              {leftText(tier) && <Badge tone={tier.soldOut ? 'bad' : undefined}>{leftText(tier)}</Badge>}
            </div>
            {tier.description && <p class="quiet small">{tier.description}</p>}
          </li>
        ))}
      </ul>
      {isSold && <p>{`These are sold by ${organiser}.`}</p>}
      {isSold && website && (
        <ButtonLink href={website} second>
          {`Buy at ${new URL(website).hostname}`}
        </ButtonLink>
      )}
    </Card>
  );
}
