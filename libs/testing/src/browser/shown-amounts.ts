/** Displayed amounts of a cart or order, in minor units. */
export interface ShownAmounts {
  /** Amounts of the lines. */
  lines: number[];
  /** Sums below the lines, by name and in order. */
  sums: [name: string, minor: number][];
}

/** Matches `Total: NGN 1,250.00`: a name and an amount of money, and nothing else. */
const IS_SUM = /^[^:]+: [-−]?(?:[A-Z]{3}|\p{Sc})\s?[\d,.]+$/u;
const AMOUNT = /([-−]?)[^\d\s·−-]*\s?(\d[\d,]*)(?:\.(\d+))?/g;

/**
 * Returns the last amount in a text, in minor units: `2 × Bag · NGN 1,250.00` and `₦1,250` are 125000, `−₦1,250` is −125000, `Free` is 0.
 */
export function amountIn(text: string, decimals = 2): number {
  const [, sign, whole = '0', fraction = ''] = [...text.replaceAll('\u00a0', ' ').matchAll(AMOUNT)].at(-1) ?? [];
  const minor = Number(`${whole.replaceAll(',', '')}${fraction.padEnd(decimals, '0')}`);
  return sign && minor > 0 ? -minor : minor;
}

/** Returns the amounts of a cart on a hosted page. */
export function amountsOnPage(html: string, decimals = 2): ShownAmounts {
  const plain = html.replaceAll(/<s\b[\s\S]*?<\/s>/g, '');
  const list = /<dl class="sums">([\s\S]*?)<\/dl>/.exec(plain)?.[1] ?? '';
  return {
    lines: [...plain.matchAll(/<div class="price">([^<]*)<\/div>/g)].map(([, text]) => amountIn(text!, decimals)),
    sums: [...list.matchAll(/<dt[^>]*>([^<]*)<\/dt>\s*<dd[^>]*>([^<]*)<\/dd>/g)].map(([, name, text]) => [
      name!,
      amountIn(text!, decimals),
    ]),
  };
}

/** Returns the amounts in the text of a mail: `Items: …` with the lines below it, and the sums down to the end of the list. */
export function amountsInMail(text: string, decimals = 2): ShownAmounts {
  const [, items = '', rest = ''] = /^Items: ([\s\S]*?)\n(?=\S)([\s\S]*?)\n\n/m.exec(`${text}\n\n`) ?? [];
  return {
    lines: items
      .split('\n')
      .filter((line) => line.includes(' · '))
      .map((line) => amountIn(line, decimals)),
    sums: rest
      .split('\n')
      .filter((line) => IS_SUM.test(line))
      .map((line): [string, number] => [line.split(':')[0]!, amountIn(line, decimals)]),
  };
}

/**
 * Returns the sums that do not add up. Lines and the rows down to `Total` must make the total, and so must the rows below it,
 * except refunded amounts. Empty when all add up.
 */
export function sumMismatches({ lines, sums }: ShownAmounts, givenBack: readonly string[] = []): string[] {
  const at = sums.findIndex(([name]) => /^total$/i.test(name));
  if (lines.length === 0 || at < 0) return ['nothing is listed'];
  const total = sums[at]![1];
  const lineSum = sumOf(lines);
  const [subtotals, parts] = [
    sums.slice(0, at).filter(([name]) => name === 'Subtotal'),
    sums.slice(0, at).filter(([name]) => name !== 'Subtotal'),
  ];
  const remaining = sums.slice(at + 1).filter(([name]) => !givenBack.includes(name));
  return [
    ...subtotals.filter(([, minor]) => minor !== lineSum).map(([, minor]) => `lines ${lineSum} ≠ subtotal ${minor}`),
    ...(lineSum + sumOf(parts.map(([, minor]) => minor)) === total
      ? []
      : [`lines ${lines.join(' + ')} and ${JSON.stringify(parts)} ≠ total ${total}`]),
    ...(remaining.length === 0 || sumOf(remaining.map(([, minor]) => Math.abs(minor))) === total
      ? []
      : [`${JSON.stringify(remaining)} ≠ total ${total}`]),
  ];
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
