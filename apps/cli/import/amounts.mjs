/**
 * Reads an amount in minor units, without arithmetic in fractions. A point is of decimals; a comma is, too, unless three digits follow it
 * or a point comes later.
 * @param {string} cell `1250`, `12.5`, `1,250.00`, `12,50`, with a sign of the currency or without
 * @param {number} digits of the currency
 * @returns {{ minor: number, rounded: boolean } | undefined} undefined where it is no amount that can be charged
 */
export function minorOf(cell, digits) {
  const written = cell.replace(/[\s\u00a0'’\p{Sc}]|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(withPoint(written)) ?? [];
  if (whole === undefined) return undefined;
  const truncated = Number(whole + fraction.padEnd(digits, '0').slice(0, digits));
  const rest = fraction.slice(digits);
  const minor = truncated + (Number(rest[0] ?? 0) >= 5 ? 1 : 0);
  return Number.isSafeInteger(minor) ? { minor, rounded: /[1-9]/.test(rest) } : undefined;
}

function withPoint(written) {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)) return written.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})*,\d+$/.test(written)) return written.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d+$/.test(written) ? written.replace(',', '.') : written;
}
