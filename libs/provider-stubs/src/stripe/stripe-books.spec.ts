import { parseForm, shownPayment, shownSession, stripeForms } from './stripe-objects';
import { StripeBooks } from './stripe-books';
import { differencesFromSample } from './stripe-samples';

type Shown = Parameters<typeof differencesFromSample>[0];
const NOW = Date.UTC(2026, 10, 22, 9);

const SESSION = [
  'mode=payment',
  'client_reference_id=pay_1',
  'metadata[reference]=pay_1',
  'payment_intent_data[metadata][reference]=pay_1',
  'line_items[0][quantity]=1',
  'line_items[0][price_data][currency]=usd',
  'line_items[0][price_data][unit_amount]=4500',
  'line_items[0][price_data][product_data][name]=Order',
  'allowed_payment_method_types[0]=card',
  'adaptive_pricing[enabled]=false',
  'success_url=https://a.example/',
  'cancel_url=https://a.example/',
  `expires_at=${NOW / 1_000 + 2_700}`,
];

const formOf = (lines: readonly string[]) => stripeForms.createSession.safeParse(parseForm(lines.join('&')));

describe('requests to the stub', () => {
  it('are forms with brackets, parsed as objects and lists', () => {
    expect(parseForm('a[b][0]=1&a[b][1]=2&c=x+y&d[e]=%5B')).toEqual({ a: { b: ['1', '2'] }, c: 'x y', d: { e: '[' } });
    expect(formOf(SESSION).data).toMatchObject({
      adaptive_pricing: { enabled: false },
      line_items: [{ quantity: 1, price_data: { unit_amount: 4_500 } }],
    });
  });

  it.each([
    ['a parameter that there is no more', [...SESSION, 'payment_method_types[0]=card']],
    ['a currency in capitals', SESSION.map((line) => line.replace('=usd', '=USD'))],
    ['half a cent', SESSION.map((line) => line.replace('=4500', '=45.5'))],
    ['an address that is none', SESSION.map((line) => line.replace('success_url=https://a.example/', 'success_url=/return'))],
    ['no name', SESSION.map((line) => line.replace('=Order', '='))],
    ['nothing to pay', SESSION.filter((line) => !line.startsWith('line_items'))],
  ])('are refused with %s', (_, lines) => {
    expect(formOf(lines).success).toBe(false);
  });
});

describe('a response of the stub', () => {
  const books = new StripeBooks(
    { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789' },
    () => 'https://pages.example',
    () => NOW,
  );

  it('has no field, and no kind of value, that the public samples of Stripe do not have; they are samples of responses only', async () => {
    const session = books.open(formOf(SESSION).data!);
    const before = shownSession(session, []);
    await books.pay('pay_1');
    const refund = books.refund({ payment_intent: session.payment_intent!.id, amount: 1, metadata: {} });
    const event = books.event('checkout.session.completed', shownSession(session, []));
    const shown = [before, shownSession(session, []), shownPayment(session.payment_intent!), refund, event] as Shown[];
    expect(shown.flatMap(differencesFromSample)).toEqual([]);
    expect(differencesFromSample({ ...refund, amount: '1', more: true } as Shown)).toEqual([
      'refund.amount: string',
      'refund.more: boolean',
    ]);
  });
});
