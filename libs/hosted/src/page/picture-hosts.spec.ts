import * as fc from 'fast-check';
import { pageLocaleFor } from '../page-locale';
import { pictureHosts } from './picture-hosts';
import { renderPage } from './render-page';

const SIGNS = [...';,*\'=+!$&()_~`{}"', ...'abc019.-'];
const anyHost = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 20 }).map((signs) => signs.join(''));

describe('the hosts of pictures in a content security policy', () => {
  it.each([
    ['https://pictures.example/a.jpg', ['https://pictures.example']],
    ['HTTP://Pictures.Example:8443/a.jpg', ['http://pictures.example:8443']],
    ['https://bücher.example/a.jpg', ['https://xn--bcher-kva.example']],
    ['https://user:secret@a.example/x', ['https://a.example']],
    ['http://127.0.0.1:3000/x', ['http://127.0.0.1:3000']],
    ['https://a;sandbox/x.png', []],
    ['https://a,b/x.png', []],
    ['https://*/x.png', []],
    ['https://*.example/x.png', []],
    ["https://a'self'/x.png", []],
    ['https://[::1]/x.png', []],
    ['data:image/png;base64,AA', []],
    ['javascript:alert(1)', []],
    ['/own.png', []],
    [undefined, []],
  ])('are those of %s: %j', (address, hosts) => {
    expect(pictureHosts([address])).toEqual(hosts);
  });

  it('add no directive and no value of another kind, whatever a merchant writes', () => {
    const page = { ...pageLocaleFor('en'), title: 'T', brand: { name: 'A' }, content: null };
    const plain = renderPage(page).policy.split('; ');
    fc.assert(
      fc.property(anyHost, (host) => {
        const { policy } = renderPage({
          ...page,
          brand: { name: 'A', logoUrl: `https://${host}/l.png` },
          pictures: [`http://${host}/p.png`],
        });
        const others = policy.split('; ').filter((directive) => !directive.startsWith('img-src '));
        expect(others).toEqual(plain.filter((directive) => !directive.startsWith('img-src ')));
        expect(policy).toMatch(/img-src 'self' data:( https?:\/\/[a-z0-9.:-]+)*; /);
        expect(policy).not.toContain(',');
      }),
    );
  });
});
