import { h } from './dom.js';
import { choices, field, question, showFaults } from './form-fields.js';
import { bodyOf, birthAsked, quantityLimits, questionsAsked, seatsToName, tiersToRegisterFor } from './registration-rules.js';

const TICKET = 'tickets[0]';

/**
 * The form in which a guest registers for a free event; nothing when there is no free ticket. Its fields are named by
 * their place in the body, and the form itself is the state: each change is read from it anew.
 */
export function registration(event, { api }) {
  const tiers = tiersToRegisterFor(event);
  if (!tiers.length) return undefined;

  const details = h('div', { class: 'fields' });
  const seats = h('div', { class: 'fields' });
  const questions = h('div', { class: 'fields' });
  const notice = h('p', { class: 'notice', role: 'alert', hidden: true });
  const button = h('button', { class: 'button primary', type: 'submit' }, 'Register');
  const form = h(
    'form', { class: 'registration', oninput: refresh, onsubmit: submit },
    h('h3', {}, 'Register'), tierChoice(tiers, turnTo), details, person(), seats, questions, notice, button,
  );
  let tier;

  function turnTo(chosen) {
    tier = chosen;
    details.replaceChildren(...[quantity(tier), birthAsked(tier, event) === 'order' && birth('dateOfBirth')].filter(Boolean));
    seats.replaceChildren();
    questions.replaceChildren(...(tier.formFields ?? []).map(question));
  }

  function refresh() {
    const { tickets: [ticket], responses } = bodyOf(new FormData(form));
    const count = seatsToName(tier, event, Number(ticket.quantity ?? 1));
    seats.replaceChildren(...Array.from({ length: count }, (_, at) => seats.children[at] ?? seat(at, tier, event)));
    showAsked(questions, tier.formFields, responses);
    needEither(form.elements.namedItem('contact.email'), form.elements.namedItem('contact.phone'));
  }

  async function submit(submitted) {
    submitted.preventDefault();
    const body = bodyOf(new FormData(form));
    body.tickets[0].quantity = Number(body.tickets[0].quantity ?? 1);
    button.disabled = true;
    notice.hidden = true;
    showFaults(form);
    try {
      const answer = done(await api.register(event.slug, body), body.contact.name);
      form.replaceWith(answer);
      answer.focus();
    } catch (error) {
      notice.replaceChildren([error.message, ...showFaults(form, error.details?.fields)].join(' '));
      notice.hidden = false;
    } finally {
      button.disabled = false;
    }
  }

  turnTo(tiers[0]);
  refresh();
  return form;
}

function tierChoice(tiers, turnTo) {
  const name = `${TICKET}.ticketTypeRef`;
  if (tiers.length === 1) return h('input', { type: 'hidden', name, value: tiers[0].ref });
  const oninput = ({ target }) => turnTo(tiers.find(({ ref }) => ref === target.value));
  const fieldset = choices('Ticket', { name, type: 'radio', required: true, oninput }, tiers.map((tier) => [tier.ref, tier.name]));
  fieldset.querySelector('input').checked = true;
  return fieldset;
}

function quantity(tier) {
  const { least, most } = quantityLimits(tier);
  const max = most === Infinity ? undefined : most;
  return most > 1 && field('How many', { name: `${TICKET}.quantity`, type: 'number', min: least, max, value: least, required: true, inputmode: 'numeric' });
}

const person = () =>
  h(
    'div', { class: 'fields' },
    field('Your name', { name: 'contact.name', required: true, maxlength: 120, autocomplete: 'name' }),
    field('E-mail', { name: 'contact.email', type: 'email', maxlength: 254, autocomplete: 'email' }, { mark: 'or phone', hint: 'The ticket and an entry for your calendar go there.' }),
    field('Phone', { name: 'contact.phone', type: 'tel', maxlength: 40, autocomplete: 'tel' }, { mark: 'or e-mail', hint: 'With the country code, as in +234 803 123 4567. Without an e-mail we send a text message.' }),
  );

function needEither(email, phone) {
  email.setCustomValidity(email.value || phone.value ? '' : 'Please give an e-mail address or a phone number.');
}

/** What is not asked is not sent either: fields that are disabled have no entry. */
function showAsked(questions, formFields = [], answers) {
  const asked = questionsAsked(formFields, answers);
  formFields.forEach((each, at) => {
    const element = questions.children[at];
    element.hidden = !asked.includes(each);
    for (const input of element.querySelectorAll('[name]')) input.disabled = element.hidden;
  });
}

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
