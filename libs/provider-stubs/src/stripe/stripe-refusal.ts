/** Error response of Stripe. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; param?: string; message: string },
  ) {
    super(error.message);
  }
}

/** Error for a request that violates Stripe's documentation. */
export class StripeViolation extends StripeRefusal {}

export const invalid = (message: string, more: { code?: string; param?: string } = {}, status = 400) =>
  new StripeRefusal(status, { type: 'invalid_request_error', message, ...more });

export const violation = (message: string, more: { code?: string; param?: string } = {}, status = 400) =>
  new StripeViolation(status, { type: 'invalid_request_error', message, ...more });

/** Smallest amounts of some currencies; `LEAST_ELSEWHERE` is that of all others. */
const LEAST: Readonly<Record<string, number>> = { gbp: 30, jpy: 50, aed: 200, sek: 300, nok: 300, dkk: 250, mxn: 1_000 };
const LEAST_ELSEWHERE = 50;
const MOST = 99_999_999;
/** Steps of some currencies, whose amounts must be multiples: three decimals with a final 0, and two decimals of 00. */
const STEPS: Readonly<Record<string, number>> = { bhd: 10, jod: 10, kwd: 10, omr: 10, tnd: 10, isk: 100, ugx: 100 };

/** Throws StripeViolation for an amount between the steps of its currency. */
export function refuseBetweenSteps(amount: number, currency: string): void {
  const step = STEPS[currency] ?? 1;
  if (amount % step !== 0) throw violation(`Amounts in ${currency} must be divisible by ${step}.`, { param: 'amount' });
}

/** Throws StripeRefusal for a total that Stripe does not charge, StripeViolation for one between the steps of its currency. */
export function refuseTotal(amount: number, currency: string): void {
  refuseBetweenSteps(amount, currency);
  if (amount < (LEAST[currency] ?? LEAST_ELSEWHERE))
    throw invalid('The total is less than the smallest amount of this currency.', { code: 'amount_too_small' });
  if (amount > MOST) throw invalid('The total is more than 8 digits.', { code: 'amount_too_large' });
}
