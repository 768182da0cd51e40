import {
  answerTexts,
  countOf,
  currenciesFor,
  faultsOf,
  itemOf,
  linesIn,
  mostOf,
  needsDelivery,
  orderOf,
  roomFor,
  subtotalOf,
  totalsOf,
  withAnswers,
  withLine,
  withQuantity,
  zonesIn,
} from '../public/cart-rules.js';
import { pricesOf } from '../public/prices.js';
import { askedByEmail, questionsFor } from '../public/product-rules.js';

const tote = {
  variantRef: 'var_tote',
  quantity: 1,
  addons: [{ optionRef: 'ado_strap', quantity: 1 }],
  responses: {},
  prices: { NGN: 1_500_000, USD: 1_200 },
  needsDelivery: true,
};
const lesson = {
  variantRef: 'var_lesson',
  quantity: 1,
  addons: [],
  slotStartUtc: '2026-12-05T09:00:00Z',
  responses: { experience: 'Never' },
  prices: { NGN: 4_000_000 },
  needsDelivery: false,
};
const cartOf = (...lines: object[]) => ({ lines });

describe('the cart of the example storefront', () => {
  it('has a subtotal, and delivery and total once a zone is chosen', () => {
    const zones = [
      { ref: 'dlz_1', prices: [{ currency: 'NGN', priceMinor: 250_000 }], freeOver: { NGN: 5_500_000 } },
      { ref: 'dlz_2', prices: [{ currency: 'USD', priceMinor: 300 }] },
    ];
    const [cart, sent] = [cartOf(tote, lesson), { ...cartOf(tote, lesson), deliveryZoneRef: 'dlz_1' }];
    expect(totalsOf(cart, zones, 'NGN')).toEqual({ subtotalMinor: 5_500_000, totalMinor: 5_500_000 });
    expect(totalsOf(sent, zones, 'NGN')).toEqual({ subtotalMinor: 5_500_000, deliveryMinor: 0, totalMinor: 5_500_000 });
    expect(totalsOf({ ...cartOf(tote), deliveryZoneRef: 'dlz_1' }, zones, 'NGN')).toEqual({
      subtotalMinor: 1_500_000,
      deliveryMinor: 250_000,
      totalMinor: 1_750_000,
    });
    expect(totalsOf({ ...cartOf(lesson), deliveryZoneRef: 'dlz_1' }, zones, 'NGN')).not.toHaveProperty('deliveryMinor');
    expect(totalsOf({ ...cartOf(tote), deliveryZoneRef: 'dlz_2' }, zones, 'NGN')).not.toHaveProperty('deliveryMinor');
  });

  it('is named on the return page without what the buyer has written', () => {
    const line = { ...tote, name: 'Tote', details: ['Large'], imageUrl: 'https://shop.example/tote.jpg', responses: { name: 'AO' } };
    expect(linesIn(cartOf(line))).toEqual([{ name: 'Tote', details: ['Large'], quantity: 1, imageUrl: 'https://shop.example/tote.jpg' }]);
  });

  it('tells each question with its answer, and takes other answers', () => {
    const questions = [
      { key: 'name', label: 'Name to stitch', type: 'text' },
      { key: 'days', label: 'Days', type: 'multi_select' },
      { key: 'gift', label: 'It is a gift', type: 'checkbox' },
      { key: 'note', label: 'Note', type: 'text' },
    ];
    const line = { ...tote, questions, responses: { name: 'AO', days: ['Saturday', 'Sunday'], gift: 'true' } };
    expect(answerTexts(line)).toEqual(['Name to stitch: AO', 'Days: Saturday, Sunday', 'It is a gift']);
    const changed = withAnswers(cartOf(lesson, line), 1, { name: 'EO' });
    expect(changed.lines.map(({ responses }: { responses: object }) => responses)).toEqual([{ experience: 'Never' }, { name: 'EO' }]);
    expect(answerTexts(tote)).toEqual([]);
    expect(answerTexts({ questions: [{ key: 'to', label: 'Who is it for?', type: 'text' }], responses: { to: 'Bola' } })).toEqual([
      'Who is it for? Bola',
    ]);
  });

  it('[§2.3 r4] never takes more of a variant than there are, whatever is chosen with it', () => {
    const cart = withLine(cartOf(tote), { ...tote, addons: [], quantity: 5 }, 3);
    expect(cart.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2]);
    expect(roomFor(cart, 'var_tote', 3)).toBe(0);
    expect(withLine(cart, tote, 3)).toBe(cart);
  });

  it('counts on a line that is the same, and keeps one apart that differs in add-ons, answers or time', () => {
    expect(withLine(cartOf(tote), { ...tote, quantity: 2 }, Infinity).lines).toMatchObject([{ quantity: 3 }]);
    expect(withLine(cartOf(tote), { ...tote, responses: { initials: 'A.O.' } }, Infinity).lines).toHaveLength(2);
    expect(withLine(cartOf(lesson), { ...lesson, slotStartUtc: '2026-12-12T09:00:00Z' }, Infinity).lines).toHaveLength(2);
  });

  it('changes how many there are of a line; none of it is no line', () => {
    const cart = cartOf(tote, lesson);
    expect(countOf(withQuantity(cart, 0, 4))).toBe(5);
    expect(withQuantity(cart, 0, 0).lines).toEqual([lesson]);
  });

  it('[§4.2 currency] is paid in a currency in which every line has a price', () => {
    expect(currenciesFor([tote])).toEqual(['NGN', 'USD']);
    expect(currenciesFor([tote, lesson])).toEqual(['NGN']);
    expect(currenciesFor([lesson, { prices: { USD: 1 } }])).toEqual([]);
    expect(subtotalOf([{ ...tote, quantity: 2 }, lesson], 'NGN')).toBe(7_000_000);
  });

  it('[D-38] [§4.2 items] is ordered with what the API takes of each line, and of nothing that the page shows', () => {
    expect(itemOf(tote)).toEqual({ variantRef: 'var_tote', quantity: 1, addons: [{ optionRef: 'ado_strap', quantity: 1 }], responses: {} });
    expect(itemOf(lesson)).toEqual({
      variantRef: 'var_lesson',
      quantity: 1,
      addons: [],
      slotStartUtc: '2026-12-05T09:00:00Z',
      responses: { experience: 'Never' },
    });
  });

  it('[§4.2 deliveryZoneRef] names a delivery zone when a line has to be delivered, and only then', () => {
    const zone = { deliveryZoneRef: 'dlz_lagos' };
    expect(needsDelivery(cartOf(lesson))).toBe(false);
    expect(orderOf({ ...cartOf(lesson), ...zone }, 'NGN')).toEqual({ items: [itemOf(lesson)], currency: 'NGN' });
    expect(orderOf({ ...cartOf(tote, lesson), ...zone }, 'NGN')).toMatchObject(zone);
  });

  it('[§4.2 r2] offers the delivery zones that have a price in the currency', () => {
    const zones = [
      { ref: 'dlz_lagos', prices: [{ currency: 'NGN' }, { currency: 'USD' }] },
      { ref: 'dlz_world', prices: [{ currency: 'USD' }] },
    ];
    expect(zonesIn(zones, 'NGN').map(({ ref }: { ref: string }) => ref)).toEqual(['dlz_lagos']);
  });

  it('[§4.1 r4] knows by the availability what can still be bought', () => {
    const availability = {
      variants: { some: 3, endless: null, none: 0, made: 0, capless: 0 },
      preorderable: ['made', 'capless'],
      preorderRemaining: { made: 8 },
    };
    expect(['some', 'endless', 'none', 'made', 'capless', 'gone'].map((ref) => mostOf(availability, ref))).toEqual([
      3,
      Infinity,
      0,
      8,
      Infinity,
      undefined,
    ]);
  });

  it('shows a refusal beside the line, or the delivery, that it is about', () => {
    const order = { items: [itemOf(tote), itemOf(lesson)], deliveryZoneRef: 'dlz_lagos' };
    const faults = (details?: object) => faultsOf(order, { details });
    expect(faults({ soldOut: ['var_tote'], remaining: { var_tote: 2 } }).lines).toEqual(['Only 2 left.', undefined]);
    expect(faults({ soldOut: ['var_tote'] }).lines[0]).toBe('Sold out.');
    expect(faults({ invalid: ['ado_strap'] }).lines[0]).toMatch(/not for sale/);
    expect(faults({ unpriced: ['var_lesson'] }).lines[1]).toMatch(/no price/);
    expect(faults({ unpriced: ['dlz_lagos'] })).toMatchObject({
      lines: [undefined, undefined],
      delivery: expect.stringMatching(/no price/),
    });
    expect(faults({ fields: { 'items[1].slotStartUtc': 'This time is taken.' } }).lines).toEqual([undefined, 'This time is taken.']);
    expect(faults({ fields: { deliveryZoneRef: 'Choose a zone.' } }).delivery).toBe('Choose a zone.');
    expect(faults()).toEqual({ lines: [undefined, undefined], delivery: undefined, isPlaced: false });
    expect(faults({ soldOut: ['var_tote'] }).isPlaced).toBe(true);
  });
});

describe('a choice for the cart', () => {
  const strap = { prices: [{ currency: 'NGN', priceMinor: 500_000 }] };
  const prices = [
    { currency: 'NGN', priceMinor: 1_000_000 },
    { currency: 'USD', priceMinor: 900 },
  ];

  it('costs with its add-ons what all of them cost, in currencies that all of them have', () => {
    expect(pricesOf({ prices }, [], ['NGN', 'USD', 'GBP'])).toEqual({ NGN: 1_000_000, USD: 900 });
    expect(pricesOf({ prices }, [{ option: strap, count: 2 }], ['NGN', 'USD'])).toEqual({ NGN: 2_000_000 });
    expect(pricesOf({ pricingMode: 'free', prices: [] }, [], ['NGN'])).toEqual({ NGN: 0 });
  });

  it('is a letter to the merchant where no checkout can sell it', () => {
    const buy = { kind: 'buy' };
    expect(askedByEmail({ schedulingType: 'slots' }, buy)).toBeUndefined();
    expect(askedByEmail({}, { kind: 'preorder' })).toBeUndefined();
    expect(askedByEmail({ pricingMode: 'quote' }, buy)).toBe('quote');
    expect(askedByEmail({ schedulingType: 'date_range' }, buy)).toBe('day');
    expect(askedByEmail({}, { kind: 'save' })).toBeUndefined();
    expect(askedByEmail({}, { kind: 'sold_out' })).toBe('sold_out');
  });

  it('asks the questions of the product before those of the variant', () => {
    expect(
      questionsFor({ formFields: [{ key: 'phone' }] }, { formFields: [{ key: 'experience' }] }).map(({ key }: { key: string }) => key),
    ).toEqual(['phone', 'experience']);
    expect(questionsFor({}, {})).toEqual([]);
  });
});
