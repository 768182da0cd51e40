import { parseOrRefuse } from '@svc/contracts';
import type { z } from 'zod';
import { eventCheckoutRequest, productCheckoutRequest } from './checkout-request';

const cart = { items: [{ variantRef: 'var_1', quantity: 1 }], returnUrl: 'https://shop.example/thanks' };
const order = { tickets: [{ ticketTypeRef: 'tkt_1', quantity: 1 }], contact: { name: 'Ada', email: 'ada@example.com' }, returnUrl: 'https://shop.example' };

function faultsOf(schema: z.ZodType, body: unknown): string[] {
  try {
    parseOrRefuse(schema, body);
    return [];
  } catch (error) {
    return Object.keys((error as { details: { fields: object } }).details.fields);
  }
}
const line = (given: object) => ({ ...cart, items: [{ ...cart.items[0], ...given }] });

describe('the form of a cart', () => {
  it('[§4.2] asks for items and returnUrl, and ignores what it does not know', () => {
    expect(parseOrRefuse(productCheckoutRequest, { ...cart, provider: 'card', totalMinor: 1 })).toEqual(cart);
    expect(faultsOf(productCheckoutRequest, {})).toEqual(['items', 'returnUrl']);
    expect(faultsOf(productCheckoutRequest, undefined)).toEqual(['']);
  });

  it.each([0, -1, 1.5, 1_001, 1e9, '1', null, Number.NaN])('[D-39] refuses the quantity %p by its path', (quantity) => {
    expect(faultsOf(productCheckoutRequest, line({ quantity }))).toEqual(['items[0].quantity']);
    expect(faultsOf(productCheckoutRequest, line({ addons: [{ optionRef: 'ado_1', quantity }] }))).toEqual(['items[0].addons[0].quantity']);
    expect(faultsOf(eventCheckoutRequest, { ...order, tickets: [{ ticketTypeRef: 'tkt_1', quantity }] })).toEqual(['tickets[0].quantity']);
  });

  it('[D-39] has 1 to 50 lines', () => {
    const lines = (count: number) => ({ ...cart, items: Array.from({ length: count }, () => cart.items[0]) });
    expect([0, 1, 50, 51].map((count) => faultsOf(productCheckoutRequest, lines(count)))).toEqual([['items'], [], [], ['items']]);
  });

  it('[D-38] may name slot, add-ons and answers of a line', () => {
    const given = { slotStartUtc: '2026-03-01T09:00:00Z', addons: [{ optionRef: 'ado_1', quantity: 2 }], responses: { size: 'L' } };
    expect(parseOrRefuse(productCheckoutRequest, line(given)).items[0]).toMatchObject(given);
  });

  it('[D-35] prefills of a contact what is given', () => {
    const read = (contact: unknown) => parseOrRefuse(productCheckoutRequest, { ...cart, contact }).contact;
    expect(read({ phone: '+234 803 123 4567', name: ' Ada ', email: '' })).toEqual({ name: 'Ada', phone: '+2348031234567' });
    expect(read({})).toEqual({});
    expect(faultsOf(productCheckoutRequest, { ...cart, contact: { name: 'x'.repeat(121), email: 'ada', phone: '0803' } })).toEqual(['contact.name', 'contact.email', 'contact.phone']);
  });

  it('[D-44] comes back to an address that will do', () => {
    expect(faultsOf(productCheckoutRequest, { ...cart, returnUrl: 'http://shop.example' })).toEqual(['returnUrl']);
    expect(faultsOf(eventCheckoutRequest, { ...order, returnUrl: 'https://shop.example/#top' })).toEqual(['returnUrl']);
  });
});

describe('the form of an event checkout', () => {
  it('[§4.3] asks for tickets, contact and returnUrl', () => {
    expect(parseOrRefuse(eventCheckoutRequest, order)).toEqual({ ...order, responses: {}, unlockCodes: [] });
    expect(faultsOf(eventCheckoutRequest, {})).toEqual(['tickets', 'contact', 'returnUrl']);
  });

  it('[D-35] needs name and e-mail of the buyer', () => {
    expect(faultsOf(eventCheckoutRequest, { ...order, contact: { name: ' ', email: ' ' } })).toEqual(['contact.name', 'contact.email']);
    expect(faultsOf(eventCheckoutRequest, { ...order, contact: { phone: '+2348031234567' } })).toEqual(['contact.name', 'contact.email']);
  });

  it('[D-60] sells no products, and takes an empty list of them', () => {
    expect(faultsOf(eventCheckoutRequest, { ...order, products: [{}] })).toEqual(['products']);
    expect(faultsOf(eventCheckoutRequest, { ...order, products: [] })).toEqual([]);
  });
});
