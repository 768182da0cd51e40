import { currencyExponent } from '@svc/kernel';
import { numberFormat } from './text/formats';

/** Returns an amount in minor units as exact text in a locale: `₦5,000`, `$12.50`, `−₦1,500`; by the currency's code `NGN 5,000`. */
export function amountText(
  minor: number,
  currency: string,
  locale = 'en',
  currencyDisplay: 'narrowSymbol' | 'code' = 'narrowSymbol',
): string {
  const digits = currencyExponent(currency);
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    trailingZeroDisplay: 'stripIfInteger',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const text = format.format(`${Math.abs(minor)}e-${digits}` as `${number}`);
  return minor < 0 ? `−${text}` : text;
}
