import { siteName } from './site-name.mjs';

describe('the name of a new site', () => {
  it.each([
    ['my-shop', 'my-shop'],
    ['../sites/shop2', 'shop2'],
    ['/srv/Some where/my-shop/', 'my-shop'],
    ['./a1', 'a1'],
  ])('is made of %s: %s', (path, name) => {
    expect(siteName(path)).toBe(name);
  });

  it.each([
    ['My Shop', 'my-shop'],
    ['../sites/Café Ọjà', '../sites/cafe-oja'],
    ['my_shop', 'my-shop'],
    ['1st-shop', 'st-shop'],
    ['-shop-', 'shop'],
    ['@scope/Shop', '@scope/shop'],
  ])('cannot be %s; %s is suggested', (path, suggestion) => {
    expect(() => siteName(path)).toThrow(`For example: ${suggestion}`);
  });

  it.each(['', '.', '..', '/', '日本', 'a', 'a'.repeat(65)])('cannot be "%s", and nothing is suggested', (path) => {
    expect(() => siteName(path)).toThrow(/cannot be the name of a site: [^:]*$/);
  });
});
