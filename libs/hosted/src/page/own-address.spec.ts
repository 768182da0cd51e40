import type { Request } from 'express';
import { chosenLanguage, inChosenLanguage, inLanguage, isOwnPath, keepLanguage } from './own-address';

const PUBLIC = 'https://svc.example';

describe('an address that is requested', () => {
  it.each([
    ['/adire/nowhere?x=//', true],
    ['/', true],
    ['//[', false],
    ['//other.example/x', false],
    ['/\\other.example', false],
    ['*', false],
  ])('%s is a path of this host: %s', (address, isOne) => {
    expect(isOwnPath(address)).toBe(isOne);
  });
});

describe('the language that a visitor has chosen', () => {
  it.each([
    ['/adire/e/fair?code=X&lang=fr', 'fr'],
    ['/adire/e/fair?lang=xx', undefined],
    ['/adire/e/fair?lang=__proto__', undefined],
    ['//', undefined],
    ['//[?lang=fr', 'fr'],
    ['/%', undefined],
    ['', undefined],
  ])('is read from any address that can be sent: %s', (originalUrl, language) => {
    expect(chosenLanguage({ originalUrl })).toBe(language);
  });

  it('is in the address of a page once', () => {
    expect([
      inLanguage('/adire/c/chk_1?t=a%20b#pay', 'fr'),
      inLanguage('/adire/e/fair?lang=fr&code=X', 'en'),
      inLanguage('https://svc.example/sandbox/pay_1?t=a', 'fr'),
      inLanguage('?', 'fr'),
    ]).toEqual([
      '/adire/c/chk_1?t=a+b&lang=fr#pay',
      '/adire/e/fair?lang=en&code=X',
      'https://svc.example/sandbox/pay_1?t=a&lang=fr',
      '?lang=fr',
    ]);
  });

  it('is kept in relative and absolute links and forms of this service, and in no others', () => {
    const html =
      '<a class="x" href="/adire/c/1?t=a&amp;way=other">a</a><form method="post" action="/adire/c/1/pay?t=a"><p>href="/in a text"</p></form><a href="https://svc.example/adire/t/1?t=a&amp;part=2">f</a><a href="https://shop.example/">b</a><a href="https://svc.example.org/">e</a><a href="//other.example/">c</a><a href="#content">d</a>';
    expect(keepLanguage(html, 'fr', PUBLIC)).toBe(
      '<a class="x" href="/adire/c/1?t=a&amp;way=other&amp;lang=fr">a</a><form method="post" action="/adire/c/1/pay?t=a&amp;lang=fr"><p>href="/in a text"</p></form><a href="https://svc.example/adire/t/1?t=a&amp;part=2&amp;lang=fr">f</a><a href="https://shop.example/">b</a><a href="https://svc.example.org/">e</a><a href="//other.example/">c</a><a href="#content">d</a>',
    );
  });

  it.each([
    ['/adire/e/fair?lang=fr', 'https://svc.example/adire/t/1?t=a', 'https://svc.example/adire/t/1?t=a&lang=fr'],
    ['/adire/e/fair?lang=fr', 'https://shop.example/thanks', 'https://shop.example/thanks'],
    ['/adire/e/fair', '/adire/t/1?t=a', '/adire/t/1?t=a'],
  ])('is added to addresses of this service only, when one is chosen: %s, %s', (originalUrl, address, expected) => {
    expect(inChosenLanguage({ originalUrl, app: { get: () => PUBLIC } as unknown as Request['app'] }, address)).toBe(expected);
  });

  it('is a hidden field of GET forms', () => {
    expect(keepLanguage('<form method="get" action="/adire/e/fair#register" class="stack">', 'fr', PUBLIC)).toBe(
      '<form method="get" action="/adire/e/fair#register" class="stack"><input type="hidden" name="lang" value="fr"/>',
    );
  });
});
