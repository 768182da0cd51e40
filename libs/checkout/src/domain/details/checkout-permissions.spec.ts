import { aCheckout } from '../../testing';
import {
  CHECKOUT_ACTIONS,
  CHECKOUT_HOLDERS,
  CHECKOUT_PHASES,
  mayDo,
  payerOf,
  phaseOf,
  type CheckoutAction,
  type CheckoutHolder,
  type CheckoutPhase,
} from './checkout-permissions';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const LATER = new Date('2026-03-01T10:00:00.000Z');
const SAVING = { startedAt: NOW, deadline: LATER, priceMode: 'freeze', holdPolicy: 'none', refundPct: 100 } as const;

const FILLS = CHECKOUT_ACTIONS.filter((action) => action.startsWith('fill '));
const OF_BUYER: CheckoutAction[] = ['fill contact', 'replace contact', 'fill address', 'replace address'];
const BALANCE: CheckoutAction[] = ['pay', 'pay another way'];
const RUNNING: CheckoutAction[] = [...OF_BUYER, 'pay a part', 'pay another way', 'cancel'];

/** Allowed actions; any other is refused. */
const TABLE: Record<CheckoutHolder, Record<CheckoutPhase, readonly CheckoutAction[]>> = {
  full: { open: CHECKOUT_ACTIONS, saving: RUNNING, balance: BALANCE, ended: [] },
  secret: { open: CHECKOUT_ACTIONS, saving: RUNNING, balance: BALANCE, ended: [] },
  masked: { open: [...FILLS, 'pay', 'pay a part', 'pay another way'], saving: ['pay a part'], balance: BALANCE, ended: [] },
};

const cells = CHECKOUT_HOLDERS.flatMap((holder) =>
  CHECKOUT_PHASES.flatMap((phase) => CHECKOUT_ACTIONS.map((action) => [holder, phase, action] as const)),
);

describe('permissions to change a checkout', () => {
  it.each(cells)('[D-104] depend on the link, here one that is %s, and the state, here %s: %s', (holder, phase, action) => {
    expect(mayDo(holder, action, phase)).toBe(TABLE[holder][phase].includes(action));
  });

  it('[D-104] depend on whether it is open, saved up for, for a balance, or over', () => {
    const at = (facts: Parameters<typeof aCheckout>[0]) => phaseOf(aCheckout({ expiresAt: LATER, ...facts }), NOW);
    expect([at({}), at({ saving: SAVING }), at({ saving: { ...SAVING, startedAt: undefined } }), at({ kind: 'balance' })]).toEqual([
      'open',
      'saving',
      'open',
      'balance',
    ]);
    expect([at({ expiresAt: NOW }), at({ status: 'paid' }), at({ status: 'cancelled', saving: SAVING })]).toEqual([
      'ended',
      'ended',
      'ended',
    ]);
  });

  it('[D-104] keeps the payer of a part by a masked link of a running plan, whose name is required', () => {
    const payer = { name: 'Bísí', email: 'bisi@example.com' };
    const plan = aCheckout({ expiresAt: LATER, saving: SAVING });
    expect(payerOf({ holder: 'masked', payer, part: {} }, plan, NOW)).toEqual(payer);
    expect(payerOf({ holder: 'full', payer, part: {} }, plan, NOW)).toBeUndefined();
    expect(payerOf({ holder: 'masked', payer }, aCheckout({ expiresAt: LATER }), NOW)).toBeUndefined();
    expect(() => payerOf({ holder: 'masked', part: {} }, plan, NOW)).toThrow(
      expect.objectContaining({ details: { fields: { 'payer.name': expect.any(String), 'payer.email': expect.any(String) } } }),
    );
  });
});
