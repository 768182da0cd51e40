import { CATALOGUES, type Messages } from '.';
import { en } from './en';

type Texts = Messages | string | ((...values: never[]) => string) | { readonly [key: string]: Texts };

/** Values of texts: each is another number, and is read as a text as well. */
const VALUES = ['7001', '7002', '7003', '7004'];
/** Texts that are the same in both languages. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  fr: ['cart.total', 'checkout.minutes', 'page.service'],
};

/** Returns all texts by their paths; those with values get as many of them as the English text has. */
function textsOf(texts: Texts, english: Texts, path = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map([[path, texts]]);
  if (typeof texts === 'function') return new Map([[path, texts(...(VALUES.slice(0, (english as () => string).length) as never[]))]]);
  return new Map(
    Object.entries(texts).flatMap(([key, each]) => [
      ...textsOf(each as Texts, (english as Record<string, Texts>)[key]!, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

describe.each(Object.entries(CATALOGUES).filter(([language]) => language !== 'en'))(
  '[D-114] the texts of pages in another language: %s',
  (language, catalogue) => {
    const english = textsOf(en, en);
    const texts = textsOf(catalogue, en);

    it('are all there', () => {
      expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('are translated, but for those that are alike', () => {
      const same = [...texts].filter(([path, text]) => /\p{L}/u.test(text) && text === english.get(path)).map(([path]) => path);
      expect(same.sort()).toEqual(ALIKE[language]);
    });

    it('say all that the English ones say of what they are filled with', () => {
      const filled = (text: string) => VALUES.filter((value) => text.includes(value));
      expect([...texts].map(([path, text]) => [path, filled(text)])).toEqual(
        [...texts.keys()].map((path) => [path, filled(english.get(path)!)]),
      );
    });

    it('are typeset by the rules of the language', () => {
      expect([...texts].filter(([, text]) => /'|"|\.\.\.| [:;?!%»]|« /.test(text))).toEqual([]);
    });
  },
);
