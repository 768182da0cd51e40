import { refOf } from '@svc/kernel';
import { idNumber } from '@svc/ticketing/testing';
import { variantRefOf } from '../../testing/checkout.builder';
import { aCart } from '../../testing';
import { changesCart, completeRequest } from './request-of-cart';

const item = { variantRef: variantRefOf(), quantity: 2 };
const whole = {
  ...item,
  slotStartUtc: '2026-03-02T09:00:00Z',
  addons: [{ optionRef: 'ado_1', quantity: 1 }],
  responses: { initials: 'AO' },
};

describe('the choices of a buyer on the page', () => {
  it('[D-38] complete their lines, in their order, and leave the others as they are', () => {
    const { slotStartUtc, addons, responses } = whole;
    expect(completeRequest({ items: [item, whole, item] }, { lines: [undefined, {}, { slotStartUtc, addons, responses }] }).items).toEqual([
      item,
      whole,
      whole,
    ]);
  });

  it('[D-38] replace earlier choices, also by nothing', () => {
    expect(
      completeRequest({ items: [whole] }, { lines: [{ slotStartUtc: '2026-03-03T09:00:00Z', addons: [], responses: {} }] }).items,
    ).toEqual([{ ...whole, slotStartUtc: '2026-03-03T09:00:00Z', addons: [], responses: {} }]);
  });

  it('[§1 r2] change neither the products nor their quantities, whatever else is sent', () => {
    const sneaky: object = { variantRef: 'var_2', quantity: 1, unitPriceMinor: 1 };
    expect(completeRequest({ items: [item], currency: 'NGN' }, { lines: [sneaky, sneaky] })).toEqual({ items: [item], currency: 'NGN' });
  });

  it('[decisions 3.16 codes] put a discount code on, another in its place, or take it off', () => {
    const request = { items: [item], discountCode: 'TEN' };
    expect(completeRequest(request, {}).discountCode).toBe('TEN');
    expect(completeRequest(request, { discountCode: 'HALF' }).discountCode).toBe('HALF');
    expect(completeRequest(request, { discountCode: '' }).discountCode).toBeUndefined();
  });
});

describe('choices that are on the cart already', () => {
  const [line] = aCart().lines;
  const slot = { startUtc: '2026-03-02T09:00:00Z', startLocal: '2026-03-02T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 60 };
  const sold = { ...line!, variantId: idNumber(200), slot, responses: { age: 7, size: 'L' } };
  const addon = { ...line!, id: 'addon', kind: 'addon' as const, addonOptionId: idNumber(400), parentId: sold.id };
  const stored = { cart: aCart(1, { lines: [sold, addon], discountCode: { id: 'd', code: 'Ten' } }), responses: { gift: true } };
  const same = {
    slotStartUtc: '2026-03-02T10:00:00+01:00',
    addons: [{ optionRef: refOf('ado', idNumber(400)), quantity: 1 }],
    responses: { size: 'L', age: '7', gift: true },
  };

  it('[D-82] change nothing, however they are written', () => {
    expect(changesCart(stored, {})).toBe(false);
    expect(changesCart(stored, { lines: [same], discountCode: 'TEN' })).toBe(false);
  });

  it.each([{ slotStartUtc: '2026-03-02T10:00:00Z' }, { addons: [] }, { responses: { ...same.responses, size: 'M' } }])(
    '[D-82] change it with %j',
    (other) => {
      expect(changesCart(stored, { lines: [{ ...same, ...other }] })).toBe(true);
    },
  );

  it('[decisions 3.16 codes] change it by another code, and by none', () => {
    for (const discountCode of ['', 'HALF']) expect(changesCart(stored, { discountCode })).toBe(true);
  });
});
