import { LIVE_ID, type LivePage } from '../live-page';
import { morph } from './morph';
import { readStanding, type Standing } from '../status';

const PATIENCE_MS = 15_000;

/** What the server said about the page that is shown. */
export function here(): LivePage {
  return pageOf(document)!;
}

/** Asks the server for a page, and draws it in place of the one that is shown. Fails when what comes is no page of a checkout. */
export async function askForPage(url: string, form?: URLSearchParams): Promise<Document> {
  const response = await fetch(url, {
    method: form ? 'POST' : 'GET',
    body: form,
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!pageOf(next)) throw new Error(`The page came as ${response.status}.`);
  return next;
}

export function draw(next: Document): void {
  const [main, wanted] = [document.querySelector('main')!, next.querySelector('main')!];
  const hadForm = payForm() !== null;
  morph(main, wanted);
  document.title = next.title;
  if (hadForm && !payForm() && document.activeElement === document.body) main.focus();
}

/** The form that pays, while there is one. */
export function payForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>('form[data-pays]');
}

/** What the form holds, for an `act` of the page. */
export function contentOf(form: HTMLFormElement, act: string): URLSearchParams {
  const content = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  content.set('act', act);
  return content;
}

function pageOf(page: Document): LivePage | undefined {
  const json = page.getElementById(LIVE_ID)?.dataset['page'];
  return json === undefined ? undefined : (JSON.parse(json) as LivePage);
}

/** How the checkout stands, if the answer can be read. Fails when none comes. */
export async function askStanding(url: string): Promise<Standing | undefined> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(PATIENCE_MS) });
  return response.ok ? readStanding(await response.json()) : undefined;
}

const READ_AFTER_MS = 150;
const SHOWN_MS = 6_000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes the place from which screen readers read; it has to be there before anything is said in it. */
export function prepareToSay(): void {
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = 'said';
  document.body.append(region);
}

/** Has screen readers read a text when they are done with what they read; `seen`: everybody sees it as well, for a while. */
export function say(text: string, { seen = false } = {}): void {
  if (!region) return;
  const place = region;
  clearTimeout(timer);
  place.textContent = '';
  place.classList.toggle('seen', seen);
  timer = setTimeout(() => {
    place.textContent = text;
    timer = setTimeout(() => (place.textContent = ''), SHOWN_MS);
  }, READ_AFTER_MS);
}
