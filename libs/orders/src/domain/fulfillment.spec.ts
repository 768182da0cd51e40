import type { PricedLine } from '@svc/contracts';
import { aLine, PAID_AT } from '../testing';
import { fulfillmentOf } from './fulfillment';

const item = (given: Partial<PricedLine> = {}, fulfilledQuantity = 0, refundedQuantity = 0) => ({ line: aLine(given), fulfilledQuantity, refundedQuantity });
const slotAt = (startUtc: string) => ({ needsDelivery: false, slot: { startUtc, startLocal: '2026-03-01T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 30 } });

describe('where the goods of an order are', () => {
  it.each([
    ['nowhere to go, when they are tickets, gifts and downloads', 'not_required', [item({ kind: 'ticket' }), item({ kind: 'donation' }), item({ needsDelivery: false })]],
    ['to be handed over', 'unfulfilled', [item(), item({ kind: 'ticket' })]],
    ['booked for an hour that has not come', 'scheduled', [item(slotAt('2026-03-01T09:00:00Z'))]],
    ['due when the hour has come', 'unfulfilled', [item(slotAt('2026-01-01T09:00:00Z'))]],
    ['being made', 'scheduled', [item({ preorder: true, needsDelivery: false })]],
    ['due when some are in the shelf already', 'unfulfilled', [item({ preorder: true }), item()]],
    ['handed over in part', 'partially_fulfilled', [item({}, 1)]],
    ['handed over', 'fulfilled', [item({}, 2)]],
    ['handed over as far as anybody still wants them', 'fulfilled', [item({}, 1, 1)]],
    ['called off', 'cancelled', [item({}, 0, 2)]],
  ])('[D-12] is %s', (_, status, items) => {
    expect(fulfillmentOf(items, PAID_AT)).toBe(status);
  });
});
