import { slotsByDay } from '@storefront-service/sdk';
import { h } from './dom.js';
import { calendarDay } from './format.js';
import { messageOf } from './problem.js';

/** When a scheduled service takes place: a free time of a day (`slots`), a day, or a range of days. */
export function bookingFields(product, api, store) {
  const element = h('div', { class: 'booking' });

  function fieldsFor(variant) {
    if (!product.schedulingEnabled) return [];
    switch (variant.schedulingType) {
      case 'slots':
        return slotFields(variant, product, api, store);
      case 'date':
        return [dayField('day', 'Day', variant, store)];
      case 'date_range':
        return [dayField('day', 'From', variant, store), dayField('until', 'Until', variant, store)];
      default:
        return [];
    }
  }

  return {
    element,
    /** Turns to what a variant needs. */
    show: (variant) => element.replaceChildren(...fieldsFor(variant)),
    /** `{ days, slotStartUtc }`: the second is what a checkout takes. */
    chosen: (data) => ({ days: [data.get('day'), data.get('until')].filter(Boolean), slotStartUtc: data.get('slot') ?? undefined }),
  };
}

/** A day and its free times. The first answer, asked for without a date, is of the first day that has any. */
function slotFields(variant, product, api, store) {
  const times = h('div', { role: 'status' });
  const field = dayField('day', 'Day', variant, store, show);
  let latest;

  async function show(date) {
    const request = (latest = api.products.slots(product.slug, { variantRef: variant.ref, date }));
    try {
      const answer = await request;
      if (request !== latest) return; // Another day was chosen meanwhile.
      field.querySelector('input').value = answer.date;
      times.replaceChildren(...timesOf(answer, store));
    } catch (error) {
      if (request === latest) times.replaceChildren(h('p', { class: 'notice' }, messageOf(error)));
    }
  }

  void show();
  return [field, times];
}

function dayField(name, label, { availability = {}, takenDates = [] }, { timezone }, changed) {
  const check = (event) => {
    event.target.setCustomValidity(takenDates.includes(event.target.value) ? 'This day is taken. Please choose another.' : '');
    if (event.target.value) changed?.(event.target.value);
  };
  const last = dateIn(timezone, availability.windowDays ?? 60);
  return h(
    'label',
    { class: 'picker' },
    h('span', { class: 'legend' }, label),
    h('input', { type: 'date', name, min: dateIn(timezone, 0), max: last, required: true, onchange: check }),
  );
}

/** `startUtc` is what a checkout takes; its label is what people read, in the zone of the shop. */
function timesOf(answer, { timezone }) {
  const { date, nextDate } = answer;
  const [day] = slotsByDay(answer, { locale: 'en-GB', timeZone: timezone });
  if (!day)
    return [
      h('p', {}, `Nothing is free on ${calendarDay(date)}.`, nextDate && ` The next day with free times is ${calendarDay(nextDate)}.`),
    ];
  return [
    h(
      'fieldset',
      { class: 'picker' },
      h('legend', {}, 'Time', h('small', {}, ` ${timezone}`)),
      h(
        'div',
        { class: 'chips' },
        day.slots.map(({ startUtc, label }) =>
          h('label', { class: 'chip' }, h('input', { type: 'radio', name: 'slot', value: startUtc, required: true }), h('span', {}, label)),
        ),
      ),
    ),
  ];
}

/** The calendar date in a time zone, so many days from now, as YYYY-MM-DD. */
function dateIn(timeZone, days) {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * 86_400_000);
}
