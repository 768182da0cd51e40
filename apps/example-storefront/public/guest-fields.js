import { h } from './dom.js';
import { field, PHONE } from './form-fields.js';
import { payChoice } from './pay-choice.js';
import { questionFields } from './questions.js';
import { birthAsked, questionsOf, seatsToName } from './ticket-rules.js';

/** What is asked of who takes tickets: who they are, who sits where, questions, codes, and how it is paid. It follows what is taken, and keeps what is typed. */
export function guestFields(event, api) {
  const person = part((paid, { contact, dateOfBirth }, asksAge) => [...buyerFields(paid, contact), ...(asksAge ? [birthField('dateOfBirth', dateOfBirth)] : [])]);
  const seats = h('div', { class: 'fields' });
  const questions = questionFields('h4');
  const codes = part((lines, paid, { discountCode }) => codeFields(lines, paid, discountCode));
  const paying = part((currency) => [payChoice(currency, api)]);
  let asked = '';

  function show(lines, { body, paid, currency }) {
    const asksAge = lines.some(({ tier }) => birthAsked(tier, event) === 'order');
    person.show(lines.length && `${paid} ${asksAge}`, paid, body, asksAge);
    showSeats(seats, lines, event);
    const keys = questionsOf(lines).map(({ key }) => key).join(' ');
    if (keys !== asked) questions.show(questionsOf(lines), body.responses);
    asked = keys;
    codes.show(lines.length && `${paid} ${lines.map(({ tier }) => tier.unlockCode)}`, lines, paid, body);
    paying.show(paid && `in ${currency}`, currency);
  }

  return { elements: [person.element, seats, questions.element, codes.element, paying.element], show, limit: questions.limit };
}

/** A part of the form, drawn anew only when its key is another: what is typed in it stays. Without a key it is empty. */
function part(draw) {
  const element = h('div', { class: 'fields' });
  let drawn;
  const show = (key, ...state) => {
    if (key !== drawn) element.replaceChildren(...(key ? draw(...state) : []));
    drawn = key;
  };
  return { element, show };
}

/** A seat that stays keeps what is typed in it, and nothing is moved while somebody types. */
function showSeats(place, lines, event) {
  const wanted = lines.flatMap((line) => Array.from({ length: seatsToName(line.tier, event, line.quantity) }, (_, seat) => ({ line, seat })));
  const isAlone = wanted.every(({ line }) => line.at === wanted[0].line.at);
  const drawn = new Map([...place.children].map((element) => [element.dataset.seat, element]));
  if ([...drawn.keys()].join() === wanted.map(({ line, seat }) => nameOf(line, seat, isAlone)).join()) return;
  place.replaceChildren(...wanted.map(({ line, seat }) => drawn.get(nameOf(line, seat, isAlone)) ?? seatFields(line, seat, event, isAlone)));
}

const nameOf = ({ at }, seat, isAlone) => `${at} ${seat} ${isAlone}`;

/** Who pays needs an e-mail; a guest who registers can do with a phone. */
function buyerFields(paid, { name, email, phone } = {}) {
  return [
    field('Your name', { name: 'contact.name', value: name, required: true, maxlength: 120, autocomplete: 'name' }),
    field('E-mail', { name: 'contact.email', value: email, type: 'email', required: paid, maxlength: 254, autocomplete: 'email' }, { mark: paid ? undefined : 'or phone', hint: 'The ticket and an entry for your calendar go there.' }),
    field('Phone', { name: 'contact.phone', value: phone, ...PHONE }, { mark: paid ? 'optional' : 'or e-mail', hint: `With the country code, as in +234 803 123 4567.${paid ? '' : ' Without an e-mail we send a text message.'}` }),
  ];
}

const birthField = (name, value) => field('Date of birth', { name, value, type: 'date', required: true, max: new Date().toISOString().slice(0, 10) });

/** Who sits there; the order counts, and a seat without a name stays with whoever registers. */
function seatFields({ tier, at }, seat, event, isAlone) {
  const place = `tickets[${at}].attendees[${seat}]`;
  const required = tier.requiresAttendeeDetails;
  return h(
    'fieldset', { class: 'fields seat', 'data-seat': nameOf({ at }, seat, isAlone) },
    h('legend', {}, isAlone ? `Guest ${seat + 1}` : `${tier.name}, guest ${seat + 1}`),
    field('Name', { name: `${place}.name`, required, maxlength: 120 }),
    event.attendeeEmailRequired && field('E-mail', { name: `${place}.email`, type: 'email', required, maxlength: 254 }),
    birthAsked(tier, event) === 'attendee' && birthField(`${place}.dateOfBirth`),
  );
}

const codeFields = (lines, paid, discountCode) => [
  ...lines.filter(({ tier }) => tier.unlockCode !== undefined).map(({ tier }) => field('Unlock code', { name: 'unlockCodes[0]', value: tier.unlockCode, required: true, maxlength: 64, autocomplete: 'off' }, { hint: 'It stands in your invitation.' })),
  ...(paid ? [field('Discount code', { name: 'discountCode', value: discountCode, maxlength: 64, autocomplete: 'off' })] : []),
];
