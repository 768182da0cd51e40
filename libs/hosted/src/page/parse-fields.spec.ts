import { fieldsIn } from '../posted-form';
import { queryIn } from './own-address';

describe('fields that a visitor sends', () => {
  it('are parsed without NUL characters in their names and values, from a form and from an address', () => {
    const encoded = 'code=FRI%00ENDS&se%00at=%00&x=1\u00002&y=%2500&z=1&z=2';
    const parsed = [
      ['code', 'FRIENDS'],
      ['seat', ''],
      ['x', '12'],
      ['y', '%00'],
      ['z', '1'],
      ['z', '2'],
    ];
    expect([...fieldsIn(encoded)]).toEqual(parsed);
    expect([...queryIn(`/shop/e/fair?${encoded}`)]).toEqual(parsed);
  });
});
