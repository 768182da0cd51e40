import { acceptedPrices, depositIn, feeIn, type PricedCart, priceIn } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { type Answers, isAnswered, judgeAnswers, readAnswers } from '@svc/ticketing';
import { refsNotCompletedIn, shortOfGroups } from './addons-on-sale';
import { applyDiscount, chooseCurrency, priceCart, subtotalOf, type UnpricedLine } from './price-cart';
import { type HoldChange, inHoldOrder } from '../checkout';
import { NotPriced } from './pricing.errors';
import { countStock, chooseProducts, checkChoices, checkTimes, type ProductChoice } from './choose-products';
import { priceDelivery, zoneFor } from './price-delivery';
import type { ProductRequest } from '../opening/checkout-request';
import type { ProductPricingContext, ZoneOnSale } from './pricing-context';

/**
 * `opening`: choices that the buyer can still make on the hosted page may be absent (a slot, add-ons, answers; D-38). `keeping`: the
 * same, for choices made so far; answers that do not fit are left out. `paying`: all of it has to be there (§4.2 r5).
 */
export type PricingStage = 'opening' | 'keeping' | 'paying';

export interface PricedProducts {
  cart: PricedCart;
  /** Answers for lines that have none of their own. */
  responses: Answers;
  /** Changes of counters that buying it takes, in lock order; none are taken in test mode. */
  holdChanges: readonly HoldChange[];
}

/**
 * Prices a cart of products with the store as it is now (§4.2, decisions 3.14). Refusals come in the order of D-60a: lines and zone
 * known, currency accepted, all priced in it, quantities and choices, answers, code, sold out.
 * @param nextId returns the id of each line, a UUID
 * @throws NotForSale, CurrencyNotAccepted, NotPriced, QuantityRefused, AnswerMissing, SoldOut, InvalidInput
 */
export function priceProducts(
  pricing: ProductPricingContext,
  request: ProductRequest,
  now: Date,
  nextId: () => string,
  stage: PricingStage = 'opening',
): PricedProducts {
  const mustBeWhole = stage === 'paying';
  const wanted = chooseProducts(request, pricing, now);
  const zone = zoneFor(wanted, pricing.zone);
  const { currencies } = pricing.store;
  const currency = chooseCurrency(request.currency, currencies, currencies[0]!);
  const priceOf = pricesIn(currency, wanted, zone, refsNotCompletedIn(currency, wanted, pricing));

  checkChoices(wanted, pricing, { mustBeWhole, currency });
  if (mustBeWhole) checkTimes(wanted);
  const delivery = priceDelivery(zone, subtotalOf(wanted.flatMap((line) => piecesOf(line, priceOf))), currency);
  const answers = answerLines(wanted, request.responses, stage);

  const context: LineContext = { pricing, currency, priceOf, nextId };
  const lines = wanted.flatMap((line, index) => linesOf(line, answers.own[index], context));
  const unpriced = lines.map(({ line }) => line);
  const discount = applyDiscount(request.discountCode, pricing.discountCode, unpriced, { currency, now });
  const lacking = shortOfGroups(wanted, pricing, currency);
  const stock = countStock(wanted, pricing, { maySellOut: maySellOut(request, wanted, stage), lacking });

  const sold = lines.map(({ line, of }) => (line.parentId === undefined && stock.isPreorder(of) ? asPreorder(line, of, context) : line));
  const codes: HoldChange[] = discount.discountCode ? [{ kind: 'discount_code', subjectId: discount.discountCode.id, count: 1 }] : [];
  return {
    cart: priceCart(sold, { currency, ...discount, ...delivery }),
    responses: answers.shared,
    holdChanges: inHoldOrder([...stock.holdChanges, ...codes]),
  };
}

/** Products that can be saved up for may be sold out while the buyer saves, or has not decided yet (§2.3 r4). */
function maySellOut({ saveForIt = false }: ProductRequest, wanted: readonly ProductChoice[], stage: PricingStage): boolean {
  return (saveForIt || stage === 'keeping') && wanted.every(({ product }) => product.saveForIt !== undefined);
}

type PriceOf = (ref: string) => number;

/**
 * Returns the prices of all products, by ref, in this currency and no other.
 * @param notCompleted refs of products whose required add-ons are priced in other currencies alone
 * @throws NotPriced with all refs without a price (§4.2 r2)
 */
function pricesIn(
  currency: string,
  wanted: readonly ProductChoice[],
  zone: ZoneOnSale | undefined,
  notCompleted: readonly string[],
): PriceOf {
  const prices = new Map<string, number>();
  const missing = [...notCompleted];
  const note = (ref: string, priceMinor: number | undefined) => {
    if (priceMinor === undefined) missing.push(ref);
    else prices.set(ref, priceMinor);
  };
  for (const { ref, variant, addons = [] } of wanted) {
    note(ref, acceptedPrices(variant, [currency])[0]?.priceMinor);
    for (const addon of addons) note(addon.ref, priceIn(addon.option.prices, currency));
  }
  if (zone) note(refOf('dlz', zone.id), priceIn(zone.prices, currency));
  if (missing.length > 0) throw new NotPriced(missing, currency);
  return (ref) => prices.get(ref)!;
}

function piecesOf({ ref, quantity, addons = [] }: ProductChoice, priceOf: PriceOf): { unitPriceMinor: number; quantity: number }[] {
  const chosen = addons.map((addon) => ({ unitPriceMinor: priceOf(addon.ref), quantity: quantity * addon.quantity }));
  return [{ unitPriceMinor: priceOf(ref), quantity }, ...chosen];
}

interface LineContext {
  pricing: ProductPricingContext;
  currency: string;
  priceOf: PriceOf;
  nextId: () => string;
}

/** Returns the line of a variant, then those of its add-ons with their quantity for each piece. */
function linesOf(
  of: ProductChoice,
  responses: Answers | undefined,
  { pricing: { store }, currency, priceOf, nextId }: LineContext,
): { of: ProductChoice; line: UnpricedLine }[] {
  const { ref, product, variant, quantity, slot, addons = [] } = of;
  const primary = store.currencies[0]!;
  const shared = {
    productId: product.id,
    productSlug: product.slug,
    customerFee: { pct: 0, flatMinor: 0 },
    serviceFee: feeIn(store.productFee, currency, primary),
    serviceFeePassedOn: product.feeMode === 'pass_on',
    preorder: false,
    needsDelivery: product.needsDelivery,
  };
  const line: UnpricedLine = {
    ...shared,
    id: nextId(),
    kind: product.isPackage ? 'package' : 'product',
    name: product.name,
    variantName: variant.name,
    sku: variant.sku ?? product.sku,
    variantId: variant.id,
    quantity,
    unitPriceMinor: priceOf(ref),
    deposit: variant.pricingMode === 'deposit' ? depositIn(variant.deposit, currency, primary) : undefined,
    ...(slot && { slot }),
    ...(responses && { responses }),
  };
  const extras = addons.map(
    ({ ref: addonRef, option, quantity: each }): UnpricedLine => ({
      ...shared,
      id: nextId(),
      kind: 'addon',
      name: option.label,
      sku: option.sku,
      ...(option.linkedVariantId !== undefined && { variantId: option.linkedVariantId }),
      addonOptionId: option.id,
      parentId: line.id,
      quantity: quantity * each,
      unitPriceMinor: priceOf(addonRef),
    }),
  );
  return [line, ...extras].map((each) => ({ of, line: each }));
}

/** Returns the line with the deposit of pre-orders, where there is one (§2.3 r4). */
function asPreorder(line: UnpricedLine, { product }: ProductChoice, { pricing: { store }, currency }: LineContext): UnpricedLine {
  return {
    ...line,
    preorder: true,
    ...(product.preorderEtaText && { preorderEtaText: product.preorderEtaText }),
    deposit: depositIn(product.preorderDeposit, currency, store.currencies[0]!) ?? line.deposit,
  };
}

export interface LineAnswers {
  /** Answers by line, in the order of the lines. */
  own: readonly (Answers | undefined)[];
  /** Answers for lines that have none of their own. */
  shared: Answers;
}

/**
 * Returns the answers to the questions of the product and the variant of each line (D-49). Lines without answers are accepted until
 * payment; `keeping`: fitting answers are kept, and nothing is refused.
 * @throws AnswerMissing, InvalidInput
 */
export function answerLines(wanted: readonly ProductChoice[], shared: ProductRequest['responses'], stage: PricingStage): LineAnswers {
  const own: (Answers | undefined)[] = [];
  const used: Record<string, Answers[string]> = {};
  for (const { product, variant, responses, path } of wanted) {
    if (!responses && !shared && stage !== 'paying') {
      own.push(undefined);
      continue;
    }
    const ownAnswers = responses ?? {};
    const sources = [
      { path: `${path}.responses`, answers: ownAnswers },
      { path: 'responses', answers: shared ?? {} },
    ];
    const fields = [...product.formFields, ...variant.formFields];
    const answers = Object.entries(stage === 'keeping' ? judgeAnswers(fields, sources).answers : readAnswers(fields, sources));
    const owned = answers.filter(([key]) => isAnswered(ownAnswers, key));
    for (const [key, answer] of answers) if (!isAnswered(ownAnswers, key)) used[key] = answer;
    own.push(owned.length > 0 ? Object.fromEntries(owned) : undefined);
  }
  return { own, shared: used };
}
