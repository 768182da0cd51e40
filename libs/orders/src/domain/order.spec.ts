import { FULFILLMENT_STATUSES, ORDER_STATUSES } from '@svc/contracts';
import { canFulfillmentBecome } from './change-order';
import { canOrderBecome, statusWhenPaid } from './order';

const transitionsOf = <Status extends string>(statuses: readonly Status[], can: (from: Status, to: Status) => boolean) =>
  statuses.flatMap((from) => statuses.filter((to) => can(from, to)).map((to) => `${from}→${to}`));

describe('the states of an order', () => {
  it('[D-11] have these transitions and no others', () => {
    expect(transitionsOf(ORDER_STATUSES, canOrderBecome)).toEqual([
      'pending→deposit_paid',
      'pending→paid',
      'pending→cancelled',
      'saving→paid',
      'saving→cancelled',
      'deposit_paid→paid',
      'deposit_paid→refunded',
      'deposit_paid→cancelled',
      'paid→partially_refunded',
      'paid→refunded',
      'paid→cancelled',
      'partially_refunded→refunded',
    ]);
  });

  it('[D-11] begin with paid where nothing is left to pay, though nothing was to be paid at all', () => {
    expect([
      statusWhenPaid({ totalMinor: 0, paidMinor: 0 }),
      statusWhenPaid({ totalMinor: 9, paidMinor: 9 }),
      statusWhenPaid({ totalMinor: 9, paidMinor: 3 }),
    ]).toEqual(['paid', 'paid', 'deposit_paid']);
  });

  it('[D-12] end for its goods with being handed over, or being cancelled', () => {
    expect(transitionsOf(FULFILLMENT_STATUSES, canFulfillmentBecome).filter((transition) => !transition.endsWith('→cancelled'))).toEqual([
      'unfulfilled→scheduled',
      'unfulfilled→partially_fulfilled',
      'unfulfilled→fulfilled',
      'scheduled→unfulfilled',
      'scheduled→partially_fulfilled',
      'scheduled→fulfilled',
      'partially_fulfilled→fulfilled',
      'fulfilled→returned',
    ]);
    expect(FULFILLMENT_STATUSES.filter((from) => !canFulfillmentBecome(from, 'cancelled'))).toEqual(['cancelled']);
  });
});
