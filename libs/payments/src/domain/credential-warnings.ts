import {
  isChargeable,
  PAYMENT_PROVIDERS,
  type PaymentProvider,
  PROVIDER_NAMES,
  PROVIDER_RAILS,
  providersCharging,
  type Fault,
} from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { RailQuestion } from './payment-rails';

/** Currencies and providers of a merchant: the credentials of one mode. */
export interface ChargingStore {
  /** Accepted currencies, the primary one first. */
  currencies: readonly string[];
  railSettings: RailQuestion['railSettings'];
  /** Providers whose credentials are set. */
  held: readonly PaymentProvider[];
}

/** Warns of credentials that charge nothing (D-128): the store accepts no currency of the provider, or its rails are switched off. */
export function warnOfKeys(provider: PaymentProvider, { currencies, railSettings }: Omit<ChargingStore, 'held'>): Fault[] {
  const name = PROVIDER_NAMES[provider];
  if (!currencies.some((currency) => providersCharging(currency).includes(provider)))
    return [
      {
        path: 'provider',
        message: `${name} charges none of the currencies of this store: ${currencies.join(', ')}. Add one to its currencies that ${name} charges.`,
      },
    ];
  const rails = PROVIDER_RAILS[provider];
  if (rails.some((rail) => railSettings[rail]?.enabled ?? true)) return [];
  return [
    { path: 'provider', message: `Nothing is charged by ${name} while its ways to pay are switched off in rails: ${rails.join(', ')}.` },
  ];
}

/** Warns of accepted currencies that no provider can charge in live mode with these credentials (D-128). */
export function warnOfUncharged({ currencies, held }: ChargingStore): Fault[] {
  return currencies.flatMap((currency, index) => {
    const charging = providersCharging(currency);
    if (charging.some((provider) => held.includes(provider))) return [];
    const message = isChargeable(currency)
      ? `${currency} is charged by ${charging.map((provider) => PROVIDER_NAMES[provider]).join(' or ')}, whose live keys are not set: in live mode nothing can be paid in it yet.`
      : `No payment provider charges ${currency}: in live mode a checkout with something due in it is refused.`;
    return [{ path: `currencies[${index}]`, message }];
  });
}

/**
 * Returns all warnings about new credentials.
 * @param stored all credentials of the workspace, the new ones among them
 */
export function warnOfCredentials(
  { provider, mode }: { provider: PaymentProvider; mode: Mode },
  store: Omit<ChargingStore, 'held'>,
  stored: readonly { provider: PaymentProvider; mode: Mode; values?: object }[],
): Fault[] {
  const held = PAYMENT_PROVIDERS.filter((each) => stored.some((one) => one.provider === each && one.mode === 'live' && one.values));
  return [...warnOfKeys(provider, store), ...(mode === 'live' ? warnOfUncharged({ ...store, held }) : [])];
}
