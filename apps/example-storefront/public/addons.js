import { h } from './dom.js';
import { money } from './format.js';
import { priceIn } from './prices.js';
import { addonGroupsFor } from './product-rules.js';

const fieldOf = (group) => `addon ${group.ref}`;
const countOf = (option) => `count ${option.ref}`;

/** The extras that can be bought with a product. `limit(variant)` shows those of the variant and keeps their limits. */
export function addonFields(product, currency) {
  const groups = [...(product.addonGroups ?? [])].sort((a, b) => a.sort - b.sort);
  const fieldsets = new Map(groups.map((group) => [group.ref, groupFields(group, product, currency)]));
  const element = h('div', { class: 'addons' }, [...fieldsets.values()]);
  return {
    element,
    limit(variant) {
      const shown = new Set(addonGroupsFor(product, variant).map(({ ref }) => ref));
      for (const group of groups) {
        const fieldset = fieldsets.get(group.ref);
        fieldset.hidden = fieldset.disabled = !shown.has(group.ref);
        if (group.selectionType !== 'single') keepLimits(group, [...fieldset.querySelectorAll('input[type=checkbox]')]);
      }
    },
  };
}

/** The chosen add-ons: `[{ option, count }]`. */
export function addonsChosen(product, variant, data) {
  return addonGroupsFor(product, variant).flatMap((group) => {
    const refs = data.getAll(fieldOf(group));
    return group.options
      .filter(({ ref }) => refs.includes(ref))
      .map((option) => ({ option, count: Number(data.get(countOf(option))) || 1 }));
  });
}

function groupFields(group, product, currency) {
  const single = group.selectionType === 'single';
  return h(
    'fieldset',
    { class: 'picker' },
    h('legend', {}, group.name, h('small', {}, ` ${rule(group, single)}`)),
    single &&
      !group.required &&
      h('label', { class: 'addon' }, h('input', { type: 'radio', name: fieldOf(group), value: '', checked: true }), h('span', {}, 'None')),
    group.options.map((option) => optionField(group, option, single, { currency: product.currency, wanted: currency })),
  );
}

function rule({ required, minSelect, maxSelect }, single) {
  if (single) return required ? '(please choose)' : '';
  if (minSelect > 0) return `(at least ${minSelect})`;
  return maxSelect ? `(up to ${maxSelect})` : '';
}

function optionField(group, option, single, { currency, wanted }) {
  const price = priceIn({ currency, ...option }, wanted);
  return h(
    'div',
    { class: 'addon' },
    h(
      'label',
      {},
      h('input', { type: single ? 'radio' : 'checkbox', name: fieldOf(group), value: option.ref, required: single && group.required }),
      option.imageUrl && h('img', { src: option.imageUrl, alt: '' }),
      h('span', {}, option.label, option.description && h('small', {}, option.description)),
    ),
    option.allowQuantity &&
      h('input', {
        type: 'number',
        name: countOf(option),
        min: 1,
        max: option.maxQty,
        value: 1,
        'aria-label': `How many: ${option.label}`,
      }),
    h('span', { class: 'price' }, price.priceMinor ? `+ ${money(price.priceMinor, price.currency)}` : 'Free'),
  );
}

/** At `maxSelect` the others rest; below `minSelect` the form says what is missing. */
function keepLimits({ minSelect = 0, maxSelect, required }, boxes) {
  const chosen = boxes.filter(({ checked }) => checked).length;
  const least = Math.max(minSelect, required ? 1 : 0);
  for (const box of boxes) box.disabled = !box.checked && Boolean(maxSelect) && chosen >= maxSelect;
  boxes[0]?.setCustomValidity(chosen < least ? `Please choose at least ${least}.` : '');
}
