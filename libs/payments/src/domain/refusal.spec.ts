import { anAttempt, MOMENT } from '../testing';
import { countRefusal, type RailRefusals, railRefused, refusalOf, buyerRefusalOf } from './refusal';

const minutes = (count: number) => new Date(MOMENT.getTime() + count * 60_000);
const sentence = (text: string, personal: string[] = []) => refusalOf({}, text, personal).message;

describe('the record of a refusal', () => {
  it('[D-127] has the provider’s code and sentence; an unspecific one concerns the configuration', () => {
    expect(refusalOf({ code: 'amount_too_small' }, 'Amount must be at least $0.50 usd.')).toEqual({
      cause: 'configuration',
      code: 'amount_too_small',
      message: 'Amount must be at least $0.50 usd.',
    });
    expect(refusalOf({}, 'No.')).toMatchObject({ code: 'refused' });
    expect(refusalOf({ cause: 'card', code: 'insufficient funds!', reason: 'insufficient_funds' }, 'No.')).toEqual({
      cause: 'card',
      code: 'insufficient_funds_',
      message: 'No.',
      reason: 'insufficient_funds',
    });
    expect(refusalOf({ code: 'x'.repeat(500) }, 'No.').code).toHaveLength(64);
  });

  it.each([
    ['lines and tabs', 'One\r\n\ttwo\u2028three', 'One two three'],
    ['overrides of direction', 'One \u202Etwo\u2066', 'One two'],
    ['lone surrogates', 'One \uD83D two', 'One � two'],
  ])('[D-127] is one line of text, whatever the provider sends: %s', (_, input, expected) => {
    expect(sentence(input)).toBe(expected);
  });

  it('[D-127] is short, and cut between whole graphemes', () => {
    const family = '👨‍👩‍👧‍👦';
    const shortened = sentence(family.repeat(60));
    expect(shortened.length).toBeLessThanOrEqual(300);
    expect(shortened).toBe(`${family.repeat(27)}…`);
    expect(sentence('a'.repeat(300))).toBe('a'.repeat(300));
    expect(sentence('a'.repeat(301))).toBe(`${'a'.repeat(299)}…`);
    expect(sentence('e\u0301'.repeat(100_000)).length).toBeLessThanOrEqual(300);
  });

  it.each([
    ['Invalid email address: ade.ola+x@example.com', 'Invalid email address: [e-mail]'],
    ['Invalid email address: “adé@exämple”.', 'Invalid email address: “[e-mail]”.'],
    ['Invalid API Key provided: sk_live_51Hxxxx****abcd', 'Invalid API Key provided: [key]'],
    ['Bearer abc.def.ghi is not known', '[key] is not known'],
    ['The card 4084 0840-8408 4081 is not taken', 'The card [number] is not taken'],
    ['Call +234 (803) 123 4567', 'Call [number]'],
    ['Amount must be no more than $999,999.99', 'Amount must be no more than $999,999.99'],
  ])('[D-127] holds no key, e-mail address or long number: %s', (input, expected) => {
    expect(sentence(input)).toBe(expected);
  });

  it('[D-127] does not repeat details of the buyer, and leaves other words alone', () => {
    expect(sentence('Customer ADE OLA (ade) may not pay; trade is closed', ['Ade Ola', 'ade', undefined as never])).toBe(
      'Customer […] ([…]) may not pay; trade is closed',
    );
    expect(sentence('What (is) a. b?', ['(is)', 'x'])).toBe('What […] a. b?');
  });
});

describe('the reason shown to a buyer for a failed payment', () => {
  const shownFor = (...args: Parameters<typeof refusalOf>) => buyerRefusalOf({ refusal: refusalOf(...args) });

  it('[D-127] names a refused card only when one was, and the reason only where that helps', () => {
    expect(shownFor({ cause: 'card', code: 'insufficient_funds', reason: 'insufficient_funds' }, 'x')).toBe('insufficient_funds');
    expect(shownFor({ cause: 'card', code: 'expired_card', reason: 'expired_card' }, 'x')).toBe('expired_card');
    expect(shownFor({ cause: 'card', code: 'incorrect_cvc', reason: 'wrong_details' }, 'x')).toBe('wrong_details');
    for (const code of ['stolen_card', 'lost_card', 'fraudulent', 'generic_decline'])
      expect(shownFor({ cause: 'card', code }, 'Your card was stolen.')).toBe('card');
  });

  it('[D-127] is otherwise that this way to pay is not possible now, or that the payment was not completed', () => {
    expect([shownFor({}, 'x'), shownFor({ cause: 'attempt' }, 'x'), buyerRefusalOf({})]).toEqual(['unavailable', 'unpaid', 'unpaid']);
  });

  it('[D-120] is that the provider does not take the e-mail address, where that is the cause', () => {
    expect(shownFor({ cause: 'buyer', code: 'email_missing' }, 'x')).toBe('email');
  });
});

describe('refusals of configuration on one rail', () => {
  /** Counts refusals at these moments. Returns the moments that still count, and those at which an exception was raised. */
  function counted(moments: readonly Date[], isExceptionOpen = false) {
    let refusals: RailRefusals = { refusedAt: [], isExceptionOpen };
    const raised: Date[] = [];
    for (const now of moments) {
      const { refusedAt, raises } = countRefusal(refusals, now);
      refusals = { refusedAt, isExceptionOpen: refusals.isExceptionOpen || raises };
      if (raises) raised.push(now);
    }
    return { raised, left: refusals.refusedAt };
  }

  it('[D-127] raise an exception by the third within an hour', () => {
    expect(counted([minutes(0), minutes(10)])).toEqual({ raised: [], left: [minutes(0), minutes(10)] });
    expect(counted([minutes(0), minutes(10), minutes(59)]).raised).toEqual([minutes(59)]);
    expect(counted([minutes(0), minutes(0), minutes(0)]).raised).toEqual([minutes(0)]);
    expect(counted([minutes(0), minutes(10), minutes(60)])).toEqual({ raised: [], left: [minutes(10), minutes(60)] });
    expect(counted([minutes(0), minutes(10), minutes(60), minutes(69)]).raised).toEqual([minutes(69)]);
  });

  it('[D-127] are not counted while an exception is open, so that counting starts over once it is resolved', () => {
    expect(counted([0, 1, 2, 3, 4, 5, 6].map(minutes))).toEqual({ raised: [minutes(2)], left: [] });
    expect(countRefusal({ refusedAt: [minutes(0), minutes(1)], isExceptionOpen: true }, minutes(2))).toEqual({
      refusedAt: [],
      raises: false,
    });
    expect(counted([minutes(7), minutes(8)]).raised).toEqual([]);
  });

  it('[D-127] are reported to the merchant with rail, provider, and the provider’s last sentence', () => {
    const attempt = anAttempt({ rail: 'international_card', provider: 'stripe', mode: 'test' });
    const refusal = refusalOf({ code: 'amount_too_small' }, 'Amount must be at least $0.50 usd.');
    expect(railRefused({ id: 'e', attempt, refusal, now: MOMENT })).toEqual({
      workspaceId: attempt.workspaceId,
      mode: 'test',
      id: 'e',
      kind: 'rail_refused',
      checkoutId: attempt.checkoutId,
      rail: 'international_card',
      createdAt: MOMENT,
      message: expect.stringContaining(
        'stripe refused 3 payments by international_card within an hour, and not because of a card. The last time it said: “Amount must be at least $0.50 usd.” (amount_too_small).',
      ),
    });
  });
});
