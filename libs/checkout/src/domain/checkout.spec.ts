import { aCheckout } from '../testing';
import { CHECKOUT_STATUSES } from './checkout';
import { canBecome, ended } from './checkout';

const NOW = new Date('2026-03-01T09:10:00.000Z');

describe('the transitions of a checkout', () => {
  it('[D-10] an open one ends in one of three ways, an expired one may be paid late, paid and cancelled are final', () => {
    const transitions = CHECKOUT_STATUSES.flatMap((from) =>
      CHECKOUT_STATUSES.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(transitions).toEqual(['open → paid', 'open → expired', 'open → cancelled', 'expired → paid']);
  });

  it('[D-10] shows the moment at which it was paid, and at which it was cancelled', () => {
    expect(ended(aCheckout({ heldUntil: NOW }), 'paid', NOW)).toMatchObject({ status: 'paid', completedAt: NOW, heldUntil: undefined });
    expect(ended(aCheckout(), 'cancelled', NOW)).toMatchObject({ status: 'cancelled', cancelledAt: NOW });
    expect(() => ended(aCheckout({ status: 'cancelled' }), 'paid', NOW)).toThrow('cannot become paid');
  });
});
