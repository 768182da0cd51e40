import { parseOrRefuse } from '@svc/contracts';
import type { z } from 'zod';
import {
  eventCheckoutRequest,
  productCheckoutRequest,
  refuseLocalHttp,
  refuseStrangeHost,
  returnUrlFault,
  returnUrlWith,
} from './checkout-request';

const cart = { items: [{ variantRef: 'var_1', quantity: 1 }], returnUrl: 'https://shop.example/thanks' };
const order = {
  tickets: [{ ticketTypeRef: 'tkt_1', quantity: 1 }],
  contact: { name: 'Ada', email: 'ada@example.com' },
  returnUrl: 'https://shop.example',
};

function faultsOf(schema: z.ZodType, body: unknown): string[] {
  try {
    parseOrRefuse(schema, body);
    return [];
  } catch (error) {
    return Object.keys((error as { details: { fields: object } }).details.fields);
  }
}
const line = (overrides: object) => ({ ...cart, items: [{ ...cart.items[0], ...overrides }] });

describe('the form of a cart', () => {
  it('[§4.2] asks for items and returnUrl, and ignores unknown fields', () => {
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
    const choices = { slotStartUtc: '2026-03-01T09:00:00Z', addons: [{ optionRef: 'ado_1', quantity: 2 }], responses: { size: 'L' } };
    expect(parseOrRefuse(productCheckoutRequest, line(choices)).items[0]).toMatchObject(choices);
  });

  it('[D-35] prefills the contact with the fields of the request', () => {
    const read = (contact: unknown) => parseOrRefuse(productCheckoutRequest, { ...cart, contact }).contact;
    expect(read({ phone: '+234 803 123 4567', name: ' Ada ', email: '' })).toEqual({ name: 'Ada', phone: '+2348031234567' });
    expect(read({})).toEqual({});
    expect(faultsOf(productCheckoutRequest, { ...cart, contact: { name: 'x'.repeat(121), email: 'ada', phone: '0803' } })).toEqual([
      'contact.name',
      'contact.email',
      'contact.phone',
    ]);
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

const LONG = `https://shop.example/${'a'.repeat(2_048 - 'https://shop.example/'.length)}`;

describe('the return address of a buyer', () => {
  it.each([
    'https://shop.example',
    'https://shop.example/thanks?a=1&b=%20',
    'HTTPS://Shop.Example/x',
    'https://shop.example:8443/',
    'https://münchen.example/',
    'http://localhost:3000/thanks',
    'http://localhost',
    'http://127.0.0.1:8080/',
    'http://[::1]:5173/x',
    'https://localhost/',
    'https://a.example/@you',
    'https://1.example',
  ])('[D-44] may be %s', (text) => {
    expect(returnUrlFault(text)).toBeUndefined();
  });

  it.each([
    ['', /absolute/],
    ['thanks', /absolute/],
    ['/thanks', /absolute/],
    ['//shop.example/', /absolute/],
    ['https:shop.example', /absolute/],
    ['https:///shop.example', /absolute/],
    ['https://', /absolute/],
    ['https://shop example/', /absolute/],
    [' https://shop.example', /absolute/],
    ['https://shop.example\\@evil.example', /absolute/],
    ['https://shop.exa\nmple/', /absolute/],
    ['https://shop.example:99999', /absolute/],
    ['javascript:alert(1)', /absolute/],
    ['data:text/html,x', /absolute/],
    ['ftp://shop.example/', /absolute/],
    ['shop://thanks', /absolute/],
    ['http://shop.example/', /https/],
    ['http://localhost.evil.example/', /https/],
    ['http://evil.example/?localhost', /https/],
    ['http://localhost./', /https/],
    ['https://user@shop.example/', /user name/],
    ['https://user:pass@shop.example/', /user name/],
    ['https://@shop.example/', /user name/],
    ['http://localhost:1@evil.example/', /user name/],
    ['https://shop.example/#top', /#/],
    ['https://shop.example/#', /#/],
    ['https://10.0.0.1/', /IP address/],
    ['https://0x7f.2/', /IP address/],
    ['https://2130706434/', /IP address/],
    ['https://[::2]/', /IP address/],
    ['https://[::ffff:10.0.0.1]/', /IP address/],
    ['http://192.168.1.1/', /https/],
    ['http://[fe80::1]/', /https/],
  ])('[D-44] may not be %j', (text, why) => {
    expect(returnUrlFault(text)).toMatch(why);
  });

  it('[D-44] is on one of the store’s return hosts, where it has any', () => {
    const hosts = ['shop.example', 'localhost:5173', 'xn--mnchen-3ya.example'];
    for (const own of ['https://shop.example/thanks', 'HTTPS://Shop.Example:443/', 'http://localhost:5173/', 'https://münchen.example/']) {
      expect(() => refuseStrangeHost(own, hosts)).not.toThrow();
    }
    for (const strange of [
      'https://evil.example/',
      'https://shop.example.evil.example/',
      'https://www.shop.example/',
      'https://shop.example:8443/',
      'http://localhost:3000/',
    ]) {
      expect(() => refuseStrangeHost(strange, hosts)).toThrow(
        expect.objectContaining({ code: 'VALIDATION_ERROR', details: { fields: { returnUrl: expect.stringMatching(/register/) } } }),
      );
    }
    expect(() => refuseStrangeHost('https://shop.example/', [])).toThrow();
  });

  it('[D-102] is not http on localhost when buyers really pay, whatever the port; https there is', () => {
    for (const local of [
      'http://localhost:3000/thanks',
      'HTTP://LOCALHOST/',
      'http://127.0.0.1:8080/',
      'http://127.1/',
      'http://[::1]:5173/x',
    ]) {
      expect(() => refuseLocalHttp(local)).toThrow(
        expect.objectContaining({ code: 'VALIDATION_ERROR', details: { fields: { returnUrl: expect.stringMatching(/live key/) } } }),
      );
    }
    for (const other of ['https://localhost/', 'https://shop.example/', 'https://shop.example/?back=http://localhost/'])
      expect(() => refuseLocalHttp(other)).not.toThrow();
  });

  it('[D-44] has at most 2,048 characters', () => {
    expect([returnUrlFault(LONG), returnUrlFault(`${LONG}a`)]).toEqual([undefined, expect.stringContaining('2048')]);
  });

  it.each([
    ['https://shop.example', 'https://shop.example/?checkout=chk_1'],
    ['https://shop.example/thanks', 'https://shop.example/thanks?checkout=chk_1'],
    ['https://shop.example/thanks?', 'https://shop.example/thanks?checkout=chk_1'],
    ['https://shop.example/?cart=7&x=a%20b+c', 'https://shop.example/?cart=7&x=a%20b+c&checkout=chk_1'],
    ['https://shop.example/?checkout=old&cart=7', 'https://shop.example/?cart=7&checkout=chk_1'],
    ['https://shop.example/?checkout=a&%63heckout=b&checkout', 'https://shop.example/?checkout=chk_1'],
    ['https://shop.example/?checkouts=1&a=%E0%A4%A', 'https://shop.example/?checkouts=1&a=%E0%A4%A&checkout=chk_1'],
    ['http://localhost:3000/t?CHECKOUT=1', 'http://localhost:3000/t?CHECKOUT=1&checkout=chk_1'],
  ])('[D-44] [§4.2 r7] names the paid checkout when it is %s', (address, expected) => {
    expect(returnUrlWith(address, 'chk_1')).toBe(expected);
  });
});
