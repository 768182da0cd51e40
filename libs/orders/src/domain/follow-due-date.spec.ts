import { aCart, aLine, aPaidCart } from '../testing';
import { type DatedOrder, followDueDate } from './follow-due-date';
import { placeOrder } from './place-order';

const now = new Date('2026-03-01T12:00:00Z');
const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T12:00:00.000Z`;

function ordered(dueDates: string[], overrides: Partial<DatedOrder> = {}): DatedOrder {
  const cart = aCart([aLine()], { dueNowMinor: 30_000, balanceMinor: 70_000, balanceMode: 'online', balanceDueAt: day(10) });
  const order = placeOrder(aPaidCart({ workspaceId: '01890a5d-ac96-774b-bcce-b302099a8058', cart, paidMinor: 30_000 }));
  return { ...order, dueDates, ...overrides };
}
const followed = (...args: Parameters<typeof ordered>) => followDueDate(ordered(...args), now)?.balanceDueAt?.toISOString();

describe('the balance of a placed order', () => {
  it('[D-148] follows the day of its ticket type that moves later, with its totals and its reminder', () => {
    expect(followDueDate(ordered([day(20)]), now)).toMatchObject({
      balanceDueAt: new Date(day(20)),
      totals: { balanceDueAt: day(20) },
      remindAt: new Date(day(13)),
    });
  });

  it('[D-148] never follows to an earlier day, nor where its day is taken away', () => {
    expect([followed([day(9)]), followed([day(10)]), followed([])]).toEqual([undefined, undefined, undefined]);
  });

  it('[D-148] goes by the earliest of several ticket types', () => {
    expect([followed([day(30), day(20)]), followed([day(30), day(10)])]).toEqual([day(20), undefined]);
  });

  it('[D-148] keeps a day that was set by hand, earlier or later', () => {
    expect([7, 12].map((date) => followed([day(20)], { balanceDueAt: new Date(day(date)) }))).toEqual([undefined, undefined]);
    expect(followed([day(20)], { balanceDueAt: undefined })).toBeUndefined();
  });

  it('[D-148] has followed once, and follows again', () => {
    const once = followDueDate(ordered([day(20)]), now)!;
    expect(followed([day(25)], once)).toBe(day(25));
    expect(followed([day(15)], once)).toBeUndefined();
  });

  it('[D-148] is left alone once the order is paid or called off; test orders follow without reminders', () => {
    for (const status of ['paid', 'cancelled', 'refunded', 'saving'] as const) expect(followed([day(20)], { status })).toBeUndefined();
    expect(followDueDate(ordered([day(20)], { mode: 'test' }), now)).toMatchObject({
      remindAt: undefined,
      balanceDueAt: new Date(day(20)),
    });
  });
});
