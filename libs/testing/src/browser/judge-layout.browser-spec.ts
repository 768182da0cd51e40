import { useBrowser } from './browser';
import { layoutFaultsOf } from './judge-layout';

/** Text in a box of so many letters' width, where any letter may begin a line. */
const row = (label: string, letters: number) =>
  `<main style="font:16px/1.5 monospace;overflow-wrap:anywhere"><p style="width:${letters}ch">${label}</p></main>`;

describe('the judgement of layouts', () => {
  const openPage = useBrowser();
  const faultsIn = async (content: string, width = 390) => {
    const { page } = await openPage([], { width });
    await page.setContent(content);
    return layoutFaultsOf(page);
  };

  it.each([
    ['Total', 4],
    ['À payer maintenant', 6],
    ['Due now', 2],
    ['Ermäßigt', 7],
    ['мастерская', 9],
  ])('finds a short word that a narrow box breaks: %s in %i letters', async (label, width) => {
    expect(await faultsIn(row(label, width))).toContainEqual(['broken word', label.split(' ').at(-1)]);
  });

  it.each([
    ['words that begin new lines', row('À payer maintenant', 11)],
    ['breaks at hyphens, dashes and slashes', row('Freitags-Abend 10/12 Reihe–Rang', 9)],
    ['a soft hyphen', row('Land\u00adwehr\u00adkanal', 7)],
    ['a word that no phone could hold', row('x'.repeat(80), 30)],
    ['Chinese, which breaks between any two signs', row('柏林剧院的下一场演出', 6)],
  ])('has nothing against %s', async (_, content) => {
    expect((await faultsIn(content)).filter(([fault]) => fault === 'broken word')).toEqual([]);
  });

  it('finds an amount in two lines', async () => {
    expect(await faultsIn(row('NGN ₦185,000', 6))).toContainEqual(['broken amount', '₦185,000']);
  });
});
