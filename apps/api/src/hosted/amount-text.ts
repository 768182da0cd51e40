/** An amount in minor units as people write it, by a locale's customs and exact: `₦5,000`, `$12.50`, `−₦1,500`. */
export function amountText(minor: number, currency: string, locale = 'en'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const text = format.format(`${Math.abs(minor)}e-${digits}` as `${number}`);
  return minor < 0 ? `−${text}` : text;
}

/** An amount as it is typed into a form of a bank: `5000`, `12.50`. */
export function amountDigits(minor: number, currency: string): string {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return (minor / 10 ** digits).toFixed(minor % 10 ** digits === 0 ? 0 : digits);
}
