import { cleanHtml } from '@svc/content';
import { scriptIn } from '@svc/http';
import { CONDITIONS_SCRIPT } from '../conditional';
import { Card, type HostedPage, ShopLine } from '../page';
import { BuyBar } from './choice/buy-bar';
import { ChosenTickets } from './choice/chosen-tickets';
import { EventFacts, timeOf } from './event-facts';
import { headOf } from './event-head';
import type { EventPageView } from './event-page-view';
import { EVENT_STYLE } from './event-style';
import { KeepAndShare } from './keep-and-share';
import { RegisterSection } from './register-section';

/** Script of the steppers, the running sum, the bar and the buttons for sharing. Undefined where this app has no built scripts. */
const EVENT_SCRIPT = scriptIn('event-page.js');

/** Shows a merchant's text: plain text in paragraphs, or markup, sanitised so that nothing runs. */
function Description({ text }: { text: string }) {
  if (/<[a-z][^>]*>/i.test(text)) return <div class="stack" dangerouslySetInnerHTML={{ __html: cleanHtml(text) }} />;
  return <p class="prose">{text}</p>;
}

/** Returns the addresses of its pictures. */
function picturesIn(text: string): string[] {
  return [...cleanHtml(text).matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));
}

/** Returns the page of an event: what it is, and its tickets; once they are chosen, the details that they require. */
export function eventPage(view: EventPageView): HostedPage {
  const { page, brand, problems, locale, words } = view;
  const { title, description, coverUrl } = page.event;
  return {
    title: problems.length > 0 ? words.event.titleOfProblem(title) : title,
    brand,
    content: view.isFolded ? <Details view={view} /> : <WholeEvent view={view} />,
    isWide: true,
    styles: EVENT_STYLE,
    locale,
    words,
    script: scriptOf(view),
    pictures: [coverUrl, ...picturesIn(description ?? '')],
    head: headOf(view),
  };
}

function WholeEvent({ view }: { view: EventPageView }) {
  const { page, brand, words } = view;
  const { title, tagline, description, coverUrl } = page.event;
  const isOpen = page.registration === 'open';
  return (
    <>
      <div class="sides event">
        <div class="lead stack">
          {coverUrl && <img class="cover" src={coverUrl} alt="" />}
          <header class="tight">
            <h1 class={titleClass(title)}>{title}</h1>
            {tagline && <p class="quiet">{tagline}</p>}
          </header>
          <Card>
            <EventFacts event={page.event} pageLocale={view} />
            {page.registration !== 'ended' && page.registration !== 'cancelled' && <KeepAndShare view={view} />}
          </Card>
        </div>
        <div class={view.step === 'tickets' && view.groups.length === 1 ? 'cart choice' : 'cart choice still'}>
          <RegisterSection {...view} />
        </div>
        <div class="work stack">
          {description && (
            <Card>
              <Description text={description} />
            </Card>
          )}
          <ShopLine {...{ brand, words }} />
        </div>
      </div>
      {isOpen && view.offers.length > 0 && <BuyBar view={view} />}
    </>
  );
}

/**
 * Shows the form of the required details beside the chosen tickets; of the event only what it is and when. All of it receives the focus from
 * forms that lead to `#register`.
 */
function Details({ view }: { view: EventPageView }) {
  const { page, brand, words } = view;
  return (
    <section class="sides event" id="register" aria-labelledby="event-title" tabIndex={-1}>
      <header class="lead tight">
        <h1 id="event-title" class={titleClass(page.event.title)}>
          {page.event.title}
        </h1>
        <p class="quiet">{timeOf(page.event, view)}</p>
      </header>
      <div class="cart">
        {view.choosesHere ? (
          <Card>
            <EventFacts event={page.event} pageLocale={view} />
          </Card>
        ) : (
          <ChosenTickets view={view} />
        )}
      </div>
      <div class="work stack">
        <RegisterSection {...view} />
        <ShopLine {...{ brand, words }} />
      </div>
    </section>
  );
}

/** Longest title in large letters, in characters. */
const SHORT_TITLE = 90;

function titleClass({ length }: string): string | undefined {
  return length > SHORT_TITLE ? 'long' : undefined;
}

function scriptOf({ step, details: { questions, lines } }: EventPageView): string | undefined {
  const isConditional =
    step === 'details' && [...questions, ...lines.flatMap((line) => line.questions)].some(({ showIf }) => showIf !== undefined);
  return [EVENT_SCRIPT, isConditional ? CONDITIONS_SCRIPT : undefined].filter(Boolean).join('\n') || undefined;
}
