import { describedEnum, withDefault, withMeanings } from './described-enum';

describe('a described enumeration', () => {
  const sizes = describedEnum(['small', 'large'], 'Size of the bag.', { small: 'Holds a book.', large: 'Holds a week’s shopping.' });

  it('has one line for each value in its description', () => {
    expect(sizes.description).toBe('Size of the bag.\n- `small`: Holds a book.\n- `large`: Holds a week’s shopping.');
    expect(withMeanings('Size of the bag.', { small: 'Holds a book.' })).toBe('Size of the bag.\n- `small`: Holds a book.');
  });

  it('names its default after the subject', () => {
    expect(withDefault(sizes, 'small')).toMatch(/^Size of the bag\. Default: `small`\.\n- `small`: Holds a book\.\n/);
  });

  it('accepts its values and nothing else', () => {
    expect(sizes.options).toEqual(['small', 'large']);
    expect(sizes.safeParse('medium').success).toBe(false);
  });
});
