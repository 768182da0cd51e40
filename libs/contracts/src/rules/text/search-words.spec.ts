import { refOf } from '@svc/kernel';
import { foldWords, hasWords, patternsOf, readSearch } from './search-words';

const finds = (search: string, text: string) => hasWords(text, readSearch(search));

describe('[D-161] a search', () => {
  const muller = 'Jürgen Müller jm@buyer.example +4915112345678';
  const zoe = 'Zoë Ångström-O’Neil zoe@buyer.example +2348031234567';

  it.each([
    ['muller', muller],
    ['Mueller', muller],
    ['MÜLLER jürgen', muller],
    ['Müller, Jürgen', muller],
    ['Müller', 'Kurt Mueller'],
    ['Müller', 'Kurt Muller'],
    ['015112345678', muller],
    ['0151 12345678', muller],
    ['+49 151 12345678', muller],
    ['0049151-123 456 78', muller],
    ['+49 (0) 151/12345678', muller],
    ['Jürgen 0151 12345678', muller],
    ['12345678', muller],
    ['buyer.example', muller],
    ['zoe', zoe],
    ['angstrom', zoe],
    ['aangstroem', zoe],
    [`O'Neil`, zoe],
    ['oneil ZOE', zoe],
    ['0803 123 4567', zoe],
    ['08031234567', zoe],
    ['+234 803 123 4567', zoe],
    ['ＺＯＥ', zoe],
    ['bola', 'Bọ́lá'],
    ['Łódź', 'Jan z Lodzi Lodz'],
    ['strasse 7', 'Hauptstraße 7 10115 Berlin'],
    ['søren', 'Soeren Kierkegaard'],
    ['50%_x', 'a 50%_x b'],
    ['100.5', 'A 100.5'],
    ['10115 1002', 'order 1002 to 10115'],
    ['ΣΟΦΟΣ', 'σοφός'],
  ])('“%s” finds the text “%s”', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  it.each([
    ['zoe muller', zoe],
    ['1.0', '100'],
    ['a|b', 'b'],
    ['49 151 99999999', muller],
    [`'`, zoe],
    [' ', zoe],
    ['', zoe],
  ])('“%s” does not find the text “%s”', (search, text) => {
    expect(finds(search, text)).toBe(false);
  });

  it('finds the same by patterns as by words', () => {
    for (const word of ['a.b', '(x', '[y]', '50%_X', 'q\\n', 'a+b', '^$', '{1}', 'Zoë']) {
      const [reading] = readSearch(word).readings;
      expect(patternsOf(reading!).every((pattern) => new RegExp(pattern).test(`x ${foldWords(word)} y`))).toBe(true);
      expect(patternsOf(reading!).every((pattern) => new RegExp(pattern).test('other'))).toBe(false);
    }
  });
});

describe('[D-161] the text of a search', () => {
  it.each(['#1006', '1006', ' # 1006', 'no. 1006', 'No 1006', 'Nr. 1006', 'order #1006', 'Order 1006', '№1006'])(
    'is the number of an order: “%s”',
    (text) => {
      expect(readSearch(text).number).toBe(1006);
    },
  );

  it.each(['1006a', '#', '10 06', 'northern 1006', '1234567890123456'])('is no number: “%s”', (text) => {
    expect(readSearch(text).number).toBeUndefined();
  });

  it('is a ref or a short code', () => {
    const id = '0193d4b1-7c00-7abc-8def-0123456789ab';
    expect(readSearch(` ${refOf('ord', id)} `).ref).toEqual({ prefix: 'ord', id });
    expect(readSearch(refOf('pay', id)).ref).toEqual({ prefix: 'pay', id });
    expect(readSearch('ord_short').ref).toBeUndefined();
    expect(readSearch('k7qm 3xpd').code).toBe('K7QM3XPD');
  });

  it('has each word once, ten at most', () => {
    expect(readSearch('Ada ada ÁDA obi').readings).toEqual([[['ada'], ['obi']]]);
    expect(readSearch(Array.from({ length: 40 }, (_, n) => `word${n}x`).join(' ')).readings[0]).toHaveLength(10);
    expect(readSearch('a'.repeat(255)).readings[0]).toHaveLength(1);
  });
});
