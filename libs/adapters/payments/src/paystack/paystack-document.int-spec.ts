import Ajv from 'ajv';
import { z } from 'zod';
import { MOMENT } from '@svc/payments/testing';
import { callOf, PAYSTACK_REQUESTS, PaystackStub, type PaystackCall } from '@svc/provider-stubs';
import { aPaystackAttempt, PAYSTACK_DOCUMENT, PAYSTACK_LIVE, paystackStage, UNDOCUMENTED } from '../testing';
import type { DocumentedObject } from '../testing';
import { initialized, refund, refunds, transaction, transfer } from './paystack-api';
import { theirReference } from './paystack-transactions';

interface JsonObject {
  properties?: Record<string, { type?: string; enum?: string[] }>;
  required?: string[];
}
const CALLS = Object.keys(PAYSTACK_DOCUMENT) as (keyof typeof PAYSTACK_DOCUMENT)[];
const READ = {
  initialize: initialized,
  verify: transaction,
  charge: transfer,
  check: transfer,
  refund,
  fetchRefund: refund,
  refunds: refunds.element,
};
const schemaOf = (shape: z.ZodType): JsonObject => z.toJSONSchema(shape, { io: 'input' }) as JsonObject;
const without = (names: readonly string[], left: readonly string[] = []) => names.filter((name) => !left.includes(name));
const undocumented = (part: Partial<Record<PaystackCall, readonly string[]>>, call: PaystackCall) => part[call] ?? [];
const strictTypes = new Ajv({ strict: false });

/** Validates by the document alone, after removing fields that it does not know. */
function faultsOf(value: unknown, { required = [], properties }: DocumentedObject, unknown: readonly string[], coerced = false): unknown {
  const validator = coerced ? new Ajv({ strict: false, coerceTypes: true }) : strictTypes;
  const documented = Object.fromEntries(Object.entries(value as object).filter(([name]) => !unknown.includes(name)));
  const validate = validator.compile({ type: 'object', required: [...required], properties, additionalProperties: false });
  return validate(documented) ? [] : validate.errors;
}

describe('our requests to Paystack', () => {
  it.each(CALLS)('go to the documented address: %s', (call) => {
    const { method, path } = PAYSTACK_DOCUMENT[call];
    const reference = path.includes('{id}') ? '7' : path.includes('{') ? 'pay-1' : '';
    expect(callOf(method, path.replace(/\{\w+\}/, reference))).toEqual({ call, reference });
  });

  it.each(CALLS)(
    'have documented fields alone, of their types, and all required ones: %s (a transfer itself is not documented)',
    (call) => {
      const { properties = {}, required = [] } = schemaOf(PAYSTACK_REQUESTS[call]);
      const document = PAYSTACK_DOCUMENT[call].request;
      const names = without(Object.keys(properties), undocumented(UNDOCUMENTED.requests, call));
      expect(without(names, Object.keys(document.properties))).toEqual([]);
      expect(without(document.required ?? [], required)).toEqual([]);
      for (const name of names) {
        const [ours, theirs] = [properties[name]!, document.properties[name] as { type: string; enum?: string[] }];
        if (call !== 'refunds') expect([name, ours.type]).toEqual([name, theirs.type]);
        expect(without(ours.enum ?? [], theirs.enum ?? ours.enum)).toEqual([]);
      }
    },
  );
});

describe('the fields that we read of Paystack', () => {
  it.each(CALLS)('are documented: %s (the account of a transfer is not)', (call) => {
    const { properties = {} } = schemaOf(READ[call]);
    const names = without(Object.keys(properties), undocumented(UNDOCUMENTED.answers, call));
    expect(without(names, Object.keys(PAYSTACK_DOCUMENT[call].answer.properties))).toEqual([]);
  });
});

describe('the stub of Paystack', () => {
  const now = () => MOMENT;
  const stub = new PaystackStub(now);

  beforeAll(() => stub.start());
  afterAll(() => stub.stop());

  it('receives requests, and answers, as the document says (which does not know transfers)', async () => {
    const { gateway } = paystackStage(stub, now);
    const [card, transferred] = [
      aPaystackAttempt('card'),
      aPaystackAttempt('bank_transfer', { createdAt: new Date(0), status: 'pending' }),
    ];
    for (const attempt of [card, transferred]) {
      await gateway.open({
        attempt,
        buyer: { email: 'ade@example.com' },
        description: 'Order',
        returnUrl: 'https://shop.example/return?t=1',
      });
      await gateway.look(attempt);
      stub.pay(PAYSTACK_LIVE.secretKey, theirReference(attempt.reference));
    }
    const [receipt] = (await gateway.look(card)).receipts;
    const order = {
      attempt: card,
      providerReference: receipt!.providerReference,
      amountMinor: 100,
      currency: 'NGN',
      idempotencyKey: 'one',
    };
    await gateway.refund(order);
    const { providerRefundId } = await gateway.refund(order);
    await gateway.refund({ ...order, providerRefundId });
    expect(new Set(stub.done.map(({ call }) => call))).toEqual(new Set(CALLS));
    for (const { call, request: sent, data } of stub.done) {
      const { request, answer } = PAYSTACK_DOCUMENT[call as (typeof CALLS)[number]];
      const answers = Array.isArray(data) ? (data as object[]) : [data];
      const faults = answers.map((each) => faultsOf(each, answer, undocumented(UNDOCUMENTED.answers, call)));
      expect({
        call,
        asked: faultsOf(sent, request, undocumented(UNDOCUMENTED.requests, call), call === 'refunds'),
        answered: faults.flat(),
      }).toEqual({ call, asked: [], answered: [] });
    }
  });
});
