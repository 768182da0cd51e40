import { h } from './dom.js';
import { ask } from './till.js';

const SENT = 'Look into your mailbox: follow the link in our mail to confirm that the address is yours.';
const TRIED = 'This shop uses a test key: everything was checked, but no mail is sent.';

/** Has this shop's own server sign an address up. Throws a StorefrontError. Answers what the visitor reads then. */
async function signUp(path, wish) {
  const { test } = await ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish) });
  return test ? TRIED : SENT;
}

/** The line of the footer in which visitors ask for news. */
export const newsletterForm = () => addressForm('Get news by e-mail', 'Sign up', (email) => signUp('/newsletter', { email }));

/** The form by which visitors ask for an alert when a variant of a product is back. */
export const restockForm = ({ slug }, { ref }) =>
  addressForm('Your e-mail', 'Tell me when it is back', (email) => signUp(`/products/${slug}/restock-alerts`, { email, variantRef: ref }));

function addressForm(label, action, send) {
  const said = h('p', { role: 'status' });
  const button = h('button', { class: 'button', type: 'submit' }, action);
  const submit = async (event) => {
    event.preventDefault();
    button.disabled = true;
    said.textContent = await send(new FormData(event.target).get('email')).catch((error) => error.message);
    button.disabled = false;
  };
  return h(
    'form',
    { class: 'sign-up', onsubmit: submit },
    h('label', {}, label, ' ', h('input', { type: 'email', name: 'email', autocomplete: 'email', required: true, maxlength: 254 })),
    button,
    said,
  );
}
