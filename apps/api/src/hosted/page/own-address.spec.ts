import { chosenLanguage, inLanguage, keepLanguage } from './own-address';

describe('the language that a visitor has chosen', () => {
  it.each([['/adire/e/fair?code=X&lang=fr', 'fr'], ['/adire/e/fair?lang=xx', undefined], ['/adire/e/fair?lang=__proto__', undefined], ['//', undefined], ['//[?lang=fr', 'fr'], ['/%', undefined], ['', undefined]])('is read from any address that can be sent: %s', (originalUrl, language) => {
    expect(chosenLanguage({ originalUrl })).toBe(language);
  });

  it('stands in the address of a page, once', () => {
    expect([inLanguage('/adire/c/chk_1?t=a%20b#pay', 'fr'), inLanguage('/adire/e/fair?lang=fr&code=X', 'en'), inLanguage('https://svc.example/sandbox/pay_1?t=a', 'fr')]).toEqual(['/adire/c/chk_1?t=a+b&lang=fr#pay', '/adire/e/fair?lang=en&code=X', 'https://svc.example/sandbox/pay_1?t=a&lang=fr']);
  });

  it('stays in links and forms of this host, and is told to nobody else', () => {
    const html =
      '<a class="x" href="/adire/c/1?t=a&amp;way=other">a</a><form method="post" action="/adire/c/1/pay?t=a"><p>href="/in a text"</p></form><a href="https://shop.example/">b</a><a href="//other.example/">c</a><a href="#content">d</a>';
    expect(keepLanguage(html, 'fr')).toBe(
      '<a class="x" href="/adire/c/1?t=a&amp;way=other&amp;lang=fr">a</a><form method="post" action="/adire/c/1/pay?t=a&amp;lang=fr"><p>href="/in a text"</p></form><a href="https://shop.example/">b</a><a href="//other.example/">c</a><a href="#content">d</a>',
    );
  });

  it('is a field of forms whose fields become the address', () => {
    expect(keepLanguage('<form method="get" action="/adire/e/fair#register" class="stack">', 'fr')).toBe('<form method="get" action="/adire/e/fair#register" class="stack"><input type="hidden" name="lang" value="fr"/>');
  });
});
