import { idOf, refOf } from '@svc/kernel';
import { aLine, anEventOnSale, aTier, BEFORE_EVENT, idNumber } from '../testing';
import { chooseTickets, codesUsed, findShortages } from './choose-tickets';
import type { EventOnSale } from './event-on-sale';
import type { TicketPath } from './rules-by-path';

const [open, hidden, early, over, invite] = [
  aTier({ id: idNumber(10) }),
  aTier({ id: idNumber(11), visibility: 'hidden' }),
  aTier({ id: idNumber(12), onSaleFrom: '2026-02-01T12:00:00.001Z' }),
  aTier({ id: idNumber(13), onSaleUntil: '2026-02-01T12:00:00.000Z' }),
  aTier({ id: idNumber(14), visibility: 'invite_only' }),
];
const unknown = aTier({ id: idNumber(99) });
const tiers = [open, hidden, early, over, invite];
const code = (id: number, ...ticketTypeIds: string[]) => ({ id: idNumber(id), ticketTypeIds });
const choose = (lines: ReturnType<typeof aLine>[], event: EventOnSale = anEventOnSale(tiers), now = BEFORE_EVENT) =>
  chooseTickets(lines, event, { path: 'register', now });
const refused = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    const { code: errorCode, message, details } = error as { code: string; message: string; details: object };
    return { code: errorCode, message, details };
  }
};

describe('tickets that a request names', () => {
  it('are found when they are public and on sale', () => {
    expect(choose([aLine(open, { quantity: 2 })])).toMatchObject([{ tier: open, quantity: 2, ref: refOf('tkt', open.id) }]);
  });

  it.each([
    ['unknown', unknown],
    ['hidden', hidden],
    ['not on sale yet', early],
    ['no longer on sale', over],
    ['for invited guests', invite],
  ])('[§4.4 r2] [§4.3 r1] [D-46] are refused alike when they are %s', (_, tier) => {
    const ref = refOf('tkt', tier.id);
    expect(refused(() => choose([aLine(open), aLine(tier)]))).toEqual({
      code: 'VALIDATION_ERROR',
      message: 'These tickets are not on sale: leave them out, or send the code that unlocks them.',
      details: { invalid: [ref] },
    });
  });

  it('[D-46] are refused alike when their ref is none at all', () => {
    expect(refused(() => choose([aLine(open, { ticketTypeRef: 'x' }), aLine(open, { ticketTypeRef: 'x' })]))).toMatchObject({
      details: { invalid: ['x'] },
    });
  });

  it('[§4.4 r2] are not on sale any more once the event is over', () => {
    expect(refused(() => choose([aLine(open)], undefined, new Date('2026-03-01T22:00:00Z')))).toMatchObject({
      details: { invalid: [refOf('tkt', open.id)] },
    });
    expect(choose([aLine(open)], undefined, new Date('2026-03-01T21:59:59Z'))).toHaveLength(1);
  });

  it('[§4.4 unlockCodes] are revealed by a code, hidden and invite-only alike, and the code is used once', () => {
    const event = anEventOnSale(tiers, { codes: [code(50, hidden.id, invite.id)], left: { [idNumber(50)]: 1 } });
    const choices = choose([aLine(hidden), aLine(invite)], event);
    expect(choices.map(({ tier }) => tier)).toEqual([hidden, invite]);
    expect(codesUsed(choices, event)).toEqual([idNumber(50)]);
    expect(codesUsed(choose([aLine(open)], event), event)).toEqual([]);
  });

  it('[D-46] are not revealed by a code for others, nor by one that is used up', () => {
    expect(refused(() => choose([aLine(hidden)], anEventOnSale(tiers, { codes: [code(50, invite.id)] })))).toHaveProperty(
      'details.invalid',
    );
    const usedUp = { [idNumber(50)]: 0 };
    expect(refused(() => choose([aLine(hidden)], anEventOnSale(tiers, { codes: [code(50, hidden.id)], left: usedUp })))).toHaveProperty(
      'details.invalid',
    );
    const another = anEventOnSale(tiers, { codes: [code(50, hidden.id), code(51, hidden.id)], left: usedUp });
    expect(codesUsed(choose([aLine(hidden)], another), another)).toEqual([idNumber(51)]);
  });

  it('[D-46] open their sale at a moment, which a code does not bring forward', () => {
    expect(choose([aLine(early)], undefined, new Date('2026-02-01T12:00:00.001Z'))).toHaveLength(1);
    const event = anEventOnSale(tiers, { codes: [code(50, early.id)] });
    expect(refused(() => choose([aLine(early)], event))).toHaveProperty('details.invalid');
  });

  it('[D-145] are not sold by a page of ours when they cost money and another site sells the event', () => {
    const [free, paid, gift] = [open, aTier({ id: idNumber(15), kind: 'paid' }), aTier({ id: idNumber(16), kind: 'donation' })];
    const event = anEventOnSale([free, paid, gift], { rules: { mode: 'external' } });
    const chosen = (path: TicketPath) =>
      refused(() =>
        chooseTickets(
          [free, paid, gift].map((tier) => aLine(tier)),
          event,
          { path, now: BEFORE_EVENT },
        ),
      );
    expect(chosen('saleForm')).toMatchObject({ details: { invalid: [paid, gift].map(({ id }) => refOf('tkt', id)) } });
    for (const path of ['eventCheckout', 'headless', 'savingsPlan'] as const) expect(chosen(path)).toHaveLength(3);
  });

  it('[D-60a] are merged when lines name one type at one price', () => {
    const choices = choose([aLine(open), aLine(open, { quantity: 2, amountMinor: 5 }), aLine(open, { quantity: 3 })]);
    expect(choices.map(({ quantity, amountMinor }) => [quantity, amountMinor])).toEqual([
      [4, undefined],
      [2, 5],
    ]);
    expect(choices[0]!.lines.map(({ path }) => path)).toEqual(['tickets[0]', 'tickets[2]']);
    expect(idOf('tkt', choices[0]!.ref)).toBe(open.id);
  });
});

const EVENT = idNumber(1);
const [single, table] = [aTier({ id: idNumber(10) }), aTier({ id: idNumber(11), groupSize: 4 })];
const friday = aTier({ id: idNumber(12), validDayIds: ['fri'] });

function shortages(wanted: [tier: typeof single, quantity: number][], left: Record<string, number>) {
  const event = anEventOnSale([single, table, friday], { left, rules: { dayIds: ['fri', 'sat'] } });
  return findShortages(
    chooseTickets(
      wanted.map(([tier, quantity]) => aLine(tier, { quantity })),
      event,
      { path: 'register', now: BEFORE_EVENT },
    ),
    event,
    'register',
  );
}
const short = (tier: typeof single, remaining: number) => ({ ref: refOf('tkt', tier.id), remaining });

describe('the shortages of a request', () => {
  it('[§4.4 r3] are ticket types of which fewer are left than wanted', () => {
    expect(shortages([[single, 2]], { [single.id]: 2 })).toEqual([]);
    expect(shortages([[single, 3]], { [single.id]: 2 })).toEqual([short(single, 2)]);
    expect(shortages([[single, 1]], { [single.id]: 0 })).toEqual([short(single, 0)]);
  });

  it('[§4.4 r3] are none while nothing has a cap', () => {
    expect(shortages([[single, 1_000]], {})).toEqual([]);
  });

  it('[§4.4 tickets] count seats of an event, and tickets of a ticket type', () => {
    expect(shortages([[table, 2]], { [table.id]: 2, [EVENT]: 8 })).toEqual([]);
    expect(shortages([[table, 2]], { [table.id]: 2, [EVENT]: 7 })).toEqual([short(table, 1)]);
  });

  it('[§4.4 r3] are counted by the days a ticket admits to', () => {
    expect(shortages([[friday, 1]], { fri: 1, sat: 0 })).toEqual([]);
    expect(shortages([[single, 1]], { fri: 1, sat: 0 })).toEqual([short(single, 0)]);
  });

  it('[D-60a] [ADR 0008 r1] are judged over all lines together', () => {
    expect(
      shortages(
        [
          [single, 1],
          [single, 1],
        ],
        { [single.id]: 1 },
      ),
    ).toEqual([short(single, 1)]);
    expect(
      shortages(
        [
          [single, 2],
          [table, 1],
        ],
        { [EVENT]: 5 },
      ),
    ).toEqual([short(single, 5), short(table, 1)]);
  });

  it('never state less than nothing', () => {
    expect(shortages([[single, 1]], { [single.id]: -3 })).toEqual([short(single, 0)]);
  });
});
