import { h } from './dom.js';
import { question } from './form-fields.js';
import { questionsAsked } from './ticket-rules.js';

/** The questions that go with what is chosen, with their headings of a level such as `h4`; `prefix` makes the names of their fields a page's own. */
export function questionFields(heading, prefix = '') {
  const element = h('div', { class: 'fields' });
  let fields = [];
  return {
    element,
    /** Turns to other questions, with the answers `{ [key]: text or texts }` that there are. */
    show(formFields = [], answers = {}) {
      fields = formFields;
      element.replaceChildren(...fields.map((each) => question(each, heading, prefix)));
      fields.forEach(({ key }, at) => {
        for (const input of element.children[at].querySelectorAll('[name]')) fill(input, [answers[key] ?? []].flat());
      });
    },
    /** Shows those that the answers so far ask for. What is not asked is not sent either: fields that are disabled have no entry. */
    limit(answers) {
      const visible = questionsAsked(fields, answers);
      fields.forEach((each, at) => {
        const shown = element.children[at];
        shown.hidden = !visible.includes(each);
        for (const input of shown.querySelectorAll('[name]')) input.disabled = shown.hidden;
      });
    },
  };
}

function fill(input, answers) {
  if (['radio', 'checkbox'].includes(input.type)) input.checked = answers.map(String).includes(input.value);
  else if (answers.length) input.value = answers[0];
}

/** Answers without those left blank. */
export const filledAnswers = (answers = {}) => Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
