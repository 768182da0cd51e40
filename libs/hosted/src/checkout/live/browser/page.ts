import { LIVE_ID, type LivePage } from '../live-page';
import { morph } from './morph';
import { readPaymentStatus, type PaymentStatus } from '../status';

const REQUEST_TIMEOUT_MS = 15_000;

/** Returns the server's data of the shown page. */
export function livePage(): LivePage {
  return pageOf(document)!;
}

/** Fetches a page from the server, by POST when there is a form. Fails when the response is not the page of a checkout. */
export async function fetchPage(url: string, form?: URLSearchParams): Promise<Document> {
  const response = await fetch(url, {
    method: form ? 'POST' : 'GET',
    body: form,
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!pageOf(next)) throw new Error(`The page came as ${response.status}.`);
  return next;
}

/** Draws a page in place of the shown one. Moves the focus to `main` when the payment form is gone and nothing has the focus. */
export function draw(next: Document): void {
  const [main, wanted] = [document.querySelector('main')!, next.querySelector('main')!];
  const hadForm = payForm() !== null;
  morph(main, wanted);
  document.title = next.title;
  if (hadForm && !payForm() && document.activeElement === document.body) main.focus();
}

/** Returns the form that pays; null when there is none. */
export function payForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>('form[data-pays]');
}

/** Returns the values of the form, with an `act`. */
export function contentOf(form: HTMLFormElement, act: string): URLSearchParams {
  const content = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  content.set('act', act);
  return content;
}

function pageOf(page: Document): LivePage | undefined {
  const json = page.getElementById(LIVE_ID)?.dataset['page'];
  return json === undefined ? undefined : (JSON.parse(json) as LivePage);
}

/** Fetches the state of the checkout; undefined when the response cannot be read. Fails without a response. */
export async function fetchPaymentStatus(url: string): Promise<PaymentStatus | undefined> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return response.ok ? readPaymentStatus(await response.json()) : undefined;
}

/** Returns false when the service cannot be reached, so that a form would be lost with its page. */
export async function isReachable(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );
}

const ANNOUNCE_DELAY_MS = 150;
const ANNOUNCEMENT_MS = 6_000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Adds the live region for screen readers, which must exist before its first text. */
export function prepareAnnouncements(): void {
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = 'announcement';
  document.body.append(region);
}

/** Announces a text to screen readers. @param isVisible shows it on the page as well, for `ANNOUNCEMENT_MS` */
export function announce(text: string, { isVisible = false } = {}): void {
  if (!region) return;
  const element = region;
  clearTimeout(timer);
  element.textContent = '';
  element.classList.toggle('visible', isVisible);
  timer = setTimeout(() => {
    element.textContent = text;
    timer = setTimeout(() => (element.textContent = ''), ANNOUNCEMENT_MS);
  }, ANNOUNCE_DELAY_MS);
}
