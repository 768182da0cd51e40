import type { EventPage } from '@svc/storefront';
import { Badge, ButtonLink, Card, type HostedPage } from '../page';
import type { PageLocale } from '../page-locale';
import { Description, picturesIn } from './description';
import { EventFacts } from './event-facts';
import type { EventPageView } from './event-page-view';
import { leftText, priceText } from './price-text';
import { RegisterSection } from './register-section';

/** The page of an event: what it is, when and where, and how to come. */
export function eventPage(view: EventPageView): HostedPage {
  const { page, brand, problems, locale, words } = view;
  const { event, branding } = page;
  const { title, tagline, description, coverUrl } = event;
  const content = (
    <div class="stack">
      {coverUrl && <img class="cover" src={coverUrl} alt="" />}
      <header class="tight">
        <h1>{title}</h1>
        {tagline && <p class="quiet">{tagline}</p>}
      </header>
      <Card>
        <EventFacts event={event} pageLocale={view} />
      </Card>
      {description && (
        <Card>
          <Description text={description} />
        </Card>
      )}
      <RegisterSection {...view} />
      <OtherTickets {...{ page, organiser: brand.name }} website={branding.website} pageLocale={view} />
    </div>
  );
  return { title: problems.length > 0 ? words.event.titleOfProblem(title) : title, brand, content, locale, words, pictures: [coverUrl, ...picturesIn(description ?? '')] };
}

/** Tickets that cannot be had here: those for money, which the merchant's own site sells, and those that are gone. */
function OtherTickets({ page, organiser, website, pageLocale }: { page: EventPage; organiser: string; website?: string; pageLocale: PageLocale }) {
  const words = pageLocale.words.event.others;
  const { ticketTypes } = page.event;
  const others = page.registration === 'ended' ? [] : ticketTypes.filter(({ kind, soldOut }) => kind !== 'free' || soldOut);
  if (others.length === 0) return null;
  const isSold = others.some(({ kind, soldOut }) => kind !== 'free' && !soldOut);
  return (
    <Card>
      <h2>{words.title}</h2>
      <ul class="plain stack">
        {others.map((tier) => (
          <li key={tier.ref} class="tight">
            <div class="row">
              <h3>{tier.name}</h3>
              <span>{priceText(tier, pageLocale)}</span>
              {leftText(tier, pageLocale) && <Badge tone={tier.soldOut ? 'bad' : undefined}>{leftText(tier, pageLocale)}</Badge>}
            </div>
            {tier.description && <p class="quiet small">{tier.description}</p>}
          </li>
        ))}
      </ul>
      {isSold && <p>{words.soldBy(organiser)}</p>}
      {isSold && website && (
        <ButtonLink href={website} second>
          {words.buyAt(new URL(website).hostname)}
        </ButtonLink>
      )}
    </Card>
  );
}
