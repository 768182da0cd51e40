/** The last amount of a text, in minor units of a currency with two decimals: `₦1,250` and `NGN 1,250.00` → 125000, `−₦5` → -500, `Free` → 0. */
export function amountIn(text) {
  const [, sign = '', whole = '0', fraction = ''] =
    [...text.replaceAll('\u00a0', ' ').matchAll(/([-−]?)[^\d\s·−-]*\s?(\d[\d,]*)(?:\.(\d+))?/g)].at(-1) ?? [];
  return Number(`${sign && '-'}${whole.replaceAll(',', '')}${fraction.padEnd(2, '0')}`);
}

/** Reads the amounts that a hosted page lists of a cart or order. @returns {{ lines: number[], sums: [string, number][] }} */
export function amountsOnPage(html) {
  const [, list = ''] = /<dl class="sums">([\s\S]*?)<\/dl>/.exec(html) ?? [];
  return {
    lines: [...html.matchAll(/<div class="price">([^<]*)/g)].map(([, text]) => amountIn(text)),
    sums: [...list.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(([, name, text]) => [name, amountIn(text)]),
  };
}

/** Reads the amounts that the receipt of a mail lists. @returns {{ lines: number[], sums: [string, number][] }} */
export function amountsInMail({ text }) {
  const [, items = '', rest = ''] = /^Items: ([\s\S]*?)\n(?=\S)([\s\S]*?)\n\n/m.exec(text) ?? [];
  return {
    lines: items.split('\n').map(amountIn),
    sums: rest
      .split('\n')
      .filter((line) => /^[^:]+: [-−]?(?:[A-Z]{3}|\p{Sc})\s?[\d,.]+$/u.test(line))
      .map((line) => [line.split(':')[0], amountIn(line)]),
  };
}

/** Lines and sums down to the total as they are shown, and the total; what is below it, without signs. */
export function addedUp({ lines, sums }) {
  const at = sums.findIndex(([name]) => name === 'Total');
  const add = (amounts) => amounts.reduce((sum, amount) => sum + amount, 0);
  const parts = sums.slice(0, at).filter(([name]) => name !== 'Subtotal');
  return {
    listed: add(lines) + add(parts.map(([, minor]) => minor)),
    total: sums[at]?.[1],
    below: add(sums.slice(at + 1).map(([, minor]) => Math.abs(minor))),
  };
}
