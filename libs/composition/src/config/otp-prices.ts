import { currencyCode } from '@svc/contracts';
import { z } from 'zod';

/** Price of a code unless OTP_PRICES sets one: about 5 US cents, minor units. */
const DEFAULTS: Readonly<Record<string, number>> = { NGN: 2_000, USD: 5, EUR: 5, GBP: 4, GHS: 60, KES: 650, ZAR: 90 };

const ENTRY = /^\s*(?<currency>[A-Z]{3})\s*=\s*(?<price>\d{1,9})\s*$/;

/** `NGN=2000,USD=5`: other currencies keep their default. */
export const otpPrices = z
  .string()
  .default('')
  .refine((text) => entriesOf(text).every(isPrice), 'takes a price for each currency in its minor unit, such as NGN=2000,USD=5')
  .transform((text): Readonly<Record<string, number>> => ({ ...DEFAULTS, ...Object.fromEntries(entriesOf(text).map(priceOf)) }));

function entriesOf(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

function isPrice(entry: string): boolean {
  return currencyCode.safeParse(ENTRY.exec(entry)?.groups?.['currency']).success;
}

function priceOf(entry: string): [string, number] {
  const [, currency = '', price] = ENTRY.exec(entry) ?? [];
  return [currency, Number(price)];
}
