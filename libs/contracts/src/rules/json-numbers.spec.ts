import * as fc from 'fast-check';
import { faultsOfRounding, keepsDigits } from './json-numbers';

describe('a number as it is written', () => {
  it.each([
    '0',
    '-0',
    '1.10',
    '1e3',
    '0.1',
    '1E+2',
    '-12.50',
    '9007199254740991',
    '9007199254740992',
    '1e23',
    '0.30000000000000004',
    '1e-7',
    '0.0',
  ])('keeps its digits: %s', (literal) => {
    expect(keepsDigits(literal)).toBe(true);
  });

  it.each(['9007199254740993', '0.1234567890123456789', '-9007199254740993', '1e400', '1e-400', '1.00000000000000000001'])(
    'loses some: %s',
    (literal) => {
      expect(keepsDigits(literal)).toBe(false);
    },
  );

  it('loses some where it is longer than any program writes one', () => {
    expect(keepsDigits('1'.repeat(500))).toBe(false);
  });

  it('keeps them whenever a program has written it', () => {
    fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => keepsDigits(JSON.stringify(value))));
  });
});

describe('answers in a body', () => {
  const pathsOf = (text: string) => faultsOfRounding(text).map(({ path }) => path);

  it('are reported where they are numbers that would be rounded', () => {
    const text =
      '{"answers": {"age": 9007199254740993, "height": 1.10, "say": "9007199254740993 \\" 9007199254740993"}, "lines": [{"responses": {"a": 0.1234567890123456789}}]}';
    expect(pathsOf(text)).toEqual(['answers.age', 'lines[0].responses.a']);
  });

  it('are the only checked parts', () => {
    expect(pathsOf('{"quantity": 0.10000000000000001, "cart": {"id": 9007199254740993}}')).toEqual([]);
    expect(pathsOf('[]')).toEqual([]);
  });

  it('may be huge numbers in an instant', () => {
    const begun = '{"answers":{"a":';
    expect(pathsOf(`${begun}1${'0'.repeat(200_000)}1}}`)).toEqual(['answers.a']);
    expect(pathsOf(`${begun}"${'\\"'.repeat(60_000)}${'1'.repeat(60_000)}"}}`)).toEqual([]);
  });
});
