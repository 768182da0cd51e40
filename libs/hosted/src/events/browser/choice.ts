import { costOf, stepped, typedMinor } from './cost';

const steppers = [...document.querySelectorAll<HTMLElement>('[data-stepper]')];
const gifts = [...document.querySelectorAll<HTMLElement>('[data-gift]')];
const sum = document.querySelector<HTMLElement>('[data-sum]');

/** Works the buttons of the number fields, keeps the sum current, and lets a chosen amount be given up by a second press. */
export function followChoice(): void {
  for (const stepper of steppers) {
    stepper.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
      if (button) step(stepper, Number(button.dataset['step']));
    });
  }
  for (const gift of gifts) letGo(gift);
  document.addEventListener('input', show);
  addEventListener('pageshow', show);
  show();
}

function fieldOf(stepper: HTMLElement): HTMLInputElement {
  return stepper.querySelector('input')!;
}

function limitsOf(stepper: HTMLElement) {
  const { min, max } = fieldOf(stepper);
  return { least: Number(stepper.dataset['least']), most: Number(max), lowest: Number(min) };
}

function step(stepper: HTMLElement, direction: number): void {
  const field = fieldOf(stepper);
  field.value = String(stepped(Number(field.value) || 0, direction, limitsOf(stepper)));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A radio button that was chosen is not chosen any more after another press. */
function letGo(gift: HTMLElement): void {
  let before: HTMLInputElement | null = null;
  const chosen = () => gift.querySelector<HTMLInputElement>('input:checked');
  gift.addEventListener('pointerdown', () => {
    before = chosen();
  });
  gift.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || target !== before) return;
    target.checked = false;
    before = null;
    show();
  });
}

function show(): void {
  for (const stepper of steppers) {
    const value = Number(fieldOf(stepper).value) || 0;
    const { most, lowest } = limitsOf(stepper);
    for (const button of stepper.querySelectorAll('[data-step]'))
      button.setAttribute('aria-disabled', String(button.getAttribute('data-step') === '1' ? value >= most : value <= lowest));
  }
  for (const gift of gifts) followOther(gift);
  if (sum) showSum(sum);
}

/** Another amount counts only while it is picked. */
function followOther(gift: HTMLElement): void {
  const field = gift.querySelector<HTMLInputElement>('.other input');
  if (field) field.disabled = !gift.querySelector('[value=other]:checked');
}

function showSum(output: HTMLElement): void {
  const { locale, currency = '', digits = '2', plus = '' } = output.dataset;
  const decimals = Number(digits);
  let total = 0;
  let now = 0;
  for (const stepper of steppers) {
    const quantity = Number(fieldOf(stepper).value) || 0;
    const { cost = '', now: first = cost } = stepper.dataset;
    total += costOf(cost, quantity);
    now += costOf(first, quantity);
  }
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-cost]:checked')) {
    total += Number(dataset['cost'] ?? 0);
    now += Number(dataset['cost'] ?? 0);
  }
  const others = [...document.querySelectorAll<HTMLElement>('[data-other]')].filter((each) => !each.querySelector('input')?.disabled);
  const typed = others.reduce(
    (all, each) => all + typedMinor(each.querySelector('input')!.value, decimals) * Number(each.dataset['other']),
    0,
  );
  const hasFees = typed > 0 && others.some((each) => each.dataset['fees'] !== undefined);
  const text = (minor: number) => {
    const shown = minor % 10 ** decimals === 0 ? 0 : decimals;
    const format = {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: shown,
      maximumFractionDigits: shown,
    };
    return new Intl.NumberFormat(locale, format as Intl.NumberFormatOptions).format(minor / 10 ** decimals) + (hasFees ? ` ${plus}` : '');
  };
  const [, whole, nowLabel, due] = output.children;
  whole!.textContent = text(total + typed);
  due!.textContent = text(now + typed);
  for (const part of [nowLabel, due]) part!.toggleAttribute('hidden', now === total);
}
