import { priceProducts, priceTickets } from '@svc/checkout';
import {
  aCode,
  anAddon,
  anAddonGroup,
  anEventPricingContext,
  aProduct,
  aProductPricingContext,
  aVariant,
  aZone,
  idsInOrder,
  tierPrices,
} from '@svc/checkout/testing';
import type { DepositTerms, FeeTerms, PricedCart, PriceEntry } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { aLine, anEventOnSale, aTicketRequest, aTier, BEFORE_EVENT, idNumber } from '@svc/ticketing/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(__dirname, '../../docs/prices.md'), 'utf8');
type Row = Record<string, string>;

/** The rows of the table below a heading, by the names of its columns. */
function tableOf(heading: string): Row[] {
  const section = page.split(`### ${heading}\n`)[1]!.split('\n### ')[0]!;
  const [head, , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map((cells) => Object.fromEntries(head!.map((name, index) => [name, cells[index]!])));
}

interface Item {
  name: string;
  id: string;
  quantity: number;
  priceMinor: number;
  addons: number;
  addonMinor: number;
  /** In brackets, by the word each begins with. */
  special: Map<string, string>;
}

/** `2 A at 150000 with 1 at 20000 (absorb; deposit 30 %)`. */
function itemsOf(text: string): Item[] {
  return text.split(', ').map((item) => {
    const [, quantity, name, price, addons, addon, special = ''] = /^(\d+) ([A-Z]) at (\d+)(?: with (\d+) at (\d+))?(?: \((.+)\))?$/.exec(
      item,
    )!;
    const words = special.split('; ').map((word): [string, string] => [word.split(' ')[0]!, word.slice(word.indexOf(' ') + 1)]);
    return {
      name: name!,
      id: idNumber(800 + name!.charCodeAt(0)),
      quantity: Number(quantity),
      priceMinor: Number(price),
      addons: Number(addons ?? 0),
      addonMinor: Number(addon ?? 0),
      special: new Map(words),
    };
  });
}

const namesOf = (items: readonly Item[]) => [...new Map(items.map((item) => [item.id, item])).values()];
const numberIn = (text: string | undefined, pattern: RegExp) => Number(pattern.exec(text ?? '')?.[1] ?? 0);

function feeOf(text: string): FeeTerms {
  const dollars = numberIn(text, /USD (\d+)/);
  return { pct: numberIn(text, /^([\d.]+) %/), flatMinor: numberIn(text, /\+ (\d+)/), flatByCurrency: dollars ? { USD: dollars } : {} };
}

function depositOf(text: string | undefined): DepositTerms | undefined {
  return text === undefined ? undefined : { type: text.endsWith('%') ? 'percent' : 'fixed', value: parseInt(text, 10) };
}

function codeOf({ Code: text, In: currency }: Row, kind: 'ticketTypeIds' | 'productIds') {
  if (!text) return {};
  const name = / on ([A-Z])$/.exec(text)?.[1];
  const amount = Number(/^[\d.]+/.exec(text)![0]);
  const appliesTo = { eventIds: [], ticketTypeIds: [], productIds: [], [kind]: name ? [idNumber(800 + name.charCodeAt(0))] : [] };
  return {
    discountCode: text.includes('%')
      ? aCode({ value: amount, appliesTo })
      : aCode({ kind: 'fixed', value: { [currency!]: amount }, appliesTo }),
  };
}

const CURRENCIES = ['NGN', 'USD', 'JPY', 'KWD', 'ISK', 'HUF', 'MGA'];
const inOne = (currency: string, priceMinor: number): PriceEntry[] => [{ currency, priceMinor }];
const feeMode = ({ special }: Item) => (special.has('absorb') ? 'absorb' : 'pass_on');

function ticketsOf(row: Row): PricedCart {
  const currency = row['In']!;
  const items = itemsOf(row['Tickets']!);
  const kindOf = ({ special }: Item) => (['free', 'donation', 'deposit'] as const).find((kind) => special.has(kind)) ?? 'paid';
  const tiers = namesOf(items).map((item) =>
    aTier({ id: item.id, kind: kindOf(item), groupSize: numberIn(item.special.get('group'), /of (\d+)/) || 1 }),
  );
  const left: Record<string, number> = {};
  const prices = namesOf(items).map((item) => {
    const isPriced = ['paid', 'deposit'].includes(kindOf(item));
    const [, first, at] = /^(\d+) at (\d+)$/.exec(item.special.get('first') ?? '') ?? [];
    if (first) left[idNumber(70)] = Number(first);
    const pricePhases = first ? [{ id: idNumber(70), prices: inOne(currency, Number(at)) }] : [];
    return [
      item.id,
      tierPrices({
        prices: isPriced ? inOne(currency, item.priceMinor) : [],
        pricePhases,
        deposit: depositOf(item.special.get('deposit')),
        frontdeskFeeMode: feeMode(item),
      }),
    ] as const;
  });
  const { flatByCurrency, ...customerFee } = feeOf(row['Surcharge']!);
  const context = anEventPricingContext({
    event: anEventOnSale(tiers, { left }),
    prices: { customerFee, customerFeeFlatByCurrency: flatByCurrency, tiers: Object.fromEntries(prices) },
    store: { currencies: CURRENCIES, frontdeskFee: feeOf(row['Service fee']!), mostSeats: 1_000 },
    ...codeOf(row, 'ticketTypeIds'),
  });
  const lines = items.map((item) =>
    aLine(item, { quantity: item.quantity, amountMinor: kindOf(item) === 'donation' ? item.priceMinor : undefined }),
  );
  return priceTickets(
    context,
    { ...aTicketRequest(lines), path: 'eventCheckout', currency, discountCode: row['Code'] },
    BEFORE_EVENT,
    idsInOrder(),
  ).cart;
}

const variantIdOf = ({ name }: Item) => idNumber(900 + name.charCodeAt(0));

function productsOf(row: Row): PricedCart {
  const currency = row['In']!;
  const items = itemsOf(row['Items']!);
  const [delivery, free] = [row['Delivery'], numberIn(row['Delivery'], /free from (\d+)/)];
  const left: Record<string, number> = {};
  const products = namesOf(items).map((item) => {
    const variant = aVariant({
      id: variantIdOf(item),
      prices: inOne(currency, item.priceMinor),
      pricingMode: item.special.has('free') ? 'free' : item.special.has('deposit') ? 'deposit' : 'full_payment',
      deposit: depositOf(item.special.get('deposit')),
    });
    if (item.special.has('pre-order')) left[variantIdOf(item)] = 0;
    const option = anAddon({ prices: inOne(currency, item.addonMinor), allowQuantity: true });
    return aProduct({
      id: item.id,
      needsDelivery: delivery !== '',
      feeMode: feeMode(item),
      preorderable: item.special.has('pre-order'),
      preorderDeposit: depositOf(item.special.get('pre-order')),
      addonGroups: [anAddonGroup({ options: [option] })],
      variants: [variant],
    });
  });
  const zone = aZone({ prices: inOne(currency, parseInt(delivery || '0', 10)), ...(free > 0 && { freeOver: { [currency]: free } }) });
  const context = aProductPricingContext({
    products,
    left,
    zone,
    store: { currencies: CURRENCIES, productFee: feeOf(row['Service fee']!) },
    ...codeOf(row, 'productIds'),
  });
  const chosen = items.map((item) => ({
    variantRef: refOf('var', variantIdOf(item)),
    quantity: item.quantity,
    addons: item.addons > 0 ? [{ optionRef: refOf('ado', idNumber(400)), quantity: item.addons }] : [],
  }));
  return priceProducts(
    context,
    { items: chosen, currency, deliveryZoneRef: refOf('dlz', zone.id), discountCode: row['Code'] },
    BEFORE_EVENT,
    idsInOrder(),
  ).cart;
}

/** Returns the figures of a row, as written and as computed from its cart. */
function figures(row: Row, cart: PricedCart): { written: Row; computed: Row } {
  const computed: Row = {
    Subtotal: String(cart.subtotalMinor),
    Discount: String(cart.discountMinor),
    Fees: String(cart.feeMinor),
    Absorbed: String(cart.absorbedFeeMinor),
    Total: String(cart.totalMinor),
    'Due now': String(cart.dueNowMinor),
    Balance: String(cart.balanceMinor),
    ...(row['Delivered'] !== undefined && { Delivered: String(cart.deliveryMinor) }),
  };
  return { written: Object.fromEntries(Object.keys(computed).map((name) => [name, row[name]!])), computed };
}

describe('docs/prices.md', () => {
  const [tickets, products] = [tableOf('Tickets'), tableOf('Products')];

  it.each(tickets.map((row) => [`${row['']}: ${row['Tickets']}`, row] as const))(
    '[D-91] [D-92] [D-93] [D-94] says what these tickets cost, %s',
    (_, row) => {
      const { written, computed } = figures(row, ticketsOf(row));
      expect(computed).toEqual(written);
    },
  );

  it.each(products.map((row) => [`${row['']}: ${row['Items']}`, row] as const))(
    '[D-91] [D-92] [D-93] [D-94] says what these products cost, %s',
    (_, row) => {
      const { written, computed } = figures(row, productsOf(row));
      expect(computed).toEqual(written);
    },
  );

  it('[D-95] has the examples that were agreed, and thirty more', () => {
    const agreed = tickets.slice(0, 5).map((row) => [row[''], row['Fees'], row['Total'], row['Due now'], row['Balance']]);
    expect(agreed).toEqual([
      ['a', '22500', '522500', '522500', '0'],
      ['b', '135', '9134', '9134', '0'],
      ['c', '0', '8999', '8999', '0'],
      ['d', '12500', '512500', '162500', '350000'],
      ['e', '101', '6801', '6801', '0'],
    ]);
    expect(tickets.length + products.length).toBeGreaterThanOrEqual(35);
  });

  it('[D-95] [D-128] has examples of ISK, HUF and KWD, each amount in the steps of its currency', () => {
    const abroad = tickets.filter(({ In: currency }) => ['ISK', 'HUF', 'KWD'].includes(currency!));
    expect(new Set(abroad.map(({ In: currency }) => currency))).toEqual(new Set(['ISK', 'HUF', 'KWD']));
    const amounts = ['Discount', 'Fees', 'Total', 'Due now', 'Balance'];
    const inDinars = abroad.filter(({ In: currency }) => currency === 'KWD');
    expect(inDinars.flatMap((row) => amounts.map((name) => Number(row[name]) % 10))).toEqual(inDinars.flatMap(() => amounts.map(() => 0)));
  });
});
