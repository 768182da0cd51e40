import { nextStep, pauseAfter, readPaymentStatus, type PaymentStatus } from './status';

const aPaymentStatus = (overrides: Partial<PaymentStatus> = {}): PaymentStatus => ({
  state: 'form',
  mark: 'a',
  now: '2030-06-01T12:00:00Z',
  expiresAt: '2030-06-01T12:15:00Z',
  ...overrides,
});
const shown = (state = 'form', watches = false) => ({ state, mark: 'a', watches });

describe('the response of an open page to a new state', () => {
  it('[§4.2 r7] redirects to the shop once it is paid, and not from the page of a paid checkout', () => {
    expect(nextStep(shown('transfer', true), aPaymentStatus({ state: 'paid', goTo: 'https://shop.example/' }))).toBe('leave');
    expect(nextStep(shown(), aPaymentStatus({ state: 'paid', goTo: 'https://shop.example/' }))).toBe('leave');
    expect(nextStep(shown('paid'), aPaymentStatus({ state: 'paid', goTo: 'https://shop.example/' }))).toBe('stay');
  });

  it.each(['expired', 'cancelled', 'ending'])('shows that a checkout is %s, also without pending money', (state) => {
    expect(nextStep(shown(), aPaymentStatus({ state, mark: 'b' }))).toBe('draw');
  });

  it('shows received money, and does not disturb a buyer who only fills in the form', () => {
    expect(nextStep(shown('transfer', true), aPaymentStatus({ state: 'transfer', mark: 'b' }))).toBe('draw');
    expect(nextStep(shown('form'), aPaymentStatus({ state: 'transfer', mark: 'b' }))).toBe('stay');
    expect(nextStep(shown('transfer', true), aPaymentStatus({ state: 'transfer' }))).toBe('stay');
  });

  it('accepts valid responses only', () => {
    expect(readPaymentStatus(aPaymentStatus())).toEqual(aPaymentStatus());
    for (const answer of [undefined, null, 'paid', {}, { ...aPaymentStatus(), goTo: 1 }]) expect(readPaymentStatus(answer)).toBeUndefined();
  });

  it('polls after 3 s, then less often, at last every 15 s, and a limited number of times', () => {
    const pauses = Array.from({ length: 201 }, (_, answers) => pauseAfter(answers));
    expect(pauses[0]).toBe(3_000);
    expect(pauses[1]).toBeGreaterThan(3_000);
    expect(pauses[199]).toBe(15_000);
    expect(pauses[200]).toBeUndefined();
  });
});
