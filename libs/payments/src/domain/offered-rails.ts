import type { Mode } from '@svc/kernel';
/** Ways to charge a buyer, by the names that clients see (D-56). */
export const PAYMENT_RAILS = ['card', 'bank_transfer', 'international_card'] as const;
export type PaymentRail = (typeof PAYMENT_RAILS)[number];

export interface RailQuestion {
  /** ISO 4217 code of what is charged. */
  currency: string;
  mode: Mode;
  /** What the merchant switched off; a rail that is not named is on. */
  railSettings: Readonly<Partial<Record<string, { enabled: boolean }>>>;
  /** In which modes the built-in sandbox serves rails without credentials (`SANDBOX_PAYMENTS`). */
  sandbox: 'off' | 'test' | 'all';
  /** Rails for which the workspace has working credentials in this mode. */
  credentials: readonly PaymentRail[];
}

/**
 * The rails on which a charge can be made, in the order in which buyers see them: those able to charge the currency
 * (§4.2 r4), switched on, and served by a provider or by the sandbox.
 */
export function offeredRails({ currency, mode, railSettings, sandbox, credentials }: RailQuestion): PaymentRail[] {
  const playable = sandbox === 'all' || (sandbox === 'test' && mode === 'test');
  return railsFor(currency).filter((rail) => (railSettings[rail]?.enabled ?? true) && (playable || credentials.includes(rail)));
}

function railsFor(currency: string): readonly PaymentRail[] {
  return currency === 'NGN' ? ['card', 'bank_transfer'] : ['international_card'];
}
