import { fromProviderUnits, stepAdvice, toProviderUnits } from '@svc/contracts';
import { ProviderRefused, ProviderUnavailable } from '@svc/payments';

/**
 * Returns an amount in minor units as Stripe counts it: 5 ISK is 500 (D-128).
 * @throws ProviderRefused for an amount, or a currency, that Stripe does not charge
 */
export function toStripe(amountMinor: number, currency: string): number {
  const amount = toProviderUnits('stripe', amountMinor, currency);
  if (amount === undefined)
    throw new ProviderRefused(`stripe: ${amountMinor} of ${currency} cannot be charged. ${stepAdvice(amountMinor, currency)}`);
  return amount;
}

/**
 * Returns an amount as Stripe counts it, in our minor units (D-128).
 * @param currency as Stripe writes it: `isk`
 * @throws ProviderUnavailable when that is no whole number
 */
export function fromStripe(amount: number, currency: string): number {
  const amountMinor = fromProviderUnits('stripe', amount, currency.toUpperCase());
  if (amountMinor === undefined) throw new ProviderUnavailable(`stripe: cannot read ${amount} ${currency}`);
  return amountMinor;
}
