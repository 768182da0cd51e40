import { h } from './dom.js';
import { calendarDay } from './format.js';

/** When a scheduled service takes place: a free time of a day (`slots`), a day, or a range of days. */
export function bookingFields(product, api, store) {
  const element = h('div', { class: 'booking' });
  let latest;

  async function showSlots(variant, date) {
    const request = (latest = api.slots(product.slug, { variantRef: variant.ref, date }));
    try {
      const answer = await request;
      if (request !== latest) return; // Another day or variant was chosen meanwhile.
      element.replaceChildren(dayField(answer.date, variant, store, (chosen) => showSlots(variant, chosen)), times(answer, store));
    } catch (error) {
      if (request === latest) element.replaceChildren(h('p', { class: 'notice', role: 'alert' }, error.message));
    }
  }

  return {
    element,
    /** Turns to the times of a variant; the first answer is of the first day that has a free one. */
    show(variant) {
      latest = undefined;
      element.replaceChildren();
      if (!product.schedulingEnabled) return;
      if (variant.schedulingType === 'slots') showSlots(variant);
      if (variant.schedulingType === 'date') element.replaceChildren(dayField('', variant, store));
      if (variant.schedulingType === 'date_range') element.replaceChildren(dayField('', variant, store), dayField('', variant, store, undefined, 'until', 'Until'));
    },
    chosen: (data) => [data.get('day'), data.get('until'), data.get('slot')].filter(Boolean),
  };
}

function dayField(value, { availability = {}, takenDates = [] }, { timezone }, changed, name = 'day', label = 'Day') {
  const today = dateIn(timezone, 0);
  const check = (event) => {
    event.target.setCustomValidity(takenDates.includes(event.target.value) ? 'This day is taken. Please choose another.' : '');
    if (event.target.value) changed?.(event.target.value);
  };
  const last = dateIn(timezone, availability.windowDays ?? 60);
  return h('label', { class: 'picker' }, h('span', { class: 'legend' }, label), h('input', { type: 'date', name, value, min: today, max: last, required: true, onchange: check }));
}

/** `startUtc` is what a checkout takes; `startLocal` is what people read, in the zone that was asked for. */
function times({ date, slots, nextDate }, { timezone }) {
  if (!slots.length) return h('p', { role: 'status' }, `Nothing is free on ${calendarDay(date)}.`, nextDate && ` The next day with free times is ${calendarDay(nextDate)}.`);
  return h(
    'fieldset', { class: 'picker' },
    h('legend', {}, 'Time', h('small', {}, ` ${timezone}`)),
    h('div', { class: 'chips' }, slots.map(({ startUtc, startLocal }) => h('label', { class: 'chip' }, h('input', { type: 'radio', name: 'slot', value: startUtc, required: true }), h('span', {}, startLocal.slice(11, 16))))),
  );
}

/** The calendar date in a time zone, so many days from now, as YYYY-MM-DD. */
function dateIn(timeZone, days) {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * 86_400_000);
}
