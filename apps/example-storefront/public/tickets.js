import { h } from './dom.js';
import { choices, field, PHONE, showFaults } from './form-fields.js';
import { digitsOf, money } from './format.js';
import { payChoice } from './pay-choice.js';
import { priceIn } from './prices.js';
import { questionFields } from './questions.js';
import { birthAsked, bodyOf, faultsByField, invitedTier, isPaid, orderOf, quantityLimits, seatsToName, tiersOnSale } from './ticket-rules.js';
import { goTo, openCheckout } from './till.js';

const TICKET = 'tickets[0]';

/**
 * The form in which a guest registers for a free event or goes to pay for tickets; nothing when there are none. Its fields
 * are named by their place in the body, and the form itself is the state: each change is read from it anew.
 */
export function tickets(event, { api, currency }) {
  const tiers = [invitedTier(location.search), ...tiersOnSale(event)].filter(Boolean);
  if (!tiers.length) return undefined;

  const details = h('div', { class: 'fields' });
  const person = h('div', { class: 'fields' });
  const seats = h('div', { class: 'fields' });
  const questions = questionFields('h4');
  const codes = h('div', { class: 'fields' });
  const paying = h('div', { class: 'fields' });
  const notice = h('p', { class: 'notice', role: 'alert', hidden: true });
  const heading = h('h3', {});
  const button = h('button', { class: 'button primary', type: 'submit' });
  const form = h(
    'form', { class: 'registration', oninput: refresh, onsubmit: submit },
    heading, tierChoice(tiers, currency, turnTo), details, person, seats, questions.element, codes, paying, notice, button,
  );
  let tier;

  function turnTo(chosen) {
    tier = chosen;
    const { contact } = bodyOf(new FormData(form));
    details.replaceChildren(...[amount(tier, currency), quantity(tier), birthAsked(tier, event) === 'order' && birth('dateOfBirth')].filter(Boolean));
    person.replaceChildren(...buyer(tier, contact));
    seats.replaceChildren();
    questions.show(tier.formFields);
    codes.replaceChildren(...codeFields(tier));
    paying.replaceChildren(...(isPaid(tier) ? [payChoice(priceIn(tier, currency).currency, api)] : []));
    [heading.textContent, button.textContent] = isPaid(tier) ? ['Get tickets', 'To the payment'] : ['Register', 'Register'];
  }

  function refresh() {
    const { tickets: [ticket], responses } = bodyOf(new FormData(form));
    const count = seatsToName(tier, event, Number(ticket.quantity ?? 1));
    seats.replaceChildren(...Array.from({ length: count }, (_, at) => seats.children[at] ?? seat(at, tier, event)));
    questions.limit(responses);
    if (!isPaid(tier)) needEither(form.elements.namedItem('contact.email'), form.elements.namedItem('contact.phone'));
  }

  async function submit(submitted) {
    submitted.preventDefault();
    const paidIn = priceIn(tier, currency).currency;
    const body = orderOf(bodyOf(new FormData(form)), tier, paidIn && { currency: paidIn, digits: digitsOf(paidIn) });
    button.disabled = true;
    notice.hidden = true;
    showFaults(form);
    try {
      if (isPaid(tier)) goTo(await openCheckout(tillOf(event, body), body));
      else form.replaceWith(done(await api.register(event.slug, body), body.contact.name));
      document.querySelector('.done')?.focus();
    } catch (error) {
      const said = error.details?.soldOut ? 'Not as many are left.' : error.message;
      notice.replaceChildren([...new Set([said, ...showFaults(form, faultsByField(body, error))])].join(' '));
      notice.hidden = false;
    } finally {
      button.disabled = false;
    }
  }

  turnTo(tiers[0]);
  refresh();
  return form;
}

/** A rail is named when it is paid on this site. */
const tillOf = ({ slug }, { provider }) => `/events/${slug}/checkouts${provider ? '/headless' : ''}`;

function tierChoice(tiers, currency, turnTo) {
  const name = `${TICKET}.ticketTypeRef`;
  if (tiers.length === 1) return h('input', { type: 'hidden', name, value: tiers[0].ref });
  const oninput = ({ target }) => turnTo(tiers.find(({ ref }) => ref === target.value));
  const labelOf = (tier) => [tier.name, priceOf(tier, currency)].filter(Boolean).join(', ');
  const fieldset = choices('Ticket', { name, type: 'radio', required: true, oninput }, tiers.map((tier) => [tier.ref, labelOf(tier)]));
  fieldset.querySelector('input').checked = true;
  return fieldset;
}

function priceOf(tier, wanted) {
  const { priceMinor, currency } = priceIn(tier, wanted);
  return priceMinor ? money(priceMinor, currency) : undefined;
}

/** What a donor gives for each ticket, in whole units as people write them. */
function amount(tier, wanted) {
  if (tier.kind !== 'donation') return undefined;
  const { currency } = priceIn(tier, wanted);
  const unit = 10 ** digitsOf(currency);
  const [name, list] = [`${TICKET}.amountMinor`, 'often-given'];
  const presets = (tier.donationPresets ?? []).map((preset) => h('option', { value: preset / unit }));
  return h('div', {}, field(`You give (${currency})`, { name, list, type: 'number', required: true, min: (tier.minPriceMinor || 1) / unit, step: 1 / unit, inputmode: 'decimal' }), h('datalist', { id: list }, presets));
}

function quantity(tier) {
  const { least, most } = quantityLimits(tier);
  const max = most === Infinity ? undefined : most;
  return most > 1 && field('How many', { name: `${TICKET}.quantity`, type: 'number', min: least, max, value: least, required: true, inputmode: 'numeric' });
}

/** Who pays needs an e-mail; a guest who registers can do with a phone. */
function buyer(tier, { name, email, phone } = {}) {
  const paid = isPaid(tier);
  return [
    field('Your name', { name: 'contact.name', value: name, required: true, maxlength: 120, autocomplete: 'name' }),
    field('E-mail', { name: 'contact.email', value: email, type: 'email', required: paid, maxlength: 254, autocomplete: 'email' }, { mark: paid ? undefined : 'or phone', hint: 'The ticket and an entry for your calendar go there.' }),
    field('Phone', { name: 'contact.phone', value: phone, ...PHONE }, { mark: paid ? 'optional' : 'or e-mail', hint: `With the country code, as in +234 803 123 4567.${paid ? '' : ' Without an e-mail we send a text message.'}` }),
  ];
}

function needEither(email, phone) {
  email.setCustomValidity(email.value || phone.value ? '' : 'Please give an e-mail address or a phone number.');
}

const codeFields = (tier) => [
  tier.unlockCode && h('input', { type: 'hidden', name: 'unlockCodes[0]', value: tier.unlockCode }),
  isPaid(tier) && field('Discount code', { name: 'discountCode', maxlength: 64, autocomplete: 'off' }),
].filter(Boolean);

const birth = (name) => field('Date of birth', { name, type: 'date', required: true, max: new Date().toISOString().slice(0, 10) });

/** Who sits there; the order counts, and a seat without a name stays with whoever registers. */
function seat(at, tier, event) {
  const place = `${TICKET}.attendees[${at}]`;
  const required = tier.requiresAttendeeDetails;
  return h(
    'fieldset', { class: 'fields seat' },
    h('legend', {}, `Guest ${at + 1}`),
    field('Name', { name: `${place}.name`, required, maxlength: 120 }),
    event.attendeeEmailRequired && field('E-mail', { name: `${place}.email`, type: 'email', required, maxlength: 254 }),
    birthAsked(tier, event) === 'attendee' && birth(`${place}.dateOfBirth`),
  );
}

/** What the guest reads then: where to look for the ticket, or that the host has to confirm first. */
function done({ status, test, confirmation }, name) {
  const where = `${confirmation.channel === 'sms' ? 'as a text message to' : 'by e-mail to'} ${confirmation.to}`;
  return h(
    'section', { class: 'done', tabindex: -1, role: 'status' },
    h('h3', {}, status === 'pending' ? `Thank you, ${name}` : `See you there, ${name}`),
    status === 'pending'
      ? h('p', {}, `The host confirms each guest. Your ticket comes ${where} as soon as that is done.`)
      : h('p', {}, `We sent your ticket ${where}.`),
    test && h('p', { class: 'quiet' }, 'This page uses a test key: nothing was booked and nothing was sent.'),
  );
}
