import { isOpen, nextStep, pauseAfter } from '../status';
import { setClock } from './countdown';
import { contentOf, draw, fetchPage, fetchPaymentStatus, livePage, payForm } from './page';
import { update } from './price';

let timer: ReturnType<typeof setTimeout> | undefined;
let polls = 0;
/** Values of the form when the checkout ended; the server shows them again. */
let typed: URLSearchParams | undefined;

/** Polls the state of the checkout while the page is visible and a change is expected. */
export function watch(): void {
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    polls = 0;
    if (document.visibilityState === 'visible') void pollNow();
  });
  schedule();
}

/** Polls at once. @param anyNews draws every change, also while the buyer only fills in the form */
export async function pollNow({ anyNews = false } = {}): Promise<void> {
  clearTimeout(timer);
  const shown = livePage();
  const status = await fetchPaymentStatus(shown.statusUrl).catch(() => undefined);
  if (status) {
    if (status.state === shown.state) setClock(status);
    showPollTime(status.now);
    const step = nextStep({ ...shown, watches: anyNews || shown.watches }, status);
    if (step === 'leave') return location.replace(status.goTo!);
    if (step === 'draw') await redraw(!isOpen(status.state)).catch(() => undefined);
  }
  schedule(status === undefined);
}

/** Schedules the next poll. @param hasFailed the last poll got no response */
function schedule(hasFailed = false): void {
  const pause = pauseAfter(polls);
  if (!(livePage().watches || hasFailed) || pause === undefined || document.visibilityState !== 'visible') return;
  polls += 1;
  timer = setTimeout(() => void pollNow(), pause);
}

/** Draws the current page, with the values of the form. Once the checkout has ended, the server shows them again. */
async function redraw(isOver: boolean): Promise<void> {
  const form = payForm();
  if (form) typed = contentOf(form, 'update');
  if (form && !isOver) {
    await update();
    return;
  }
  const { pageUrl, payUrl } = livePage();
  draw(await (isOver && typed ? fetchPage(payUrl, typed) : fetchPage(pageUrl)));
  setClock(livePage());
}

/** Shows the time at which the provider was last queried, in the time zone of the shop. */
function showPollTime(now: string): void {
  const element = document.querySelector<HTMLElement>('[data-asked]');
  if (!element) return;
  element.textContent = new Date(now).toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: element.dataset['asked'],
  });
}
