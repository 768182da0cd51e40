import { hasWords, patternsOf, readSearch } from '@svc/contracts';
import { anyStoredText } from '@svc/kernel/testing';
import * as fc from 'fast-check';
import { useDatabase } from '../testing';

const database = useDatabase();

/** Returns what PostgreSQL finds of each text by its own search, and by that of the text after it. */
const matches = (pairs: readonly { text: string; first: string[] | null; second: string[] | null }[]) =>
  database.source.query<{ isFound: boolean }[]>(
    `select has_words(pair ->> 'text', null, null, (select array_agg(each) from jsonb_array_elements_text(nullif(pair -> 'first', 'null')) each), (select array_agg(each) from jsonb_array_elements_text(nullif(pair -> 'second', 'null')) each)) as "isFound"
       from jsonb_array_elements($1::jsonb) with ordinality as pairs (pair, n) order by n`,
    [JSON.stringify(pairs)],
  );

const pairOf = (text: string, search: string) => {
  const [first = null, second = null] = readSearch(search).readings.map(patternsOf);
  return { text, first, second };
};

describe('[D-161] words as they are stored', () => {
  it('are found as the rule has it, in any text', async () => {
    const texts = [
      ...[
        'Jürgen Müller',
        'Mueller',
        'Zoë Ångström-O’Neil',
        `O'Neil`,
        'Bọ́lá',
        'Hauptstraße 7',
        'SØREN',
        'Łódź',
        'Þór',
        'a`b',
        '50%_x\\',
        'İstanbul',
        'ﬁne',
        '東京',
        'й',
        '  two  blanks ',
      ],
      ...fc.sample(anyStoredText(), { numRuns: 300, seed: 7 }),
    ];
    const searches = [...texts.slice(1), 'muller', 'mueller', 'zoe', 'oneil', 'strasse', 'soren', 'soeren', 'lodz', 'thor'];
    const pairs = texts.flatMap((text, index) => [text, searches[index]!, ...searches.slice(-9)].map((search) => ({ text, search })));
    const rows = await matches(pairs.map(({ text, search }) => pairOf(text, search)));
    const differing = pairs.filter(({ text, search }, index) => rows[index]!.isFound !== hasWords(text, readSearch(search)));
    expect(differing).toEqual([]);
    expect(rows.filter(({ isFound }) => isFound).length).toBeGreaterThan(texts.length / 2);
  });
});
