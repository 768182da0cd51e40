import { sendCode, signIn, signOut, signOutEverywhere, whoIsSignedIn } from '../account.js';
import { h } from '../dom.js';
import { field, PHONE } from '../form-fields.js';
import { purchasesOf } from '../purchases.js';

const SAMPLE = '+234 803 123 4567';

export const load = whoIsSignedIn;

/** The code is asked for on the server of this shop, which holds the key; the browser keeps a session cookie that no script reads. */
export function render(account, context) {
  const { store } = context;
  const container = h('div', { 'aria-live': 'polite' });
  const own = h('div', {});
  const show = (...parts) => {
    own.replaceChildren();
    container.replaceChildren(...parts);
    container.querySelector('input')?.focus();
  };

  const askNumber = () =>
    show(
      h('p', {}, 'We send a code to your phone.'),
      form(
        'Send the code',
        field('Phone', { name: 'to', ...PHONE, required: true }, { hint: `With the country code. ${SAMPLE} is Adaeze’s: try it` }),
        async ({ to }) => {
          const sent = await sendCode(to);
          askCode(sent.to);
        },
      ),
    );

  const askCode = (to) =>
    show(
      h('p', {}, `The code for ${store.displayName} is on its way to ${to}. It comes from Frontdesk, which sends our codes.`),
      form(
        'Sign in',
        field('Code', { name: 'code', inputmode: 'numeric', autocomplete: 'one-time-code', required: true, maxlength: 10 }),
        async ({ code }) => welcome(await signIn(code)),
      ),
      h('p', {}, h('button', { class: 'button secondary', type: 'button', onclick: askNumber }, 'Another code')),
    );

  function welcome({ name, phone, email, customerRef }) {
    const fault = h('p', { class: 'fault', role: 'alert' });
    const leave = (label, signingOut) =>
      h(
        'button',
        {
          class: 'button secondary',
          type: 'button',
          onclick: () => signingOut().then(askNumber, (error) => fault.replaceChildren(error.message)),
        },
        label,
      );
    show(
      h('p', {}, `You are signed in${name ? ` as ${name}` : ''}, by ${phone}.`),
      h(
        'p',
        { class: 'quiet' },
        customerRef
          ? `What you buy or register for as ${email} is yours here as well.`
          : 'We hold no e-mail of yours yet, so there is nothing to link.',
      ),
      h('div', { class: 'row' }, leave('Sign out', signOut), leave('Sign out everywhere', signOutEverywhere)),
      fault,
    );
    if (email) own.replaceChildren(purchasesOf(context));
  }

  if (account) welcome(account);
  else askNumber();
  return { title: 'Your account', content: [h('section', { class: 'problem' }, h('h1', {}, 'Your account'), container), own] };
}

/** A form that says what is wrong beneath its field. */
function form(label, input, act) {
  const fault = h('p', { class: 'fault', role: 'alert' });
  const button = h('button', { class: 'button' }, label);
  const submit = async (event) => {
    event.preventDefault();
    button.disabled = true;
    fault.textContent = '';
    await act(Object.fromEntries(new FormData(event.target))).catch((error) => (fault.textContent = error.message));
    button.disabled = false;
  };
  return h('form', { onsubmit: submit }, input, fault, button);
}
