import { latestOnly } from '../countdown';
import { announce, contentOf, draw, fetchPage, livePage, payForm } from './page';

const CHOICE_DELAY_MS = 120;
const TYPING_DELAY_MS = 300;
const ANNOUNCE_DELAY_MS = 600;
const CODE = 'discountCode';

let timer: ReturnType<typeof setTimeout> | undefined;
let announceTimer: ReturnType<typeof setTimeout> | undefined;
let act = 'update';
let isPaying = false;

const updates = latestOnly(async (isStale) => {
  const form = payForm();
  if (!form) return;
  const content = contentOf(form, act);
  act = 'update';
  document.documentElement.classList.add('updating');
  try {
    const next = await fetchPage(form.action, content);
    if (isStale() || isPaying) return;
    const before = livePage().spoken;
    draw(next);
    document.documentElement.classList.remove('stale');
    clearTimeout(announceTimer);
    if (livePage().spoken !== before) announceTimer = setTimeout(() => announce(livePage().spoken), ANNOUNCE_DELAY_MS);
  } finally {
    document.documentElement.classList.remove('updating');
  }
});

/** Updates the price soon after each choice. The server alone calculates prices. */
export function followChoices(): void {
  const follow = ({ target }: Event, isRelevant: (control: Element) => boolean, afterMs: number) => {
    if (!(target instanceof Element) || !payForm()?.contains(target) || !isRelevant(target)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void update(), afterMs);
  };
  document.addEventListener('change', (event) => follow(event, isChoice, CHOICE_DELAY_MS));
  document.addEventListener('input', (event) => follow(event, isNumber, TYPING_DELAY_MS));
}

/** Runs the act of a button such as `Update the price`. Returns true when the page is up to date. */
export async function runAct(requestedAct: string): Promise<boolean> {
  clearTimeout(timer);
  await updates.busy();
  act = requestedAct;
  return update();
}

/** Stops updates because the buyer pays. Returns the running update to wait for. */
export function stopUpdates(): Promise<void> | undefined {
  clearTimeout(timer);
  isPaying = true;
  return updates.busy();
}

export function resumeUpdates(): void {
  isPaying = false;
}

/** Updates the page with the current choices. Returns true when it succeeds. */
export async function update(): Promise<boolean> {
  try {
    await updates.request();
    return true;
  } catch {
    document.documentElement.classList.add('stale');
    announce(livePage().words.failed, { isVisible: true });
    return false;
  }
}

function isChoice(control: Element): boolean {
  if (control instanceof HTMLSelectElement || isNumber(control)) return true;
  return control instanceof HTMLInputElement && (['radio', 'checkbox'].includes(control.type) || control.name === CODE);
}

function isNumber(control: Element): boolean {
  return control instanceof HTMLInputElement && control.type === 'number';
}
