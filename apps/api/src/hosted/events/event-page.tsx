import { cleanHtml } from '@svc/content';
import { localTimeLine, localTimeText, placeLines } from '@svc/contracts';
import type { EventPage, PublicEvent } from '@svc/storefront';
import { CONDITIONS_SCRIPT } from '../conditional';
import { Badge, ButtonLink, Card, Facts, type HostedPage } from '../page';
import type { PageLocale } from '../page-locale';
import { daysOf } from './event-calendar';
import type { EventPageView } from './event-page-view';
import { leftText, priceText } from './offer';
import { RegisterSection } from './register-section';

/** What a merchant wrote about something: plain text in paragraphs, or markup, of which only what cannot run is kept. */
function Description({ text }: { text: string }) {
  if (/<[a-z][^>]*>/i.test(text)) return <div class="stack" dangerouslySetInnerHTML={{ __html: cleanHtml(text) }} />;
  return <p class="prose">{text}</p>;
}

/** Addresses of the pictures in it. */
function picturesIn(text: string): string[] {
  return [...cleanHtml(text).matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));
}

/** When and where it is, in the time of the place, and for whom. */
export function EventFacts({ event, pageLocale }: { event: PublicEvent; pageLocale: PageLocale }) {
  const { locale, words } = pageLocale;
  const { doorsAt, timezone, minAge } = event;
  const told = words.event;
  const places = placesOf(event, pageLocale);
  return (
    <Facts
      of={[
        [told.when, <Lines key="when" of={timesOf(event, pageLocale)} />],
        [told.doors, doorsAt && localTimeText({ date: doorsAt.slice(0, 10), startAt: doorsAt, timezone }, locale).time],
        [told.where, places.length > 0 ? <Lines key="where" of={places} /> : undefined],
        [told.for, minAge === undefined ? undefined : told.ages(minAge)],
      ]}
    />
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ul class="plain">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function timesOf(event: PublicEvent, { locale, words }: PageLocale): string[] {
  return daysOf(event).map((day) => (day.label ? words.event.timeOf(day.label, localTimeLine(day, locale)) : localTimeLine(day, locale)));
}

/** The place as far as everyone may know it (D-21); how to join online comes with the ticket. */
function placesOf({ venueVisibility, location, format }: PublicEvent, { words: { event: words }, locale }: PageLocale): string[] {
  const online = [location?.onlineProvider, words.linkWithTicket].filter(Boolean).join(', ');
  if (format === 'online') return [words.online(online)];
  const place =
    venueVisibility === 'public' ? placeLines({ ...location, onlineUrl: undefined }, locale) : [words.secretPlace[venueVisibility]];
  return format === 'hybrid' ? [...place, words.orOnline(online)] : place;
}

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
        {page.registration !== 'ended' && <KeepAndShare view={view} />}
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
  const { questions, lines } = view.details;
  const asksByAnswers =
    view.step === 'details' && [...questions, ...lines.flatMap((line) => line.questions)].some(({ showIf }) => showIf !== undefined);
  const script = asksByAnswers ? CONDITIONS_SCRIPT : undefined;
  return {
    title: problems.length > 0 ? words.event.titleOfProblem(title) : title,
    brand,
    content,
    locale,
    words,
    script,
    pictures: [coverUrl, ...picturesIn(description ?? '')],
  };
}

/** The event for one's calendar, and its page for others: plain links, which need no script. */
function KeepAndShare({
  view: {
    page: {
      event: { title },
    },
    path,
    url,
    words: {
      event: { keep },
    },
  },
}: {
  view: EventPageView;
}) {
  const text = `${title} ${url}`;
  return (
    <p class="row small no-print">
      <a href={`${path}/event.ics`} download>
        {keep.calendar}
      </a>
      <a href={`https://wa.me/?${new URLSearchParams({ text })}`} rel="noreferrer">
        {keep.whatsApp}
      </a>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>{keep.email}</a>
    </p>
  );
}

/** Tickets that cannot be had here now: those that are gone, and those for money that are sold elsewhere. */
function OtherTickets({
  page,
  organiser,
  website,
  pageLocale,
}: {
  page: EventPage;
  organiser: string;
  website?: string;
  pageLocale: PageLocale;
}) {
  const words = pageLocale.words.event.others;
  const isElsewhere = page.registration === 'elsewhere';
  const others = page.registration === 'ended' ? [] : page.event.ticketTypes.filter(({ soldOut }) => soldOut || isElsewhere);
  if (others.length === 0) return null;
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
      {isElsewhere && <p>{words.soldBy(organiser)}</p>}
      {isElsewhere && website && (
        <ButtonLink href={website} second>
          {words.buyAt(new URL(website).hostname)}
        </ButtonLink>
      )}
    </Card>
  );
}
