import { NO_TRACING, traceBy } from '@svc/kernel';
import { EmailSender, type SendOutcome, type SmsSender } from '@svc/notifications';
import type { CodeOutcome, CodeSender } from '@svc/otp';
import { RecordingTracing } from '@svc/testing';
import { type DeliveryOutcome, type SignedDelivery, WebhookSender } from '@svc/webhooks';
import { TracedCodeSender, TracedEmailSender, tracedFetch, TracedSmsSender, TracedWebhookSender } from './traced-calls';

const MESSAGE = '01890a5d-ac96-774b-bcce-b302099a8057';
const BUYER = 'ngozi@buyers.example';

let tracing: RecordingTracing;
beforeEach(() => traceBy((tracing = new RecordingTracing())));
afterEach(() => {
  traceBy(NO_TRACING);
  expect(JSON.stringify(tracing.spans)).not.toMatch(/ngozi|secret|\+234|4711/);
});

/** Does work in a trace, as a request does. */
const inTrace = <T>(work: () => T): T => tracing.within('request', work);

describe('[ADR 0161 r5] calls in a trace', () => {
  it.each([
    [200, undefined],
    [402, '402'],
    [503, '503'],
  ])('[ADR 0161 r6] name the host of a payment provider alone, and carry the trace to it: %s', async (status, failure) => {
    const seen: Headers[] = [];
    const send = tracedFetch('paystack', async (_, init) => {
      seen.push(new Headers(init?.headers));
      return new Response(null, { status });
    });
    await inTrace(() => send('https://api.paystack.co/charge/secret-ref', { method: 'POST', headers: { authorization: 'Bearer secret' } }));
    expect(tracing.spans).toEqual([
      {
        name: 'POST paystack',
        kind: 'client',
        context: '1',
        parent: 'request',
        failure,
        isEnded: true,
        attributes: {
          'http.request.method': 'POST',
          'server.address': 'api.paystack.co',
          'storefront.provider': 'paystack',
          'http.response.status_code': status,
        },
      },
    ]);
    expect([seen[0]!.get('traceparent'), seen[0]!.get('authorization')]).toEqual(['1', 'Bearer secret']);
  });

  it('reject as before where a payment provider fails, with the class of the error', async () => {
    const error = new TypeError('secret');
    const send = tracedFetch('stripe', async () => Promise.reject(error));
    await expect(inTrace(() => send('https://api.stripe.com'))).rejects.toBe(error);
    expect(tracing.spans).toMatchObject([{ name: 'GET stripe', failure: 'TypeError', isEnded: true }]);
  });

  const delivery: SignedDelivery = {
    url: 'https://shop.example/hooks/secret',
    body: `{"email":"${BUYER}"}`,
    headers: { 'X-SVC-Signature': 'sha256=1', 'X-SVC-Webhook-Id': 'whd_1', 'X-SVC-Webhook-Attempt': '2' },
  };
  /** Sends a delivery. Returns it as the network gets it. */
  async function send(own: SignedDelivery, outcome: DeliveryOutcome): Promise<SignedDelivery> {
    const sent: SignedDelivery[] = [];
    const network = new (class extends WebhookSender {
      send = async (each: SignedDelivery) => {
        sent.push(each);
        return outcome;
      };
    })();
    expect(await new TracedWebhookSender(network).send(own)).toBe(outcome);
    return sent[0]!;
  }

  it.each<[DeliveryOutcome, string | undefined]>([
    [{ kind: 'answer', status: 204, body: BUYER }, undefined],
    [{ kind: 'answer', status: 410, body: BUYER }, '410'],
    [{ kind: 'failure', reason: 'tls' }, 'tls'],
  ])(
    '[ADR 0161 r6] belong, for webhooks, to the trace of the change, and leave body and signature as they are: %j',
    async (outcome, failure) => {
      const sent = await send({ ...delivery, trace: 'payment' }, outcome);
      expect(sent).toEqual({ ...delivery, trace: 'payment', headers: { ...delivery.headers, traceparent: '1' } });
      expect(tracing.spans).toMatchObject([
        {
          name: 'POST webhook',
          parent: 'payment',
          failure,
          attributes: { 'server.address': 'shop.example', 'storefront.delivery': 'whd_1', 'storefront.attempt': '2' },
        },
      ]);
    },
  );

  it('are not recorded for webhooks where the change was not', async () => {
    expect(await send(delivery, { kind: 'answer', status: 200, body: '' })).toEqual(delivery);
    expect(tracing.spans).toEqual([]);
  });

  it.each<[SendOutcome, string | undefined]>([
    [{ ok: true }, undefined],
    [{ ok: false, permanent: true, reason: BUYER }, 'refused'],
    [{ ok: false, permanent: false, reason: BUYER }, 'try_later'],
    [{ ok: false, permanent: false, reason: BUYER, fault: 'sender' }, 'sender'],
  ])('name the message alone for mails and SMS: %j', async (outcome, failure) => {
    const sender = { send: async () => outcome } as unknown as EmailSender & SmsSender;
    const message = { id: MESSAGE, to: { email: BUYER } } as never;
    expect(await inTrace(() => new TracedEmailSender(sender).send(message))).toBe(outcome);
    expect(await inTrace(() => new TracedSmsSender(sender).send(message))).toBe(outcome);
    const attributes = { 'storefront.message': expect.stringMatching(/^msg_/) };
    expect(tracing.spans).toMatchObject(['send email', 'send SMS'].map((name) => ({ name, failure, attributes, isEnded: true })));
  });

  it.each<[CodeOutcome, string | undefined]>([
    [{ ok: true } as CodeOutcome, undefined],
    [{ ok: false, unavailable: true } as CodeOutcome, 'sender'],
    [{ ok: false } as CodeOutcome, 'number'],
  ])('name the channel alone for codes: %j', async (outcome, failure) => {
    const sender = { channel: 'sms', isOff: false, send: async () => outcome } as unknown as CodeSender;
    const code = { id: MESSAGE, to: '+2348031014568', code: '4711' } as never;
    expect(await inTrace(() => new TracedCodeSender(sender).send(code))).toBe(outcome);
    expect(tracing.spans).toMatchObject([{ name: 'send code by sms', failure }]);
  });

  it('are no spans outside of a trace, and carry nothing', async () => {
    const send = tracedFetch('paystack', async (_, init) => {
      expect(init).toEqual({ method: 'POST' });
      return new Response();
    });
    await send('https://api.paystack.co', { method: 'POST' });
    expect(tracing.spans).toEqual([]);
  });
});
