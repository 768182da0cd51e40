import { type Losing, lostParts, mayLose } from './lost-parts';

const gala: Losing = {
  section: 'events',
  id: 'event',
  identity: 'gala',
  ids: new Map([
    ['days/friday', 'day-1'],
    ['days/saturday', 'day-2'],
    ['ticketTypes/entry', 'type-1'],
    ['ticketTypes/vip', 'type-2'],
    ['unlockCodes/friends', 'code'],
  ]),
};
const question = (key: string, type = 'text') => ({ key, type, label: key });
const entry = { key: 'entry', formFields: [question('about', 'heading'), question('meal'), question('car')] };
const vip = { key: 'vip', formFields: [question('meal')] };
const days = [{ key: 'friday' }, { key: 'saturday' }];

const bag: Losing = {
  section: 'products',
  id: 'product',
  identity: 'bag',
  ids: new Map([
    ['variants/red', 'variant-1'],
    ['variants/blue', 'variant-2'],
    ['options/colour', 'option'],
    ['options/colour/red', 'value'],
  ]),
};

describe('a lost part', () => {
  it('[ADR 0100 r1] is each ticket type and day of an event that is deleted, and each variant of a product, but nothing else of them', () => {
    expect(lostParts(gala).map(({ kind, path, ids }) => [kind, path, ids[0]])).toEqual([
      ['ticket_type', 'events[gala].ticketTypes[entry]', 'type-1'],
      ['ticket_type', 'events[gala].ticketTypes[vip]', 'type-2'],
      ['day', 'events[gala].days[friday]', 'day-1'],
      ['day', 'events[gala].days[saturday]', 'day-2'],
    ]);
    expect(lostParts(bag).map(({ path }) => path)).toEqual(['products[bag].variants[blue]', 'products[bag].variants[red]']);
  });

  it('[ADR 0100 r1] is the form when a form is deleted', () => {
    const contact: Losing = { section: 'forms', id: 'form', identity: 'contact', ids: new Map([['fields/email', 'field']]) };
    expect(lostParts(contact)).toEqual([{ kind: 'form', path: 'forms[contact]', ownerId: 'form', ids: ['form'] }]);
    const [before, after] = [{ fields: [question('name'), question('age')] }, { fields: [question('name')] }];
    expect(lostParts(contact, before, after)).toEqual([
      { kind: 'question', path: 'forms[contact].fields[age]', ownerId: 'form', ids: ['form'], key: 'age' },
    ]);
  });

  it('[ADR 0100 r1] is one that a change drops, and a question of a remaining part, but not a heading', () => {
    const after = { days: days.slice(1), ticketTypes: [{ ...entry, formFields: [question('car')] }] };
    expect(lostParts(gala, { days, ticketTypes: [entry, vip] }, after)).toEqual([
      { kind: 'ticket_type', path: 'events[gala].ticketTypes[vip]', ownerId: 'event', ids: ['type-2'], member: 'vip' },
      { kind: 'day', path: 'events[gala].days[friday]', ownerId: 'event', ids: ['day-1'], member: 'friday' },
      { kind: 'question', path: 'events[gala].ticketTypes[entry].formFields[meal]', ownerId: 'event', ids: ['type-1'], key: 'meal' },
    ]);
  });

  it('[ADR 0100 r1] does not result from other changes', () => {
    const event = { days, ticketTypes: [entry, vip] };
    expect(lostParts(gala, event, { ...event, title: 'Gala night', ticketTypes: [vip, { ...entry, name: 'In' }] })).toEqual([]);
  });

  it('[ADR 0100 r1] is a question of a product to those variants alone that no longer ask it themselves', () => {
    const [red, blue] = [
      { key: 'red', formFields: [] },
      { key: 'blue', formFields: [question('size')] },
    ];
    const before = { formFields: [question('text')], variants: [red, blue] };
    const moved = {
      formFields: [question('size')],
      variants: [
        { key: 'red', formFields: [question('text')] },
        { key: 'blue', formFields: [] },
      ],
    };
    expect(lostParts(bag, before, moved)).toEqual([
      { kind: 'question', path: 'products[bag].formFields[text]', ownerId: 'product', ids: ['variant-2'], key: 'text' },
    ]);
  });

  it('[D-148] is a day that a ticket type loses while the event keeps it, be it named or one of all', () => {
    const of = (validDays: string[], dayKeys = ['friday', 'saturday']) => ({
      days: dayKeys.map((key) => ({ key })),
      ticketTypes: [{ key: 'entry', validDays }, { key: 'vip' }],
    });
    const losses = (before: object, after: object) =>
      lostParts(gala, { ...before }, { ...after }).map(({ kind, path, ids }) => [kind, path, ids]);
    const lost = (day: string) => ['valid_day', `events[gala].ticketTypes[entry].validDays[${day}]`, ['type-1']];
    expect(losses(of(['friday']), of(['saturday']))).toEqual([lost('friday')]);
    expect(losses(of(['friday', 'saturday']), of(['saturday']))).toEqual([lost('friday')]);
    expect(losses(of([]), of(['saturday']))).toEqual([lost('friday')]);
    expect(losses(of(['friday']), of([]))).toEqual([]);
    expect(losses(of(['friday']), of(['saturday', 'friday']))).toEqual([]);
    expect(losses(of([]), of([], ['friday', 'saturday', 'sunday']))).toEqual([]);
    expect(losses(of([]), of(['friday', 'saturday'], ['friday', 'saturday', 'sunday']))).toEqual([]);
    expect(losses(of([], []), of(['friday']))).toEqual([lost('saturday')]);
  });

  it('[D-148] is a day of the event alone where that is dropped from event and ticket type', () => {
    const before = { days, ticketTypes: [{ key: 'entry', validDays: ['friday', 'saturday'] }] };
    const after = { days: days.slice(1), ticketTypes: [{ key: 'entry', validDays: ['saturday'] }] };
    const kinds = lostParts(gala, before, after).map(({ kind, path }) => [kind, path]);
    expect(kinds).toEqual([
      ['ticket_type', 'events[gala].ticketTypes[vip]'],
      ['day', 'events[gala].days[friday]'],
    ]);
  });

  it('[D-148] is a question of another type, and a choice that is no longer offered', () => {
    const select = (options: string[], type = 'select') => ({ key: 'meal', type, label: 'Meal', options });
    const asking = (field: object) => ({ days, ticketTypes: [{ key: 'entry', formFields: [field] }, { key: 'vip' }] });
    const losses = (before: object, after: object) => lostParts(gala, asking(before), asking(after));
    const path = 'events[gala].ticketTypes[entry].formFields[meal]';
    const of = { ownerId: 'event', ids: ['type-1'], key: 'meal' };
    expect(losses(select(['Rice', 'Yam']), question('meal'))).toEqual([{ ...of, kind: 'question_type', path: `${path}.type` }]);
    expect(losses(select(['Rice', 'Yam']), select(['Yam', 'Beans']))).toEqual([
      { ...of, kind: 'choice', path: `${path}.options[Rice]`, choice: 'Rice' },
    ]);
    expect(losses(select(['Rice', 'Yam']), select(['Yam', 'Rice', 'Beans']))).toEqual([]);
    expect(losses(select(['Rice']), { ...select(['Rice']), label: 'Your meal', required: true })).toEqual([]);
    expect(losses(question('meal', 'heading'), question('meal'))).toEqual([]);
    expect(losses(question('meal'), question('meal', 'heading'))).toEqual([{ ...of, kind: 'question', path }]);
  });

  it('[D-148] is a choice of a form, and of a question that moves to the variants of its product', () => {
    const contact: Losing = { section: 'forms', id: 'form', identity: 'contact', ids: new Map() };
    const topic = (choices: string[]) => ({ fields: [{ key: 'topic', type: 'select', label: 'Topic', options: { choices } }] });
    expect(lostParts(contact, topic(['A', 'B']), topic(['B']))).toEqual([
      { kind: 'choice', path: 'forms[contact].fields[topic].options[A]', ownerId: 'form', ids: ['form'], key: 'topic', choice: 'A' },
    ]);
    const size = (options: string[]) => ({ key: 'size', type: 'radio', label: 'Size', options });
    const before = { formFields: [size(['S', 'L'])], variants: [{ key: 'red' }, { key: 'blue' }] };
    const after = {
      variants: [
        { key: 'red', formFields: [size(['L'])] },
        { key: 'blue', formFields: [size(['S', 'L'])] },
      ],
    };
    expect(lostParts(bag, before, after)).toEqual([
      {
        kind: 'choice',
        path: 'products[bag].formFields[size].options[S]',
        ownerId: 'product',
        ids: ['variant-1'],
        key: 'size',
        choice: 'S',
      },
    ]);
  });

  it('[ADR 0100 r1] may be looked for after changes of lists alone', () => {
    expect([['name', 'media'], ['ticketTypes[vip].prices'], ['days'], ['optionsNote']].map(mayLose)).toEqual([false, true, true, false]);
  });
});
