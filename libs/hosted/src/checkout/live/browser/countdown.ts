import { clockText, momentPassed } from '../countdown';
import { announce, livePage } from './page';

const TICK_MS = 1_000;

let endsAt = Infinity;
let lastLeft = Infinity;

/** Counts down the time that is left, by the clock of the service. @param onEnd is called once it is over */
export function countDown(onEnd: () => void): void {
  setClock(livePage());
  setInterval(() => tick(onEnd), TICK_MS);
}

/** Sets the countdown from a response of the service. */
export function setClock({ now, expiresAt }: { now: string; expiresAt: string }): void {
  const left = Date.parse(expiresAt) - Date.parse(now);
  endsAt = performance.now() + left;
  lastLeft = left;
  show(left);
}

function tick(onEnd: () => void): void {
  const left = endsAt - performance.now();
  const moment = momentPassed(lastLeft, left);
  const isOver = lastLeft > 0 && left <= 0;
  lastLeft = left;
  show(left);
  if (!document.querySelector('[data-left]')) return;
  if (moment) announce(livePage().words.left[moment] ?? '');
  if (isOver) onEnd();
}

function show(left: number): void {
  const element = document.querySelector('[data-left]');
  const text = clockText(left);
  if (!element || text === undefined) return;
  if (element.textContent !== text) element.textContent = text;
  element.closest<HTMLElement>('[data-deadline]')!.hidden = false;
}
