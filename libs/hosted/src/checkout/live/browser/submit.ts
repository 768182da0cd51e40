import { isReachable, livePage, payForm } from './page';
import { resumeUpdates, runAct, stopUpdates } from './price';

/** Time after which the form can be sent again: the buyer has stopped the browser, or the network has failed. */
const SUBMIT_TIMEOUT_MS = 20_000;

let isSent = false;
let submitTimer: ReturnType<typeof setTimeout> | undefined;
/** The current submission is left to the browser. */
let isPlain = false;

/** Prevents duplicate submissions of the form, and runs its acts without leaving the page. */
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
    event.preventDefault();
    if (isSent) return;
    markSent(form, true);
    void send(form, submitter);
  });
}

/** Sends the form once running updates have ended and the service can be reached. Else the page stays as it is, and says so. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (notice) notice.hidden = true;
  await stopUpdates();
  if (await isReachable(livePage().statusUrl)) {
    submitPlainly(form, submitter);
    return;
  }
  unguardForm();
  if (notice) notice.hidden = false;
}

/** Enables the form again, after the buyer has returned from the provider. */
export function unguardForm(): void {
  resumeUpdates();
  const form = payForm();
  if (form) markSent(form, false);
}

async function press(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (!(await runAct(button.value))) submitPlainly(form, button);
  else document.querySelector<HTMLElement>('[role=alert]')?.focus();
}

function submitPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  isPlain = true;
  form.requestSubmit(submitter);
  isPlain = false;
}

function markSent(form: HTMLFormElement, isMarked: boolean): void {
  isSent = isMarked;
  clearTimeout(submitTimer);
  if (isMarked) submitTimer = setTimeout(unguardForm, SUBMIT_TIMEOUT_MS);
  for (const button of form.querySelectorAll('button')) {
    if (isMarked) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}
