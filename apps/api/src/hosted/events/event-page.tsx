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

/** Shows a merchant's text: plain text in paragraphs, or markup, sanitised so that nothing runs. */
function Description({ text }: { text: string }) {
  if (/<[a-z][^>]*>/i.test(text)) return <div class="stack" dangerouslySetInnerHTML={{ __html: cleanHtml(text) }} />;
  return <p class="prose">{text}</p>;
}

/** Returns the addresses of its pictures. */
function picturesIn(text: string): string[] {
  return [...cleanHtml(text).matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));
}

/** Shows the time of the event by the clocks of its place, the place, and its age limit. */
export function EventFacts({ event, pageLocale }: { event: PublicEvent; pageLocale: PageLocale }) {
  const { locale, words } = pageLocale;
  const { doorsAt, timezone, minAge } = event;
  const labels = words.event;
  const places = placesOf(event, pageLocale);
  return (
    <Facts
      of={[
        [labels.when, <Lines key="when" of={timesOf(event, pageLocale)} />],
        [labels.doors, doorsAt && localTimeText({ date: doorsAt.slice(0, 10), startAt: doorsAt, timezone }, locale).time],
        [labels.where, places.length > 0 ? <Lines key="where" of={places} /> : undefined],
        [labels.for, minAge === undefined ? undefined : labels.ages(minAge)],
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

/** Returns the place as far as it is public (D-21); the link to join online comes with the ticket. */
function placesOf({ venueVisibility, location, format }: PublicEvent, { words: { event: words }, locale }: PageLocale): string[] {
  const online = [location?.onlineProvider, words.linkWithTicket].filter(Boolean).join(', ');
  if (format === 'online') return [words.online(online)];
  const place =
    venueVisibility === 'public' ? placeLines({ ...location, onlineUrl: undefined }, locale) : [words.secretPlace[venueVisibility]];
  return format === 'hybrid' ? [...place, words.orOnline(online)] : place;
}

/** Returns the page of an event: its description, time and place, and its registration. */
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

/** Links to the calendar file and for sharing; plain links, which need no script. */
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

/** Shows tickets that are not available here: sold-out ones, and paid ones that are sold elsewhere. */
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
