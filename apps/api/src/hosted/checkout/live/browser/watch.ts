import { isOpen, nextStep, pauseAfter } from '../status';
import { setClock } from './countdown';
import { askForPage, askStanding, contentOf, draw, here, payForm } from './page';
import { update } from './price';

let timer: ReturnType<typeof setTimeout> | undefined;
let answers = 0;
/** What was filled in when the checkout ended: the server says it back. */
let typed: URLSearchParams | undefined;

/** Asks how the checkout stands, while the page is seen and there is something to wait for. */
export function watch(): void {
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    answers = 0;
    if (document.visibilityState === 'visible') void askNow();
  });
  schedule();
}

/** Asks at once. @param anyNews draws whatever is new, also while the buyer only fills in the form */
export async function askNow({ anyNews = false } = {}): Promise<void> {
  clearTimeout(timer);
  const shown = here();
  const heard = await askStanding(shown.statusUrl).catch(() => undefined);
  if (heard) {
    if (heard.state === shown.state) setClock(heard);
    showWhenAsked(heard.now);
    const step = nextStep({ ...shown, watches: anyNews || shown.watches }, heard);
    if (step === 'leave') return location.replace(heard.goTo!);
    if (step === 'draw') await show(!isOpen(heard.state)).catch(() => undefined);
  }
  schedule(heard === undefined);
}

/** @param isUnheard the last question was not answered */
function schedule(isUnheard = false): void {
  const pause = pauseAfter(answers);
  if (!(here().watches || isUnheard) || pause === undefined || document.visibilityState !== 'visible') return;
  answers += 1;
  timer = setTimeout(() => void askNow(), pause);
}

/** Draws the page as it is now, with what is filled in. Once nothing can be paid any more, the server says that back. */
async function show(isOver: boolean): Promise<void> {
  const form = payForm();
  if (form) typed = contentOf(form, 'update');
  if (form && !isOver) {
    await update();
    return;
  }
  const { pageUrl, payUrl } = here();
  draw(await (isOver && typed ? askForPage(payUrl, typed) : askForPage(pageUrl)));
  setClock(here());
}

/** Says when the provider was asked last, in the time of the shop. */
function showWhenAsked(now: string): void {
  const place = document.querySelector<HTMLElement>('[data-asked]');
  if (!place) return;
  place.textContent = new Date(now).toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: place.dataset['asked'],
  });
}
