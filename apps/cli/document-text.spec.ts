import { array, assert, asyncProperty, constantFrom, dictionary, integer, letrec, oneof, boolean, constant, string } from 'fast-check';
import { formatOf } from './document-file.mjs';
import { documentText, linesOf, parseDocument } from './document-text.mjs';

const awkward = constantFrom(
  'yes',
  'null',
  '~',
  '1e3',
  '0x10',
  '2026-01-01',
  '- a',
  'a: b',
  '# no',
  ' padded ',
  'two\nlines\n',
  '"',
  "'",
  '<<',
  '\u2028',
  '\t',
  '٣',
  '&a *a',
  '%',
  '@x',
);
const { value } = letrec((tie) => ({
  value: oneof(
    { maxDepth: 4 },
    string({ unit: 'grapheme' }),
    awkward,
    integer(),
    boolean(),
    constant(null),
    array(tie('value')),
    dictionary(oneof(awkward, string()), tie('value'), { noNullPrototype: true }),
  ),
}));

describe('the text of a document', () => {
  it.each(['json', 'yaml'] as const)('says in %s exactly what the document says', async (format) => {
    await assert(
      asyncProperty(value, async (document) => {
        expect(await parseDocument(await documentText(document, format), format)).toEqual(document);
      }),
    );
  });

  it.each([
    ['json', '{\n  "products": [\n    { "slug": "a",\n      "name": "" }\n  ]\n}'],
    ['yaml', 'products:\n\n  - slug: a\n    name: ""\n'],
  ])('has lines for faults in %s; a missing field stands where its thing begins', async (_, text) => {
    const lineOf = await linesOf(text);
    expect(['products[0].name', 'products[0].variants', 'products[0]', 'notes'].map(lineOf)).toEqual([4, 3, 3, undefined]);
  });

  it('is refused with the line when it is wrong', async () => {
    await expect(parseDocument('{ "a": 1, }', 'json')).rejects.toThrow(/not valid JSON/);
    await expect(parseDocument('a: 1\nb: [', 'yaml')).rejects.toThrow(/not valid YAML.*line 2/s);
  });

  it.each([
    ['shop.json', {}, 'json'],
    ['shop.YML', {}, 'yaml'],
    ['shop.json', { format: 'yaml' }, 'yaml'],
    ['-', {}, 'yaml'],
    ['-', { json: true }, 'json'],
  ])('is written to %s by %j as %s', (path, options, format) => {
    expect(formatOf(path, options)).toBe(format);
  });
});
