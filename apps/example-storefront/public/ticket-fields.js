import { h, spoken } from './dom.js';
import { field } from './form-fields.js';
import { digitsOf, money } from './format.js';
import { quantityLimits } from './ticket-rules.js';

/** Returns the field for the number of tickets of a type: none is offered where there are others. */
export function quantityField(tier, at, { isAlone }) {
  const { least, most } = quantityLimits(tier);
  const attributes = {
    name: `tickets[${at}].quantity`,
    type: 'number',
    inputmode: 'numeric',
    min: isAlone ? least : 0,
    max: most === Infinity ? undefined : most,
    required: isAlone,
    value: isAlone || tier.unlockCode !== undefined ? least : 0,
    oninput: ({ target }) => target.setCustomValidity(target.value > 0 && target.value < least ? `Take at least ${least}, or none.` : ''),
  };
  return field(['How many', spoken(`: ${tier.name}`)], attributes, { mark: false });
}

/** Returns the field for a donation per ticket, in whole units as people write them, and buttons for frequent amounts; `changed` is called when one was pressed. */
export function amountField(tier, at, changed) {
  const unit = 10 ** digitsOf(tier.currency);
  const whole = field(
    `You give (${tier.currency})`,
    { name: `tickets[${at}].amountMinor`, type: 'number', min: (tier.minPriceMinor || 1) / unit, step: 1 / unit, inputmode: 'decimal' },
    { mark: false },
  );
  const input = whole.querySelector('input');
  const presets = (tier.donationPresets ?? []).map((preset) => {
    const give = () => {
      input.value = preset / unit;
      changed();
    };
    return h(
      'button',
      { class: 'button chip preset', type: 'button', value: preset / unit, 'aria-pressed': 'false', onclick: give },
      money(preset, tier.currency),
    );
  });
  input.addEventListener('input', changed);
  return h(
    'div',
    { class: 'fields' },
    presets.length > 0 && h('div', { class: 'chips', role: 'group', 'aria-label': 'Often given' }, presets),
    whole,
  );
}

/** Marks the button of the amount that stands in the field beside it. */
export function markPreset(card, isTaken) {
  const input = card.querySelector('[name$=amountMinor]');
  if (!input) return;
  input.required = isTaken;
  for (const button of card.querySelectorAll('.preset'))
    button.setAttribute('aria-pressed', String(isTaken && Number(button.value) === Number(input.value)));
}
