import { payForm } from './page';
import { goOnChoosing, pressed, stopForPayment } from './price';

/** After this, a page that is still there was not left: the buyer has stopped the browser, or the network has failed. */
const PATIENCE_MS = 20_000;

let isSent = false;
let patience: ReturnType<typeof setTimeout> | undefined;
/** A submission that is let through as the browser makes it. */
let isPlain = false;

/** Sends the form once, however often the button is pressed, and asks for prices without leaving the page. */
export function guardForm(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form !== payForm() || isPlain) return;
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement && submitter.name === 'act') {
      event.preventDefault();
      void press(form, submitter);
      return;
    }
    if (isSent) {
      event.preventDefault();
      return;
    }
    markSent(form, true);
    const running = stopForPayment();
    if (!running) return;
    event.preventDefault();
    void running.then(() => submitPlainly(form, submitter));
  });
}

/** The page is used again, after the way back from the provider. */
export function unguardForm(): void {
  goOnChoosing();
  const form = payForm();
  if (form) markSent(form, false);
}

async function press(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (!(await pressed(button.value))) submitPlainly(form, button);
  else document.querySelector<HTMLElement>('[role=alert]')?.focus();
}

function submitPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  isPlain = true;
  form.requestSubmit(submitter);
  isPlain = false;
}

function markSent(form: HTMLFormElement, sent: boolean): void {
  isSent = sent;
  clearTimeout(patience);
  if (sent) patience = setTimeout(unguardForm, PATIENCE_MS);
  for (const button of form.querySelectorAll('button')) {
    if (sent) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}
