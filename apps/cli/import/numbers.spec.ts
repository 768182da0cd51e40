import fc from 'fast-check';
import { numberOf, numbersOf } from './numbers.mjs';

const read = (cells: string[], options: object = {}) => cells.map((cell) => numbersOf(cells, options)(cell).number);

describe('numbers of a column', () => {
  it.each([
    ['12.5', '12.5'],
    ['1,250.00', '1250.00'],
    ['1.250,50', '1250.50'],
    ['1 250,50', '1250.50'],
    ['1\u00a0250', '1250'],
    ['1\u202f250\u202f000,5', '1250000.5'],
    ["1'250.00", '1250.00'],
    ['1’250', '1250'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['0,500', '0.500'],
    ['0.125', '0.125'],
    ['1250.500', '1250.500'],
    ['$1,999.00', '1999.00'],
    ['19.90€', '19.90'],
    ['R$ 19,90', '19.90'],
    ['NGN 1500', '1500'],
    ['-4', '-4'],
    ['−4,5', '-4.5'],
    ['-$4', '-4'],
    ['(5.00)', '-5.00'],
    ["'007", '7'],
    ['\u200e12', '12'],
  ])('[D-155] reads %s', (cell, number) => {
    expect(numberOf(cell)).toEqual({ number });
  });

  it.each(['ten', '0x10', '1e3', '1E+05', '∞', '', '12,-', '1.2.3', '1,25,000.00', '12 50', '1 0000', '½', '5%', '1..5', 'NaN', '--5'])(
    '[D-155] understands %p as no number',
    (cell) => {
      expect(numberOf(cell)).toEqual({ reason: 'not a number' });
    },
  );

  it('[D-155] settles the decimal sign by the whole column', () => {
    expect(read(['1.250', '12,50'])).toEqual(['1250', '12.50']);
    expect(read(['1.250', '12.5'])).toEqual(['1.250', '12.5']);
    expect(read(['1,250', '1.000.000'])).toEqual(['1.250', '1000000']);
    expect(read(['1,250', '0.5', '7'])).toEqual(['1250', '0.5', '7']);
  });

  it.each([['1.250'], ['1,000'], ['999.999']])('[D-155] takes %s alone for two numbers, until the sign is said', (cell) => {
    expect(numberOf(cell).reason).toContain('--decimal');
    const [whole, fraction] = cell.split(/[.,]/);
    const sign = cell.includes('.') ? '.' : ',';
    expect(numberOf(cell, { decimal: sign }).number).toBe(`${whole}.${fraction}`);
    expect(numberOf(cell, { decimal: sign === '.' ? ',' : '.' }).number).toBe(`${whole}${fraction}`);
  });

  it('[D-155] understands one that contradicts itself only where each cell is clear', () => {
    expect(read(['12,50', '12.50', '1.250'])).toEqual(['12.50', '12.50', undefined]);
    expect(read(['12,50', '12.50'], { decimal: '.' })).toEqual([undefined, '12.50']);
  });

  it('[D-155] takes three digits for decimals in amounts of a currency that has three', () => {
    expect(read(['1.250', '3'], { digits: 3 })).toEqual(['1.250', '3']);
    expect(read(['1.250', '1,250'], { digits: 3 })).toEqual([undefined, undefined]);
    expect(read(['1.250'], { digits: 2 })).toEqual([undefined]);
  });

  const styles = [
    { decimal: '.', thousands: ',' },
    { decimal: ',', thousands: '.' },
    { decimal: ',', thousands: ' ' },
    { decimal: ',', thousands: '\u202f' },
    { decimal: '.', thousands: '’' },
    { decimal: '.', thousands: '' },
    { decimal: ',', thousands: '' },
  ];
  const write = (cents: number, { decimal, thousands }: (typeof styles)[number], digits: number) => {
    const whole = String(Math.floor(cents / 1000)).replace(/\B(?=(\d{3})+$)/g, thousands);
    const fraction = String(cents % 1000).padStart(3, '0');
    return digits === 0 ? whole : `${whole}${decimal}${fraction.slice(0, digits)}`;
  };
  const valueOf = (thousandths: number, digits: number) => Math.floor(thousandths / 10 ** (3 - digits)) / 10 ** digits;

  it('[D-155] reads each cell of a column of one style as it was written, or not at all', () => {
    const cell = fc.record({ amount: fc.nat({ max: 9_999_999_999 }), digits: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), fc.constantFrom(...styles), (cells, style) => {
        const written = cells.map(({ amount, digits }) => write(amount, style, digits));
        const numbers = read(written);
        cells.forEach(({ amount, digits }, index) => {
          if (numbers[index] !== undefined)
            expect([written[index], Number(numbers[index])]).toEqual([written[index], valueOf(amount, digits)]);
        });
        const said = read(written, { decimal: style.decimal });
        expect(said.map(Number)).toEqual(cells.map(({ amount, digits }) => valueOf(amount, digits)));
      }),
    );
  });

  it('[D-155] reads a column the same in any order of its rows', () => {
    const text = fc.oneof(fc.constantFrom('1.250', '1,250', '12,50', '0.5', 'ten', '1 000', '1.000.000'), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(fc.uniqueArray(text, { minLength: 1, maxLength: 6 }), (cells) => {
        expect(read(cells.toReversed()).toReversed()).toEqual(read(cells));
      }),
    );
  });
});
