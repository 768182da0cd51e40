import { ProviderRefused, ProviderUnavailable } from '@svc/payments';
import { anAttempt, MOMENT, PAYSTACK_TEST } from '@svc/payments/testing';
import { PaystackApi, refund } from './paystack-api';
import { PaystackPaymentGateway } from './paystack-payment-gateway';

interface Sent {
  url: string;
  init?: RequestInit;
}

function answering(status: number, body: unknown) {
  const sent: Sent[] = [];
  const send = async (url: string, init?: RequestInit) => {
    sent.push({ url, init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  return { sent, send, api: new PaystackApi({ secretKey: 'sk_test_x', baseUrl: 'https://api.paystack.example', send }) };
}
const ask = (status: number, body: unknown) => answering(status, body).api.ask('/refund', refund, { method: 'POST', body: { amount: 1 } });

describe('a call of Paystack', () => {
  it('bears the secret key, and JSON where it has content', async () => {
    const { api, sent } = answering(200, { status: true, message: 'ok', data: { id: 7, status: 'pending' } });
    expect(await api.ask('/refund', refund, { method: 'POST', body: { amount: 1 } })).toEqual({ id: '7', status: 'pending' });
    expect(sent).toEqual([
      {
        url: 'https://api.paystack.example/refund',
        init: {
          method: 'POST',
          body: '{"amount":1}',
          headers: { authorization: 'Bearer sk_test_x', accept: 'application/json', 'content-type': 'application/json' },
        },
      },
    ]);
  });

  it.each([
    [400, { status: false, message: 'Declined by the processor', type: 'processor_error', code: 'x' }],
    [403, { status: false, message: 'Your IP address is not allowed' }],
    [408, ''],
    [500, { status: false, message: 'We have a problem' }],
    [200, '<html>'],
    [400, '<html>'],
    [200, { status: true, data: {} }],
  ])('[decisions 3.7 PROVIDER_UNAVAILABLE] may be made again after %p %j', async (status, body) => {
    await expect(ask(status, body)).rejects.toThrow(ProviderUnavailable);
  });

  it.each([
    [400, { status: false, message: 'No' }],
    [404, { status: false, message: 'No' }],
    [200, { status: false, message: 'No' }],
  ])('is permanently refused by %p %j', async (status, body) => {
    const refused = await ask(status, body).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderRefused);
    expect(refused).toMatchObject({ reason: 'Paystack: No', status });
  });

  it('[ADR 0028 r1] opens nothing when it is answered about another reference', async () => {
    const { send } = answering(200, {
      status: true,
      data: { reference: 'pay-another', access_code: 'x', authorization_url: 'https://checkout.paystack.com/x' },
    });
    const gateway = new PaystackPaymentGateway({
      credentials: PAYSTACK_TEST,
      baseUrl: 'https://api.paystack.example',
      send,
      clock: { now: () => MOMENT },
    });
    const charge = {
      attempt: anAttempt({ mode: 'test' }),
      buyer: { email: 'ade@example.com' },
      description: 'Order',
      returnUrl: 'https://shop.example/return',
    };
    await expect(gateway.open(charge)).rejects.toThrow(ProviderUnavailable);
  });
});
