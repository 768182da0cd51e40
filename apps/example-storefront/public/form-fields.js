import { h } from './dom.js';

/**
 * A field with its label, a hint, and room for what the API finds wrong with it.
 * `attributes` are those of the input; its `name` says where the value goes in the body.
 */
export function field(label, attributes, { element = 'input', hint, children, mark = attributes.required ? undefined : 'optional' } = {}) {
  const { name } = attributes;
  const note = `about ${name}`.replaceAll(' ', '-');
  return h(
    'div',
    { class: 'field' },
    h('label', { for: name }, label, mark && h('small', {}, ` (${mark})`)),
    h(element, { id: name, 'aria-describedby': note, ...attributes }, children),
    h('div', { id: note }, hint && h('small', {}, hint), fault(name)),
  );
}

/** The field of a question that the merchant asks, by its `type`; `heading` is the element of a heading among them. */
export function question({ key, type, label, required, placeholder, helpText: hint, options = [] }, heading, prefix = '') {
  const attributes = { name: `${prefix}responses.${key}`, required, placeholder };
  switch (type) {
    case 'heading':
      return h(heading, {}, label);
    case 'textarea':
      return field(label, { ...attributes, rows: 4, maxlength: 5000 }, { element: 'textarea', hint });
    case 'select':
      return field(label, attributes, {
        element: 'select',
        hint,
        children: ['', ...options].map((option) => h('option', { value: option }, option)),
      });
    case 'radio':
      return choices(label, { ...attributes, type: 'radio' }, options, hint);
    case 'multi_select':
      return choices(label, { ...attributes, type: 'checkbox', required: false }, options, hint);
    case 'checkbox':
      return choices(undefined, { ...attributes, type: 'checkbox' }, [['true', label]], hint);
    case 'rating':
      return choices(label, { ...attributes, type: 'radio', row: true }, ['1', '2', '3', '4', '5'], hint ?? '5 is the best');
    case 'phone':
      return field(label, { ...attributes, ...PHONE }, { hint: hint ?? PHONE.title });
    case 'country':
      return field(
        label,
        { ...attributes, autocomplete: 'country' },
        { element: 'select', hint, children: [['', ''], ...countries()].map(([value, name]) => h('option', { value }, name)) },
      );
    case 'file':
      return field(label, { ...attributes, type: 'url' }, { hint: hint ?? 'Where it can be found, as in https://…' });
    case 'number':
      return field(label, { ...attributes, type: 'number', step: 'any' }, { hint });
    default:
      return field(label, { ...attributes, type: ['email', 'date', 'time', 'url'].includes(type) ? type : 'text' }, { hint });
  }
}

/** Attributes of a field for a phone number: with its country code, so that nobody finds out at the payment. */
export const PHONE = {
  type: 'tel',
  autocomplete: 'tel',
  pattern: '\\s*\\+[\\d\\s\\(\\)\\.\\-]{8,24}',
  maxlength: 40,
  title: 'With the country code, as in +234 803 123 4567',
};

/** `[code, name]` of each country, by name. */
function countries() {
  const names = new Intl.DisplayNames(document.documentElement.lang, { type: 'region' });
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first, _, alphabet) => alphabet.map((second) => first + second));
  return codes
    .map((code) => [code, names.of(code)])
    .filter(([code, name]) => name !== code && !NO_COUNTRIES.has(code))
    .sort(([, one], [, other]) => one.localeCompare(other));
}

/** Codes that have names and are none of a country that people live in. */
const NO_COUNTRIES = new Set(['AQ', 'BV', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'HM', 'IC', 'QO', 'TF', 'UN', 'XA', 'XB', 'ZZ']);

/** Radio buttons or boxes to tick. An option is its own value, or `[value, label]`. */
export function choices(legend, { row, ...attributes }, options, hint) {
  return h(
    'fieldset',
    { class: row ? 'field scale' : 'field' },
    legend && h('legend', {}, legend, !attributes.required && h('small', {}, ' (optional)')),
    options.map((option) => {
      const [value, label] = [option].flat();
      return h('label', { class: 'option' }, h('input', { ...attributes, value }), h('span', {}, label ?? value));
    }),
    hint && h('small', {}, hint),
    fault(attributes.name),
  );
}

const fault = (name) => h('p', { class: 'fault', 'data-of': name });

/** Writes each fault, `{ [name]: message }`, to its field, and answers those that have none in this form. */
export function showFaults(form, faults = {}) {
  for (const note of form.querySelectorAll('.fault')) {
    note.textContent = faults[note.dataset.of] ?? '';
    for (const input of form.querySelectorAll(`[name="${CSS.escape(note.dataset.of)}"]`))
      input.setAttribute('aria-invalid', String(note.textContent !== ''));
  }
  form.querySelector('[aria-invalid=true]')?.focus();
  return Object.entries(faults).flatMap(([name, message]) => (form.elements.namedItem(name) ? [] : [message]));
}
