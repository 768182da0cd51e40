import { readAnswer } from './form-answers';

describe('the refusal of a choice', () => {
  const options = Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(100, '.'));

  it('names the choices', () => {
    expect(readAnswer({ type: 'select', options: ['tea', 'coffee'] }, 'milk')).toEqual({ fault: 'Choose one of: tea, coffee.' });
    expect(readAnswer({ type: 'multi_select', options: ['tea', 'coffee'] }, ['tea', 'milk'])).toEqual({
      fault: 'Choose among: tea, coffee.',
    });
  });

  it('[D-118] names the first of many, however many there are', () => {
    const fault = `${options.slice(0, 5).join(', ')}, …`;
    expect(readAnswer({ type: 'select', options }, 'milk')).toEqual({ fault: `Choose one of: ${fault}.` });
    expect(readAnswer({ type: 'multi_select', options }, 'milk')).toEqual({ fault: `Choose among: ${fault}.` });
  });
});

describe('a number as an answer', () => {
  const read = (input: string | number, type: 'number' | 'rating' = 'number') => readAnswer({ type }, input);

  it.each([
    ['12', 12],
    [' 12.50 ', 12.5],
    ['-3', -3],
    ['.5', 0.5],
    ['0', 0],
    ['0.0', 0],
    ['5.', 5],
    ['0.1234567890123456', 0.1234567890123456],
    ['9007199254740991', 9_007_199_254_740_991],
    [12.5, 12.5],
    [0.000001, 0.000001],
    [-0, 0],
  ])('[D-49] %p keeps its digits', (input, stored) => expect(read(input)).toBe(stored));

  it.each([
    ['9007199254740992'],
    ['9007199254740993'],
    ['-9007199254740993'],
    ['4111111111111111111'],
    ['100000000000000000000'],
    ['0.12345678901234567890'],
    ['9007199254740990.5'],
    ['0x1F'],
    ['0b11'],
    ['0o7'],
    ['1e3'],
    ['1E3'],
    ['0.0000001'],
    ['1,000'],
    ['1 000'],
    ['1_000'],
    ['1.000.000'],
    ['1\u202f000'],
    ['007'],
    ['+5'],
    ['-0'],
    ['٣'],
    ['Infinity'],
    ['NaN'],
    ['.'],
    [''],
    [9_007_199_254_740_992],
    [1e21],
    [1e-7],
    [Number.NaN],
    [Infinity],
  ])('[D-49] %p is refused, since it would be stored as another number', (input) =>
    expect(read(input)).toEqual({ fault: expect.stringMatching(/^Give a number in digits alone/) as string }),
  );

  it('rates in digits alone', () => {
    expect(['1', '5', 3, '0x1', '1e0', '6', '2.5'].map((input) => read(input, 'rating'))).toEqual([
      1,
      5,
      3,
      ...Array.from({ length: 4 }, () => ({ fault: 'Give 1 to 5.' })),
    ]);
  });
});
