import { currencyExponent } from '@svc/kernel';

/**
 * Returns an amount as people type it, `5000`, `5,000.50`, `₦ 5,000`, in minor units; undefined for other texts, and for fractions of the
 * smallest coin.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const digits = currencyExponent(currency);
  const plain = text.replace(/^\p{Sc}|\s|\p{Sc}$/gu, '');
  const [, whole, fraction = ''] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined || fraction.length > digits) return undefined;
  return Number(whole.replaceAll(',', '')) * 10 ** digits + Number(fraction.padEnd(digits, '0'));
}

const AMOUNT = /^(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d+))?$/;
