import { chooseVariant } from '@storefront-service/sdk';
import { h } from './dom.js';
import { actionFor, markOf } from './product-rules.js';

/** Note beside a choice that cannot simply be bought, by the possible action. */
const NOTES = { preorder: 'pre-order', save: 'save up for it', sold_out: 'sold out' };

const SINGLE = { element: undefined };

/**
 * Returns the pickers of a variant: one picker per option group where the product has groups (rule 2), else one flat picker
 * of its variants (rule 3), else nothing to choose. `chosen(formData)` answers the variant, or undefined.
 */
export function optionPickers(product) {
  if (product.options?.length) return groupPickers(product);
  if (product.variants.length > 1) return flatPicker(product);
  return { ...SINGLE, chosen: () => product.variants[0] };
}

function groupPickers(product) {
  const start = (product.variants.find(({ soldOut }) => !soldOut) ?? product.variants[0])?.optionValueRefs ?? [];
  const pickers = product.options.map((group) =>
    picker(
      group.ref,
      group.name,
      group.display,
      group.values.map((value) => ({ ...value, image: value.media?.[0], selected: start.includes(value.ref) })),
    ),
  );
  return {
    element: h('div', { class: 'pickers' }, pickers),
    chosen(data) {
      const { variant, possible } = chooseVariant(product, Object.fromEntries(product.options.map(({ ref }) => [ref, data.get(ref)])));
      product.options.forEach(({ ref }, at) => markMissing(pickers[at], (valueRef) => possible[ref].includes(valueRef)));
      return variant;
    },
  };
}

function flatPicker(product) {
  const start = product.variants.find(({ soldOut }) => !soldOut) ?? product.variants[0];
  const choices = product.variants.map((variant) => ({
    ref: variant.ref,
    label: variant.name,
    swatchHex: variant.swatchHex,
    image: variant.media?.[0],
    note: NOTES[actionFor(product, variant).kind],
    more: details(variant),
    selected: variant === start,
  }));
  return {
    element: picker('variant', product.isPackage ? 'Package' : 'Choose', product.variantDisplay, choices),
    chosen: (data) => product.variants.find(({ ref }) => ref === data.get('variant')),
  };
}

/** A picker as its `display` asks: a drop-down, or chips with a colour or a picture (rule 3). */
function picker(name, legend, display, choices) {
  if (display === 'dropdown') {
    return h(
      'label',
      { class: 'picker' },
      h('span', { class: 'legend' }, legend),
      h(
        'select',
        { name },
        choices.map(({ ref, label, note, selected }) => h('option', { value: ref, selected }, note ? `${label} (${note})` : label)),
      ),
    );
  }
  return h(
    'fieldset',
    { class: 'picker' },
    h('legend', {}, legend),
    h(
      'div',
      { class: 'chips' },
      choices.map((choice) => chip(name, display, choice)),
    ),
  );
}

function chip(name, display, { ref, label, swatchHex, image, note, more, selected }) {
  const mark = markOf(display, { swatchHex, image });
  return h(
    'label',
    { class: 'chip' },
    h('input', { type: 'radio', name, value: ref, checked: selected }),
    mark.kind === 'swatch' && h('span', { class: 'swatch', '--swatch': mark.swatchHex }),
    mark.kind === 'image' && h('img', { src: mark.image, alt: '' }),
    h('span', {}, label, note && h('small', { class: 'note' }, ` ${note}`), more),
  );
}

/** Returns the description of a variant: packages live by this. */
function details({ description, features = [], fineprint }) {
  return [
    description && h('small', {}, description),
    features.length > 0 &&
      h(
        'span',
        { class: 'features' },
        features.map(({ text, included }) =>
          h('small', { class: included ? 'included' : 'left-out' }, included ? text : `Without ${text}`),
        ),
      ),
    fineprint && h('small', {}, fineprint),
  ].filter(Boolean);
}

/** A value that goes with none of the other choices stays selectable, but says so. */
function markMissing(element, offered) {
  for (const input of element.querySelectorAll('input')) input.closest('label').classList.toggle('not-offered', !offered(input.value));
  for (const option of element.querySelectorAll('option'))
    option.textContent = option.textContent.replace(/ \(not made\)$/, '') + (offered(option.value) ? '' : ' (not made)');
}
