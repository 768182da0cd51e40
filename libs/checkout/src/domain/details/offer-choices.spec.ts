import { formField } from '@svc/contracts';
import { idNumber } from '@svc/ticketing/testing';
import { aCart } from '../../testing';
import { anAddon, anAddonGroup, aProduct, aProductPricingContext, aVariant } from '../../testing/checkout.builder';
import { daysWithSlots, offerChoices, slotsOfDay } from './offer-choices';

const ask = (key: string, overrides: object = {}) => formField.parse({ key, type: 'text', label: `What ${key}?`, ...overrides });
const [line] = aCart().lines;
const cart = aCart(1, {
  lines: [
    { ...line!, productId: idNumber(300), variantId: idNumber(200) },
    { ...line!, id: 'addon', parentId: line!.id },
  ],
});
const offer = (...args: Parameters<typeof aProductPricingContext>) => offerChoices(cart, aProductPricingContext(...args));
const NOW = new Date('2026-03-02T12:00:00Z');

describe('the choices for a line', () => {
  it('[D-38] are the questions of the product and the variant, without hidden ones, each once', () => {
    const product = aProduct({
      formFields: [ask('initials'), ask('utm', { hidden: true })],
      variants: [aVariant({ formFields: [ask('size'), ask('initials')] })],
    });
    expect(offer({ products: [product] }).map(({ questions }) => questions.map(({ key }) => key))).toEqual([['initials', 'size']]);
  });

  it('[§4.2 r2] [D-132] are add-ons for this variant that have a price in the currency, and can be had', () => {
    const options = [
      anAddon(),
      anAddon({ id: idNumber(401), prices: [{ currency: 'USD', priceMinor: 1 }] }),
      anAddon({ id: idNumber(402), linkedProductId: idNumber(301), linkedVariantId: idNumber(202) }),
    ];
    const addonGroups = [anAddonGroup({ options }), anAddonGroup({ id: idNumber(451), variantId: idNumber(299) })];
    const linked = [{ id: idNumber(301), addonGroups: [], variants: [{ id: idNumber(202), pricingMode: 'full_payment' as const }] }];
    const withCard = offer({ products: [aProduct({ addonGroups, linked })], left: { [idNumber(202)]: 1 } })[0]!.addonGroups;
    expect(withCard.map((group) => group.options.map(({ id }) => id))).toEqual([[idNumber(400), idNumber(402)]]);
    expect(offer({ products: [aProduct({ addonGroups, linked })], left: { [idNumber(202)]: 0 } })[0]!.addonGroups).toEqual([
      anAddonGroup({ options: [anAddon()] }),
    ]);
  });

  it('[D-132] are no groups with too little left to complete them', () => {
    const boxes = anAddon({ id: idNumber(402), linkedProductId: idNumber(301) });
    const linked = [{ id: idNumber(301), addonGroups: [], variants: [{ id: idNumber(202), pricingMode: 'full_payment' as const }] }];
    const offered = (minSelect: number, left: number) => {
      const addonGroups = [anAddonGroup({ required: true, minSelect, options: [anAddon(), boxes] })];
      return offer({ products: [aProduct({ addonGroups, linked })], left: { [idNumber(202)]: left } })[0]!.addonGroups.map(
        ({ options }) => options.length,
      );
    };
    expect([offered(2, 1), offered(1, 0), offered(2, 0)]).toEqual([[2], [1], []]);
  });

  it('are none for products that are no longer for sale', () => {
    expect(offer({ products: [] })).toEqual([{ lineId: line!.id, variantId: idNumber(200), questions: [], addonGroups: [] }]);
  });

  it('[D-24] [D-60b] are a day with free slots, and one of these', () => {
    const availability = {
      weekdays: ['mon' as const, 'wed' as const],
      hours: [
        { weekday: 'mon' as const, start: '09:00', end: '11:00' },
        { weekday: 'wed' as const, start: '09:00', end: '10:00' },
      ],
      windowDays: 7,
    };
    const variant = aVariant({
      schedulingType: 'slots',
      durationMinutes: 60,
      availability,
      bookedStarts: [{ startAt: '2026-03-04T08:00:00Z', left: 0 }],
    });
    const { slots } = offer({ products: [aProduct({ variants: [variant] })] })[0]!;
    expect(daysWithSlots(slots!, NOW)).toEqual(['2026-03-09']);
    expect(slotsOfDay(slots!, '2026-03-09', NOW).map(({ startUtc }) => startUtc)).toEqual(['2026-03-09T08:00:00Z', '2026-03-09T09:00:00Z']);
    for (const day of ['', 'soon', '2026-13-45', '2026-03-04']) expect(slotsOfDay(slots!, day, NOW)).toEqual([]);
  });
});
