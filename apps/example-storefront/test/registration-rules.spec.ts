import { birthAsked, bodyOf, quantityLimits, questionsAsked, seatsToName, tiersToRegisterFor } from '../public/registration-rules.js';

const asked = (fields: object[], answers: object) => questionsAsked(fields, answers).map(({ key }: { key: string }) => key);

describe('a registration on the example storefront', () => {
  it('is offered for tiers that are free and not sold out', () => {
    const ticketTypes = [{ ref: 'free', kind: 'free' }, { ref: 'gone', kind: 'free', soldOut: true }, { ref: 'paid', kind: 'paid' }];
    expect(tiersToRegisterFor({ ticketTypes }).map(({ ref }: { ref: string }) => ref)).toEqual(['free']);
    expect(tiersToRegisterFor({ ticketTypes: undefined })).toEqual([]);
  });

  it('takes as many tickets as the tier allows and has left, and at least its minimum', () => {
    expect(quantityLimits({ minPerOrder: 1, maxPerOrder: 4 })).toEqual({ least: 1, most: 4 });
    expect(quantityLimits({ minPerOrder: 2, maxPerOrder: 4, remaining: 3 })).toEqual({ least: 2, most: 3 });
    expect(quantityLimits({ minPerOrder: 2, remaining: 1 })).toEqual({ least: 2, most: 2 });
    expect(quantityLimits({})).toEqual({ least: 1, most: Infinity });
  });

  it('asks for every guest of a tier that wants their details, and of none otherwise', () => {
    expect(seatsToName({ requiresAttendeeDetails: true, groupSize: 5 }, {}, 2)).toBe(10);
    expect(seatsToName({ requiresAttendeeDetails: false }, {}, 2)).toBe(0);
    expect(seatsToName({ minAge: 16 }, { dobMode: 'attendee' }, 2)).toBe(2);
  });

  it('draws no more guests than can be taken, whatever number is typed', () => {
    expect(seatsToName({ requiresAttendeeDetails: true, maxPerOrder: 4 }, {}, 1e9)).toBe(4);
    expect(seatsToName({ requiresAttendeeDetails: true }, {}, 1e9)).toBe(50);
  });

  it('asks for a date of birth where a tier has a minimum age: once, or of each guest', () => {
    expect(birthAsked({ minAge: 18 }, { dobMode: 'order' })).toBe('order');
    expect(birthAsked({ minAge: 18 }, {})).toBe('order');
    expect(birthAsked({ minAge: 16 }, { dobMode: 'attendee' })).toBe('attendee');
    expect(birthAsked({ minAge: undefined }, { dobMode: 'attendee' })).toBeUndefined();
  });

  describe('asks a question that depends on another', () => {
    const fields = [
      { key: 'eats', type: 'checkbox' },
      { key: 'meal', type: 'radio', showIf: { field: 'eats', equals: 'true' } },
      { key: 'spice', type: 'select', showIf: { field: 'meal', equals: 'Jollof' } },
      { key: 'secret', type: 'text', hidden: true },
    ];

    it('when that one was answered so', () => {
      expect(asked(fields, {})).toEqual(['eats']);
      expect(asked(fields, { eats: 'true' })).toEqual(['eats', 'meal']);
      expect(asked(fields, { eats: 'true', meal: 'Jollof' })).toEqual(['eats', 'meal', 'spice']);
    });

    it('and not when that one is itself not asked any more', () => {
      expect(asked(fields, { meal: 'Jollof' })).toEqual(['eats']);
    });

    it('when one of several chosen answers is the one', () => {
      expect(asked([{ key: 'days' }, { key: 'bed', showIf: { field: 'days', equals: 'Sunday' } }], { days: ['Saturday', 'Sunday'] })).toEqual(['days', 'bed']);
    });
  });

  it('becomes a body by the names of its fields', () => {
    const entries = [
      ['tickets[0].ticketTypeRef', 'tkt_1'],
      ['tickets[0].attendees[0].name', ''],
      ['tickets[0].attendees[1].name', 'Bola'],
      ['contact.name', 'Ada'],
      ['responses.meal', 'Jollof'],
      ['responses.days', 'Saturday'],
      ['responses.days', 'Sunday'],
      ['dateOfBirth', '1990-05-17'],
    ];
    expect(bodyOf(entries)).toEqual({
      tickets: [{ ticketTypeRef: 'tkt_1', attendees: [{ name: '' }, { name: 'Bola' }] }],
      contact: { name: 'Ada' },
      responses: { meal: 'Jollof', days: ['Saturday', 'Sunday'] },
      dateOfBirth: '1990-05-17',
    });
  });
});
