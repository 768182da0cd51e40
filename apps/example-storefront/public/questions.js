import { h } from './dom.js';
import { question } from './form-fields.js';
import { questionsAsked } from './ticket-rules.js';

/** The questions that go with what is chosen, with their headings of a level such as `h4`. */
export function questionFields(heading) {
  const element = h('div', { class: 'fields' });
  let fields = [];
  return {
    element,
    /** Turns to other questions. */
    show(formFields = []) {
      fields = formFields;
      element.replaceChildren(...fields.map((each) => question(each, heading)));
    },
    /** Shows those that the answers so far ask for. What is not asked is not sent either: fields that are disabled have no entry. */
    limit(answers) {
      const asked = questionsAsked(fields, answers);
      fields.forEach((each, at) => {
        const shown = element.children[at];
        shown.hidden = !asked.includes(each);
        for (const input of shown.querySelectorAll('[name]')) input.disabled = shown.hidden;
      });
    },
  };
}

/** Answers without those left blank. */
export const given = (answers = {}) => Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
