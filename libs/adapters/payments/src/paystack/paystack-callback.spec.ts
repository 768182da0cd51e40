import { createHmac } from 'node:crypto';
import { CallbackForged } from '@svc/payments';
import { PAYSTACK_TEST } from '@svc/payments/testing';
import { readPaystackCallback } from './paystack-callback';

const KEY = PAYSTACK_TEST.secretKey;
const account = { workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057', mode: 'test' } as const;
const signed = (text: string, key = KEY) => createHmac('sha512', key).update(text).digest('hex');
const data = (facts: object = {}) => ({
  id: 302961,
  domain: 'test',
  status: 'success',
  reference: 'pay-01kaj8w0',
  amount: 10_000,
  metadata: 0,
  ...facts,
});
const post = (body: unknown, { signature, ...at }: { signature?: string; mode?: 'live' } = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return readPaystackCallback({ ...account, ...at }, KEY, Buffer.from(text), signature ?? signed(text));
};

describe('a callback of Paystack', () => {
  it('[ADR 0028 r3] names the attempt, and is the same event when it is repeated', () => {
    expect(post({ event: 'charge.success', data: data() })).toEqual({
      eventId: 'charge.success:302961:success',
      reference: 'pay_01kaj8w0',
    });
  });

  it.each(['refund.failed', 'refund.needs-attention', 'refund.processed'])(
    '[D-29] [ADR 0028 r3] names as %s the attempt whose money did not go back, or did after all',
    (event) => {
      const refund = {
        transaction_reference: 'pay-01kaj8w0',
        refund_reference: 'TRF_1',
        status: 'failed',
        amount: '10000',
        domain: 'test',
      };
      expect(post({ event, data: refund })).toEqual({
        eventId: `${event}:TRF_1:failed`,
        reference: 'pay_01kaj8w0',
        isOfRefund: true,
        reported: {},
      });
      expect(post({ event, data: { ...refund, transaction_reference: 'T685312322670591' } })).toBeUndefined();
      expect(post({ event, data: { ...refund, domain: 'live' } })).toBeUndefined();
    },
  );

  it.each(['refund.pending', 'refund.processing'])('[D-129] may be of the dashboard as %s: the account is read', (event) => {
    const refund = { transaction_reference: 'pay-01kaj8w0', id: 17, status: 'pending', amount: '10000', domain: 'test' };
    expect(post({ event, data: refund })).toEqual({ eventId: `${event}:17:pending`, reference: 'pay_01kaj8w0', reported: {} });
    expect(post({ event, data: { ...refund, domain: 'live' } })).toBeUndefined();
  });

  it.each(['create', 'remind', 'resolve'])('[D-129] has the account read when it is about a dispute: %s', (step) => {
    const event = `charge.dispute.${step}`;
    const dispute = { id: 358950, status: 'awaiting-merchant-feedback', domain: 'test', transaction: { reference: 'pay-01kaj8w0' } };
    expect(post({ event, data: dispute })).toEqual({
      eventId: `${event}:358950:awaiting-merchant-feedback`,
      reference: 'pay_01kaj8w0',
      reported: {},
    });
    expect(post({ event, data: { ...dispute, transaction: { reference: 'T685312322670591' } } })).toBeUndefined();
    expect(post({ event, data: { id: 1 } })).toBeUndefined();
  });

  it.each([
    ['of an event about no attempt', { event: 'transfer.success', data: data() }],
    ['of a refund that is under way', { event: 'refund.processing', data: { transaction_reference: 'pay-01kaj8w0', amount: '10000' } }],
    ['of a charge that the merchant made by other means', { event: 'charge.success', data: data({ reference: 'T685312322670591' }) }],
    ['of the other environment', { event: 'charge.success', data: data({ domain: 'live' }) }],
  ])('[ADR 0028 r3] %s is genuine, and not about our attempts', (_, body) => {
    expect(post(body)).toBeUndefined();
  });

  it.each([
    ['without a signature', { signature: '' }],
    [
      'signed with another key',
      { signature: signed(JSON.stringify({ event: 'charge.success', data: data() }, null, 2), 'sk_test_another') },
    ],
    ['with half a signature', { signature: signed('x').slice(0, 64) }],
    ['with letters that take more bytes', { signature: 'é'.repeat(128) }],
  ])('[ADR 0028 r3] %s is forged', (_, at) => {
    expect(() => post({ event: 'charge.success', data: data() }, at)).toThrow(CallbackForged);
  });

  it.each(['', 'x', '[]', 'null', '{"event":"charge.success"}', '{"event":"charge.success","data":{"id":1}}'])(
    '[ADR 0028 r3] is forged when it cannot be read: %s',
    (body) => {
      expect(() => post(body)).toThrow(CallbackForged);
    },
  );
});
