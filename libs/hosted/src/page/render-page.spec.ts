import { createHash } from 'node:crypto';
import { h } from 'preact';
import { ErrorSummary, Field, Options } from './form-parts';
import { pageLocaleFor } from '../page-locale';
import { renderPage, renderParts } from './render-page';

const aPage = {
  ...pageLocaleFor('en'),
  title: 'Your ticket',
  brand: { name: 'Adire <b>House</b>', colour: '#ffee00' },
  content: h('p', null, '<script>alert(1)</script>'),
};

describe('a hosted page', () => {
  it('shows what people wrote as they wrote it, and never runs it', () => {
    const { html } = renderPage(aPage);
    expect(html).toContain('&lt;script>alert(1)&lt;/script>');
    expect(html).toContain('Adire &lt;b>House&lt;/b>');
    expect(html).not.toMatch(/<script|<b>| style=/);
  });

  it('allows by its policy no script and only its own style sheet', () => {
    const { html, policy } = renderPage(aPage);
    const style = /<style>(.*)<\/style>/s.exec(html)![1]!;
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|script-src/);
  });

  it('allows by its policy exactly its own scripts, and requests to its own host', () => {
    const { html, policy } = renderPage({ ...aPage, script: 'start()' });
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!);
    expect(scripts.at(-1)).toBe('start()');
    const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain(`; script-src ${hashes.join(' ')}; connect-src 'self';`);
    expect(policy).not.toContain('unsafe');
  });

  it('allows its third party by the address of its script, and none by default', () => {
    const thirdParty = {
      script: 'https://window.example/v2/inline.js',
      frames: ['https://pay.example'],
      connects: ['https://api.example'],
    };
    const { policy } = renderPage({ ...aPage, script: 'start()', thirdParty });
    expect(policy).toMatch(
      /; script-src 'sha256-[^ ]+' 'sha256-[^ ]+' https:\/\/window\.example\/v2\/inline\.js; connect-src 'self' https:\/\/api\.example; frame-src https:\/\/pay\.example; /,
    );
    expect(policy).not.toContain('unsafe');
    expect(renderPage({ ...aPage, script: 'start()' }).policy).not.toMatch(/example|frame-src/);
  });

  it('redirects browsers without scripts, and no others', () => {
    const { html } = renderPage({ ...aPage, script: 'start()', withoutScript: 'https://pay.example/a?b=1&c="' });
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0;url=https://pay.example/a?b=1&amp;c=&quot;"/></noscript>');
    expect(renderPage(aPage).html).not.toContain('http-equiv="refresh"');
  });

  it('allows pictures from exactly the hosts of its pictures', () => {
    const brand = { name: 'A', logoUrl: 'https://pictures.example/logo.svg' };
    const pictures = [
      undefined,
      'https://other.example:8443/a.jpg',
      'https://pictures.example/b.jpg',
      "/own.png; script-src 'unsafe-inline'",
    ];
    const { policy } = renderPage({ ...aPage, brand, pictures });
    expect(policy).toContain("img-src 'self' data: https://pictures.example https://other.example:8443; ");
    expect(policy).not.toContain('unsafe');
  });

  it('[D-114] links in its footer to itself in each other language, and marks its own', () => {
    const { html } = renderPage({ ...aPage, ...pageLocaleFor('fr-CI') }, { address: '/adire/t/tkt_1?t=abc' });
    expect(html).toContain('<html lang="fr-CI"');
    expect(html).toContain(
      '<nav aria-label="Langue" class="row small"><a href="/adire/t/tkt_1?t=abc&amp;lang=en" lang="en" hreflang="en">English</a><span aria-current="true" class="quiet">Français</span></nav>',
    );
    expect(renderPage(aPage).html).not.toContain('hreflang');
  });

  it('says of a page that is shared what it is, at its public address, by data that is not run', () => {
    const head = {
      path: '/adire/e/fair',
      description: 'Sixty "makers" <b>',
      pictureUrl: 'https://pictures.example/a.jpg',
      data: { name: '</script><script>alert(1)</script>' },
    };
    const { html, policy } = renderPage({ ...aPage, title: 'Fair', head }, { publicUrl: 'https://tickets.example' });
    for (const tag of [
      '<meta name="description" content="Sixty &quot;makers&quot; &lt;b>"/>',
      '<link rel="canonical" href="https://tickets.example/adire/e/fair"/>',
      '<meta property="og:title" content="Fair"/>',
      '<meta property="og:url" content="https://tickets.example/adire/e/fair"/>',
      '<meta property="og:image" content="https://pictures.example/a.jpg"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<meta name="robots" content="noindex"/>',
    ])
      expect(html).toContain(tag);
    const [block, ...others] = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)];
    expect([block![0].startsWith('<script type="application/ld+json">'), JSON.parse(block![1]!), others]).toEqual([true, head.data, []]);
    expect(policy).not.toMatch(/script-src|pictures\.example/);
  });

  it('lets search engines list it only where its head says so, and says nothing to them of other pages', () => {
    const listed = renderPage({ ...aPage, head: { path: '/adire/e/fair', isListed: true } }, { publicUrl: 'https://tickets.example' });
    expect(listed.html).not.toContain('noindex');
    const { html } = renderPage(aPage, { publicUrl: 'https://tickets.example' });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/og:|canonical|twitter|description/);
  });

  it('stands in with a logo that messengers show where there is no picture', () => {
    const shared = (logoUrl: string) =>
      renderPage({ ...aPage, brand: { name: 'A', logoUrl }, head: { path: '/a' } }, { publicUrl: 'https://tickets.example' }).html;
    expect(shared('https://pictures.example/logo.png')).toContain(
      '<meta property="og:image" content="https://pictures.example/logo.png"/>',
    );
    expect(shared('https://pictures.example/logo.svg')).not.toContain('og:image');
  });

  it('has a few kilobytes only', () => {
    expect(renderPage(aPage).html.length).toBeLessThan(14_000);
  });

  it('shows an error beside its field, and links to the field from the summary', () => {
    const field = h(Field, {
      name: 'attendees[0].email',
      label: 'E-mail',
      error: 'Enter an e-mail address.',
      help: 'The ticket goes there.',
      required: true,
    });
    const summary = h(ErrorSummary, {
      title: 'Please look again',
      errors: [{ name: 'attendees[0].email', message: 'Enter an e-mail address.' }],
    });
    const { html } = renderPage({ ...aPage, content: [summary, field] });
    expect(html).toContain('href="#attendees-0-email"');
    expect(html).toContain('<label for="attendees-0-email">E-mail</label>');
    expect(html).toContain('id="attendees-0-email-error"');
    expect(html).toMatch(
      /<input id="attendees-0-email" name="attendees\[0\]\.email" required[^>]* aria-describedby="attendees-0-email-error" aria-invalid="true"/,
    );
  });

  it('[D-118] lists 50 faults in its summary, and the number of further ones', () => {
    const errors = Array.from({ length: 120 }, (_, index) => ({ name: `answer-${index}`, message: `Please answer: ${index}` }));
    const { html } = renderPage({ ...aPage, content: h(ErrorSummary, { title: 'Please look again', errors }) });
    expect([html.match(/href="#answer-/g)?.length, html.includes('<li>and 70 more</li>')]).toEqual([50, true]);
  });
});

describe('a large page', () => {
  const french = pageLocaleFor('fr');
  const choices = Array.from({ length: 200 }, (_, index) => ({ value: `${index}`, label: `<${index}>`.padEnd(190, '.') }));
  const question = (index: number) => h(Options, { name: `q${index}`, label: 'Which?', options: choices, several: true, values: ['7'] });
  const questions = (count: number) => Array.from({ length: count }, (_, index) => question(index));

  it('is the same in parts as at once, in the language of the page', async () => {
    const parts = [...questions(4), 'Tom & Jerry', h('p', null, 'end')];
    const html = await renderParts(parts, french.words);
    expect(html).toContain(french.words.page.optional);
    expect(renderPage({ ...aPage, ...french, content: h('div', { class: 'all' }, ...parts) }).html).toContain(
      `<div class="all">${html}</div>`,
    );
  });

  it('lets other requests run between its parts', async () => {
    const parts = questions(25);
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await renderParts(parts, french.words);
    clearImmediate(next);
    expect(turns).toBeGreaterThan(5);
  });
});
