import { h } from './dom.js';
import { field, PHONE } from './form-fields.js';
import { payChoice } from './pay-choice.js';
import { questionFields } from './questions.js';
import { detailsOf } from './ticket-rules.js';

/** Fields for a guest who takes tickets: name, seats, questions, codes, and payment. They follow the choice of tickets, and keep typed text. */
export function guestFields(event, api) {
  const person = part((paid, { contact, dateOfBirth }, asksAge) => [
    ...buyerFields(paid, contact),
    ...(asksAge ? [birthField('dateOfBirth', dateOfBirth)] : []),
  ]);
  const seats = h('div', { class: 'fields' });
  const questions = questionFields('h4');
  const own = ownQuestions();
  const codes = part((lines, paid, { discountCode }) => codeFields(lines, paid, discountCode));
  const paying = part((currency) => [payChoice(currency, api)]);
  let shownKeys = '';

  function show(lines, { body, paid, currency }) {
    const details = detailsOf(lines, event);
    person.show(lines.length && `${paid} ${details.dateOfBirth}`, paid, body, details.dateOfBirth);
    showSeats(seats, lines, details);
    const keys = JSON.stringify([
      details.questions,
      details.lines.map(({ questions: own }, line) => own.length > 0 && [lines[line].at, own]),
    ]);
    if (keys !== shownKeys) {
      questions.show(details.questions, body.responses);
      own.show(lines, details, body.own);
    }
    shownKeys = keys;
    codes.show(lines.length && `${paid} ${lines.map(({ tier }) => tier.unlockCode)}`, lines, paid, body);
    paying.show(paid && `in ${currency}`, currency);
  }
  function limit({ responses, own: answers }) {
    questions.limit(responses);
    own.limit(answers);
  }

  return { elements: [person.element, seats, questions.element, own.element, codes.element, paying.element], show, limit };
}

/** The questions that go with one ticket type alone, where another asks something else under the same key. */
function ownQuestions() {
  const element = h('div', { class: 'fields' });
  let parts = [];
  return {
    element,
    show(lines, details, answers) {
      parts = lines.flatMap(({ tier, at }, line) => {
        const { questions } = details.lines[line];
        if (questions.length === 0) return [];
        const fields = questionFields('h5', `own[${at}].`);
        fields.show(questions, answers?.[at]?.responses);
        return [{ at, fields, name: tier.name }];
      });
      element.replaceChildren(
        ...parts.map(({ fields, name }) => h('fieldset', { class: 'fields' }, h('legend', {}, name), fields.element)),
      );
    },
    limit: (answers) => parts.forEach(({ at, fields }) => fields.limit(answers?.[at]?.responses)),
  };
}

/** Returns a part of the form that is redrawn only when its key changes: typed text stays. Without a key it is empty. */
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
function showSeats(container, lines, details) {
  const wanted = lines.flatMap((line, index) => {
    const { asksEach, seats, seat: needs } = details.lines[index];
    return Array.from({ length: asksEach ? seats : 0 }, (_, seat) => ({ line, seat, needs }));
  });
  const isAlone = wanted.every(({ line }) => line.at === wanted[0].line.at);
  const drawn = new Map([...container.children].map((element) => [element.dataset.seat, element]));
  if ([...drawn.keys()].join() === wanted.map(({ line, seat }) => nameOf(line, seat, isAlone)).join()) return;
  container.replaceChildren(
    ...wanted.map(({ line, seat, needs }) => drawn.get(nameOf(line, seat, isAlone)) ?? seatFields(line, seat, needs, isAlone)),
  );
}

const nameOf = ({ at }, seat, isAlone) => `${at} ${seat} ${isAlone}`;

/** Returns the fields of the buyer. A buyer who pays needs an e-mail; a guest who registers can do with a phone. */
function buyerFields(paid, { name, email, phone } = {}) {
  return [
    field('Your name', { name: 'contact.name', value: name, required: true, maxlength: 120, autocomplete: 'name' }),
    field(
      'E-mail',
      { name: 'contact.email', value: email, type: 'email', required: paid, maxlength: 254, autocomplete: 'email' },
      { mark: paid ? undefined : 'or phone', hint: 'The ticket and an entry for your calendar go there.' },
    ),
    field(
      'Phone',
      { name: 'contact.phone', value: phone, ...PHONE },
      {
        mark: paid ? 'optional' : 'or e-mail',
        hint: `With the country code, as in +234 803 123 4567.${paid ? '' : ' Without an e-mail we send a text message.'}`,
      },
    ),
  ];
}

const birthField = (name, value) =>
  field('Date of birth', { name, value, type: 'date', required: true, max: new Date().toISOString().slice(0, 10) });

/** Returns the fields of a seat; the order counts, and a seat without a name stays with the person who registers. */
function seatFields({ tier, at }, seat, needs, isAlone) {
  const path = `tickets[${at}].attendees[${seat}]`;
  return h(
    'fieldset',
    { class: 'fields seat', 'data-seat': nameOf({ at }, seat, isAlone) },
    h('legend', {}, isAlone ? `Guest ${seat + 1}` : `${tier.name}, guest ${seat + 1}`),
    field('Name', { name: `${path}.name`, required: needs.name, maxlength: 120 }),
    needs.email && field('E-mail', { name: `${path}.email`, type: 'email', required: true, maxlength: 254 }),
    needs.dateOfBirth && birthField(`${path}.dateOfBirth`),
  );
}

const codeFields = (lines, paid, discountCode) => [
  ...lines
    .filter(({ tier }) => tier.unlockCode !== undefined)
    .map(({ tier }) =>
      field(
        'Unlock code',
        { name: 'unlockCodes[0]', value: tier.unlockCode, required: true, maxlength: 64, autocomplete: 'off' },
        { hint: 'It is in your invitation.' },
      ),
    ),
  ...(paid ? [field('Discount code', { name: 'discountCode', value: discountCode, maxlength: 64, autocomplete: 'off' })] : []),
];
