import { latestOnly } from '../countdown';
import { askForPage, contentOf, draw, here, payForm, say } from './page';

const CHOSEN_MS = 120;
const TYPED_MS = 300;
const SAID_AFTER_MS = 600;
const CODE = 'discountCode';

let timer: ReturnType<typeof setTimeout> | undefined;
let saying: ReturnType<typeof setTimeout> | undefined;
let act = 'update';
let isPaying = false;

const updates = latestOnly(async (isOutdated) => {
  const form = payForm();
  if (!form) return;
  const content = contentOf(form, act);
  act = 'update';
  document.documentElement.classList.add('asks');
  try {
    const next = await askForPage(form.action, content);
    if (isOutdated() || isPaying) return;
    const before = here().spoken;
    draw(next);
    document.documentElement.classList.remove('stale');
    clearTimeout(saying);
    if (here().spoken !== before) saying = setTimeout(() => say(here().spoken), SAID_AFTER_MS);
  } finally {
    document.documentElement.classList.remove('asks');
  }
});

/** Shows the server's price of what is chosen, soon after it is chosen. Money is never reckoned here. */
export function followChoices(): void {
  const follow = ({ target }: Event, isMeant: (control: Element) => boolean, afterMs: number) => {
    if (!(target instanceof Element) || !payForm()?.contains(target) || !isMeant(target)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void update(), afterMs);
  };
  document.addEventListener('change', (event) => follow(event, isChoice, CHOSEN_MS));
  document.addEventListener('input', (event) => follow(event, isNumber, TYPED_MS));
}

/** Takes a press of `Update the price` and its like. Answers whether the page is up to date. */
export async function pressed(pressedAct: string): Promise<boolean> {
  clearTimeout(timer);
  await updates.busy();
  act = pressedAct;
  return update();
}

/** The buyer pays: nothing on the page changes any more. Answers what has to be waited for. */
export function stopForPayment(): Promise<void> | undefined {
  clearTimeout(timer);
  isPaying = true;
  return updates.busy();
}

export function goOnChoosing(): void {
  isPaying = false;
}

/** Shows the page as it is by now, with what is chosen. Answers whether it does. */
export async function update(): Promise<boolean> {
  try {
    await updates.ask();
    return true;
  } catch {
    document.documentElement.classList.add('stale');
    say(here().words.failed, { seen: true });
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
