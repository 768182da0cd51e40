import { bytesOfPage } from './bytes-of-page';

describe('the bytes of a page', () => {
  it('tell style and script within the document from its HTML, to which its data belongs', () => {
    const document = '<style nonce="n">é{}</style><p>one</p><script>two()</script><script type="application/ld+json">{"a":1}</script>';
    expect(bytesOfPage(document, [])).toEqual({
      html: Buffer.byteLength(document) - 4 - 5,
      css: 4,
      js: 5,
      fonts: 0,
      pictures: 0,
    });
  });

  it('add what else the page sends for by its kind', () => {
    const resources = [
      { type: 'Image', bytes: 300 },
      { type: 'Image', bytes: 20 },
      { type: 'Font', bytes: 1_000 },
      { type: 'Stylesheet', bytes: 7 },
      { type: 'Script', bytes: 9 },
      { type: 'Fetch', bytes: 2 },
    ];
    expect(bytesOfPage('<p>', resources)).toEqual({ html: 5, css: 7, js: 9, fonts: 1_000, pictures: 320 });
  });
});
