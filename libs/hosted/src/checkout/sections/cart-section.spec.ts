import type { Checkout } from '@svc/checkout';
import { anyPaidCart } from '@svc/checkout/testing';
import type { PricedCart } from '@svc/contracts';
import type { ReadOrder } from '@svc/orders';
import { amountsOnPage, sumMismatches } from '@svc/testing';
import fc from 'fast-check';
import { balancePage } from '../../balance/balance-page';
import { balanceViewOf } from '../../balance/balance-view';
import type { BalancePageRequest } from '../../balance/balance-page-loader';
import { FormValues } from '../../posted-form';
import { renderPage } from '../../page';
import { savingPage } from '../../saving/saving-page';
import { savingViewOf } from '../../saving/saving-view';
import type { SavingPageRequest } from '../../saving/saving-page-loader';
import { pageLocaleFor } from '../../page-locale';
import { checkoutPage } from '../checkout-page';
import { viewOf, type CheckoutPageView } from '../checkout-view';

const now = new Date('2030-06-01T12:00:00Z');
const later = new Date('2030-09-01T12:00:00Z');
const id = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01';
const RUNS = { numRuns: 60, seed: 112 };
const common = { ...pageLocaleFor('en'), brand: { name: 'Adire House' }, path: '/ile/c/chk', token: 'tok', timezone: 'Africa/Lagos', now };
const zone = { zoneId: id, name: 'Lagos', kind: 'delivery' as const };
const money = {
  workspaceId: 'w',
  mode: 'live',
  checkoutId: id,
  id,
  attemptId: id,
  provider: 'sandbox',
  rail: 'card',
  currency: 'NGN',
  providerReference: 'r',
  paidAt: now,
  bookedAt: now,
} as const;
const paymentOf = (amountMinor: number) =>
  amountMinor > 0 ? [{ ...money, amountMinor, appliedMinor: amountMinor, disposition: 'applied' as const }] : [];

function checkoutOf(cart: PricedCart, overrides: Partial<Checkout> = {}): Checkout {
  return {
    workspaceId: 'w',
    mode: 'live',
    id,
    kind: 'products',
    channel: 'hosted',
    status: 'open',
    cart: { ...cart, delivery: zone },
    seats: [],
    responses: {},
    holdChanges: [],
    holds: 'none',
    returnUrl: 'https://shop.example/thanks',
    expiresAt: later,
    waits: { stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 },
    createdAt: now,
    version: 1,
    ...overrides,
  };
}

function paying(checkout: Checkout, paidMinor: number): CheckoutPageView {
  const payments = paymentOf(paidMinor);
  return viewOf({
    ...common,
    checkout,
    attempts: [],
    payments,
    refunds: [],
    access: 'full',
    rails: ['card'],
    balanceUrlOf: () => '',
    orderUrlOf: () => '',
    playUrlOf: () => '',
    values: new FormValues(new URLSearchParams()),
  });
}

describe('the list of amounts of a cart', () => {
  it('[D-112] adds up on the page of a checkout, while it is open, part paid and paid', () => {
    fc.assert(
      fc.property(anyPaidCart, fc.constantFrom('open', 'paid', 'expired'), ({ cart, paidMinor }, status) => {
        const { html } = renderPage(
          checkoutPage(
            paying(checkoutOf(cart, { status: status as Checkout['status'] }), status === 'paid' ? cart.dueNowMinor : paidMinor),
          ),
        );
        expect(sumMismatches(amountsOnPage(html))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('[D-112] adds up on the page of a balance: after the deposit, once it is paid, and once the order is cancelled or refunded', () => {
    fc.assert(
      fc.property(
        anyPaidCart,
        fc.constantFrom('deposit_paid', 'paid', 'refunded', 'cancelled'),
        ({ cart, paidMinor, refundedMinor }, status) => {
          const { lines, ...totals } = cart;
          const items = lines.map(({ id: lineId, ...line }) => ({
            id: lineId,
            line,
            fulfilledQuantity: 0,
            refundedQuantity: 0,
            seats: [],
          }));
          const refunds =
            refundedMinor > 0 ? [{ id, paymentId: id, amountMinor: refundedMinor, status: 'succeeded' as const, createdAt: now }] : [];
          const order = {
            mode: 'live',
            id,
            number: 7,
            status,
            totals: { ...totals, delivery: zone },
            items,
            paidMinor: status === 'paid' ? cart.totalMinor : paidMinor,
            payments: [],
            refunds,
          } as unknown as ReadOrder;
          const { timezone, ...seen } = common;
          const visit = { order, common: { ...seen, access: 'masked', workspace: { timezone } } } as unknown as BalancePageRequest;
          const { html } = renderPage(balancePage(balanceViewOf(visit)));
          expect(sumMismatches(amountsOnPage(html), ['Of which refunded'])).toEqual([]);
        },
      ),
      RUNS,
    );
  });

  it('[D-112] adds up on the page of a savings plan, however much is saved', () => {
    fc.assert(
      fc.property(anyPaidCart, ({ cart, paidMinor }) => {
        const terms = { priceMode: 'freeze', holdPolicy: 'none', refundPct: 50 } as const;
        const checkout = checkoutOf(cart, { saving: { ...terms, deadline: later, startedAt: now } });
        const buyersCheckout = { checkout, attempts: [], payments: paymentOf(paidMinor), refunds: [] };
        const visit = {
          ...common,
          buyersCheckout,
          access: 'full',
          terms,
          workspace: { timezone: common.timezone },
          checkoutPath: common.path,
        } as unknown as SavingPageRequest;
        const { html } = renderPage(savingPage(savingViewOf(visit, paying(checkout, paidMinor), '', 0)));
        expect(sumMismatches(amountsOnPage(html))).toEqual([]);
      }),
      RUNS,
    );
  });
});
