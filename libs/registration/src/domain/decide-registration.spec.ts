import { type DomainError, refOf } from '@svc/kernel';
import { aLine, anEventOnSale, aTier, BEFORE_EVENT, idNumber } from '@svc/ticketing/testing';
import type { RegistrationContext } from '../ports/registering';
import { checkTextReach, decideRegistration, guestKeyOf, type Override, OVERRIDES, registrationRequest } from './decide-registration';

const question = { key: 'meal', type: 'text' as const, label: 'Your meal', required: true, hidden: false };
const tiers = {
  open: aTier({ id: idNumber(10) }),
  hidden: aTier({ id: idNumber(11), visibility: 'hidden' }),
  paid: aTier({ id: idNumber(12), kind: 'paid' }),
  donation: aTier({ id: idNumber(13), kind: 'donation' }),
  deposit: aTier({ id: idNumber(14), kind: 'deposit' }),
  few: aTier({ id: idNumber(15), maxPerOrder: 2 }),
  named: aTier({ id: idNumber(16), name: 'Dinner', requiresAttendeeDetails: true }),
  asking: aTier({ id: idNumber(17), formFields: [question] }),
  adult: aTier({ id: idNumber(18), minAge: 18 }),
  gone: aTier({ id: idNumber(19) }),
  approved: aTier({ id: idNumber(20), approvalRequired: true }),
  later: aTier({ id: idNumber(21), onSaleFrom: '2026-02-20T00:00:00.000Z' }),
  ended: aTier({ id: idNumber(22), onSaleUntil: '2026-01-20T00:00:00.000Z' }),
};
type Tier = keyof typeof tiers;
const holding = { registrationId: idNumber(50), attendeeId: idNumber(51), status: 'pending' as const };
const ref = (tier: Tier) => refOf('tkt', tiers[tier].id);

function decide(
  wanted: [Tier, quantity: number, amountMinor?: number][],
  context: Partial<RegistrationContext> = {},
  unlockCodes?: string[],
  override?: Override[],
) {
  const event = anEventOnSale(Object.values(tiers), { left: { [tiers.gone.id]: 0 } });
  const tickets = wanted.map(([tier, quantity, amountMinor]) => aLine(tiers[tier], { quantity, amountMinor }));
  const request = registrationRequest.parse({ contact: { name: 'Ada', email: 'ada@example.com' }, tickets, unlockCodes });
  return decideRegistration({ event, ...context }, request, { path: 'ownGuest', now: BEFORE_EVENT, mostSeats: 20, override });
}
function refusal(...args: Parameters<typeof decide>): Pick<DomainError, 'code' | 'message' | 'details'> {
  try {
    decide(...args);
  } catch (error) {
    const { code, message, details } = error as DomainError;
    return { code, message, details };
  }
  throw new Error('Nothing was refused.');
}

describe('a registration that a merchant makes', () => {
  it.each<[Override, [Tier, number][], object]>([
    [
      'saleWindow',
      [
        ['later', 1],
        ['ended', 1],
      ],
      { invalid: [ref('later'), ref('ended')] },
    ],
    ['age', [['adult', 1]], { age: [ref('adult')] }],
    ['questions', [['asking', 1]], {}],
    ['seatCeiling', [['open', 21]], { quantity: [ref('open')] }],
  ])('waives %s where it is overridden, and that alone', (override, wanted, details) => {
    const others = OVERRIDES.filter((other) => other !== override);
    for (const overrides of [[], others]) expect(refusal(wanted, {}, [], overrides).details ?? {}).toEqual(details);
    expect(decide(wanted, {}, [], [override])).toMatchObject({ status: 'confirmed' });
  });

  it.each<[string, [Tier, number][], object]>([
    ['capacity', [['gone', 1]], { code: 'TIER_SOLD_OUT' }],
    ['hidden tickets', [['hidden', 1]], { details: { invalid: [ref('hidden')] } }],
    ['tickets that cost something', [['paid', 1]], { code: 'TIER_REQUIRES_PAYMENT' }],
    ['how many one may take', [['few', 3]], { details: { quantity: [ref('few')] } }],
    ['names', [['named', 1]], { message: 'Enter a name for each "Dinner" ticket' }],
    [
      'what a request may hold',
      [
        ['open', 1_000],
        ['open', 1_000],
        ['open', 1_000],
        ['open', 1_000],
        ['open', 1_000],
        ['open', 1_000],
        ['open', 1_000],
        ['open', 1_000],
        ['open', 1_000],
        ['open', 1_000],
        ['open', 1],
      ],
      { details: { quantity: [ref('open')] } },
    ],
  ])('never waives %s', (_, wanted, refused) => {
    expect(refusal(wanted, {}, [], [...OVERRIDES])).toMatchObject(refused);
  });

  it('is refused once the event is over, and for invalid answers and dates', () => {
    const event = anEventOnSale([tiers.later, tiers.asking, tiers.adult]);
    const ask =
      (fields: object, now = BEFORE_EVENT) =>
      () =>
        decideRegistration({ event }, registrationRequest.parse({ contact: { name: 'Ada', email: 'ada@example.com' }, ...fields }), {
          path: 'ownGuest',
          now,
          mostSeats: 20,
          override: OVERRIDES,
        });
    expect(ask({ tickets: [aLine(tiers.later)] }, new Date('2026-03-02T00:00:00Z'))).toThrow('not on sale');
    expect(ask({ tickets: [aLine(tiers.asking)], responses: { meal: ['fish'] } })).toThrow();
    expect(ask({ tickets: [aLine(tiers.adult)], dateOfBirth: '2090-01-01' })).toThrow('was born');
    expect(ask({ tickets: [aLine(tiers.adult)], dateOfBirth: '2020-01-01' })()).toMatchObject({ status: 'confirmed' });
  });
});

describe('a registration', () => {
  it('[§4.4] takes the requested seats', () => {
    expect(decide([['open', 2]])).toMatchObject({ status: 'confirmed', seats: [{ position: 0 }, { position: 1 }], unlockCodeIds: [] });
  });

  it('[D-13] waits for the merchant as a whole when one ticket needs approval', () => {
    expect(
      decide([
        ['open', 1],
        ['approved', 1],
      ]),
    ).toMatchObject({ status: 'pending' });
  });

  it('[§4.4 unlockCodes] uses the code by which a ticket type is revealed', () => {
    const event = anEventOnSale(Object.values(tiers), { codes: [{ id: idNumber(60), ticketTypeIds: [tiers.hidden.id] }] });
    expect(decide([['hidden', 1]], { event }, ['SESAME'])).toMatchObject({ unlockCodeIds: [idNumber(60)] });
  });

  it.each<Tier>(['paid', 'donation', 'deposit'])('[§4.4 r1] is refused for a %s ticket, which needs a checkout', (tier) => {
    expect(
      refusal([
        ['open', 1],
        [tier, 1],
      ]),
    ).toMatchObject({ code: 'TIER_REQUIRES_PAYMENT', details: { tickets: [ref(tier)] } });
  });

  it('[D-59] is refused with an amount on a free ticket', () => {
    expect(refusal([['open', 1, 0]])).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: { 'tickets[0].amountMinor': expect.any(String) } },
    });
  });

  it('[§4.4 r3] [D-47] is refused when sold out, with the remaining number', () => {
    expect(refusal([['gone', 1]])).toEqual({ code: 'TIER_SOLD_OUT', message: 'These tickets are sold out.', details: { remaining: 0 } });
    const event = anEventOnSale(Object.values(tiers), { left: { [tiers.gone.id]: 3, [tiers.open.id]: 2 } });
    expect(
      refusal(
        [
          ['gone', 4],
          ['open', 3],
        ],
        { event },
      ),
    ).toMatchObject({ message: 'Only 2 of these tickets are left.', details: { remaining: 2 } });
  });

  it('[D-50] returns the present seat to a guest who has one, whatever is sold out', () => {
    expect(decide([['gone', 1]], { holding })).toEqual({ holding });
  });

  it('[D-50] [D-60a] is refused for everything else that is wrong when its guest has a seat already', () => {
    for (const tier of ['hidden', 'paid', 'named', 'asking', 'adult'] as const)
      expect(refusal([[tier, 1]], { holding })).toHaveProperty('code');
    expect(refusal([['few', 3]], { holding })).toMatchObject({ details: { quantity: [ref('few')] } });
  });

  it('[D-60a] is refused for the first of its faults: on sale, free, quantity, attendees, answers, age, sold out', () => {
    const faults: [Tier, number][] = [
      ['gone', 1],
      ['adult', 1],
      ['asking', 1],
      ['named', 1],
      ['few', 3],
      ['paid', 1],
      ['hidden', 1],
    ];
    const refusals = faults.map((_, count) => refusal(faults.slice(0, count + 1))).reverse();
    expect(refusals.map(({ code, message, details }) => [code, details ? Object.keys(details)[0] : message])).toEqual([
      ['VALIDATION_ERROR', 'invalid'],
      ['TIER_REQUIRES_PAYMENT', 'tickets'],
      ['VALIDATION_ERROR', 'quantity'],
      ['VALIDATION_ERROR', 'Enter a name for each "Dinner" ticket'],
      ['VALIDATION_ERROR', 'Please answer: Your meal'],
      ['VALIDATION_ERROR', 'age'],
      ['TIER_SOLD_OUT', 'remaining'],
    ]);
  });
});

describe('a guest', () => {
  it('[D-50] is identified by the e-mail in any case, or by the phone without an e-mail', () => {
    const keyOf = (contact: object) =>
      guestKeyOf(registrationRequest.parse({ contact: { name: 'Ada', ...contact }, tickets: [aLine()] }).contact);
    expect(keyOf({ email: ' ADA.Obi+x@Example.COM ', phone: '+2348031234567' })).toBe('ada.obi+x@example.com');
    expect(keyOf({ email: '', phone: '+234 803 123 4567' })).toBe('+2348031234567');
  });
});

describe('a guest who gives a phone alone', () => {
  const refusal = (phone: string, countries: string[]) => {
    try {
      checkTextReach(phone, countries);
      return undefined;
    } catch (error) {
      const { code, details } = error as { code: string; details: object };
      return { code, ...details };
    }
  };

  it('[D-107] is accepted where a text may be sent', () => {
    expect(refusal('+2348031234567', ['NG'])).toBeUndefined();
  });

  it('[D-107] is refused by the field alone when no text can be sent to such a number', () => {
    expect(refusal('+881612345678', ['NG'])).toEqual({
      code: 'VALIDATION_ERROR',
      fields: { 'contact.phone': expect.stringContaining('satellite') as string },
    });
  });

  it.each([
    ['in another country than texts go to', ['NG'], 'add this one'],
    ['while no country is known, and the merchant is told what to set', [], 'not known'],
  ])('[D-107] is refused %s', (_, countries, reason) => {
    expect(refusal('+233201234567', countries)).toEqual({
      code: 'VALIDATION_ERROR',
      fields: { 'contact.phone': expect.stringContaining('e-mail') as string },
      setting: 'texts.countries',
      reason: expect.stringContaining(reason) as string,
      accepted: countries,
    });
  });
});
