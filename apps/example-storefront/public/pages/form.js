import { h, paragraphs } from '../dom.js';
import { showFaults } from '../form-fields.js';
import { filledAnswers, questionFields } from '../questions.js';
import { bodyOf } from '../ticket-rules.js';
import { ask } from '../till.js';

export const load = (api, slug) => api.forms.get(slug);

/** A form of the merchant's. The shop's own server sends it, which has the key for that; files are taken by the service's page alone. */
export function render(form) {
  const content = h(
    'section',
    { class: 'problem' },
    h('h1', {}, form.name),
    paragraphs(form.description),
    form.status === 'open' ? open(form) : h('p', {}, 'This form takes no answers now.'),
  );
  return { title: form.name, content };
}

function open({ slug, fields, submitLabel, hostedUrl, thankYouMessage }) {
  const questions = questionFields('h2');
  questions.show(fields.filter(({ type }) => type !== 'file').map(({ options, ...field }) => ({ ...field, options: options.choices })));
  const notice = h('p', { class: 'fault', role: 'alert' });
  const button = h('button', { class: 'button' }, submitLabel);
  const element = h('form', { onsubmit: submit, oninput: refresh }, questions.element, notice, button);
  const answers = () => filledAnswers(bodyOf(new FormData(element)).responses);

  function refresh() {
    questions.limit(answers());
  }

  async function submit(submitted) {
    submitted.preventDefault();
    button.disabled = true;
    notice.textContent = '';
    showFaults(element);
    try {
      await ask(`/forms/${slug}/submissions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ answers: answers() }),
      });
      element.replaceWith(thanks);
      thanks.focus();
    } catch (error) {
      const faults = faultsByField(error);
      notice.textContent = [...new Set(faults ? showFaults(element, faults) : [error.message])].join(' ');
    } finally {
      button.disabled = false;
    }
  }

  const thanks = h('div', { class: 'done', role: 'status', tabindex: -1 }, paragraphs(thankYouMessage));
  preset(element, fields);
  refresh();
  const takesFiles = fields.some(({ type }) => type === 'file');
  return [takesFiles && h('p', {}, 'To send a file as well, ', h('a', { href: hostedUrl }, 'use this page'), '.'), element];
}

/** `answers.email` of the service is `responses.email` among the fields here. */
const faultsByField = ({ details }) =>
  details?.fields &&
  Object.fromEntries(Object.entries(details.fields).map(([path, message]) => [path.replace(/^answers\./, 'responses.'), message]));

/** Puts in what the merchant has put there; boxes to tick stay as they are. */
function preset(element, fields) {
  for (const { key, defaultValue } of fields) {
    const field = element.elements.namedItem(`responses.${key}`);
    if (field && ['string', 'number'].includes(typeof defaultValue)) field.value = defaultValue;
  }
}
