import { isAnswered } from './is-answered';

const questions = [...document.querySelectorAll<HTMLElement>('[data-if]')];
const form = questions[0]?.closest('form');

/**
 * Shows the questions whose condition is met, in the order of the form, and disables the others, so that they are not sent; their input
 * remains.
 */
function follow(form: HTMLFormElement): void {
  for (const question of questions) {
    const { if: field = '', is = '', truth } = question.dataset;
    const isAsked = controlsOf(form).some(({ name, disabled }) => name === field && !disabled);
    const values = new FormData(form).getAll(field).map(String);
    question.hidden = !isAsked || !isAnswered(values, is, truth !== undefined);
    for (const control of controlsOf(question)) control.disabled = question.hidden;
  }
}

function controlsOf(element: HTMLElement): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  return [...element.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')];
}

if (form) {
  follow(form);
  form.addEventListener('input', () => follow(form));
  addEventListener('pageshow', () => follow(form));
}
