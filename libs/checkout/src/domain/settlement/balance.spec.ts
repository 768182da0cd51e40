import { balanceCheckout } from './balance';

const NAME = { id: 'c', lineId: 'l', name: 'Balance of order 1001', now: new Date('2026-02-01T12:00:00Z') };
const owed = { workspaceId: 'w', mode: 'live', orderId: 'o', number: 1_001, amountMinor: 700, currency: 'NGN', contact: {} } as const;

describe('a checkout of a balance', () => {
  it('[D-149] has links of the serial of its order, so that one that was ended stays so', () => {
    expect(balanceCheckout({ ...owed, linkSerial: 3 }, NAME).linkSerial).toBe(3);
    expect(balanceCheckout(owed, NAME)).not.toHaveProperty('linkSerial');
  });
});
