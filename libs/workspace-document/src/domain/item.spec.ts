import { refOf } from '@svc/kernel';
import { presentItem, withoutReadOnly } from './item';

const idOf = (last: number) => `0193d4b1-7c00-7abc-8def-00000000000${last}`;
const thing = { id: idOf(0), identity: 'tote', createdAt: '2026-03-01T09:00:00.000Z', updatedAt: '2026-03-02T09:00:00.000000Z' };
const item = {
  slug: 'tote',
  options: [{ key: 'size', values: [{ key: 'large', label: 'L' }] }],
  variants: [{ key: 'large', optionValueRefs: ['size/large'] }],
};
const ids = new Map([
  ['options/size', idOf(1)],
  ['options/size/large', idOf(2)],
  ['variants/large', idOf(3)],
]);

describe('the view of an item in the management API', () => {
  it('[D-1] has its own ref and those of nested things; references stay key paths', () => {
    expect(presentItem('products', { thing, ids }, item)).toEqual({
      ref: refOf('prd', idOf(0)),
      slug: 'tote',
      options: [{ ref: refOf('opt', idOf(1)), key: 'size', values: [{ ref: refOf('ovl', idOf(2)), key: 'large', label: 'L' }] }],
      variants: [{ ref: refOf('var', idOf(3)), key: 'large', optionValueRefs: ['size/large'] }],
      createdAt: thing.createdAt,
      updatedAt: thing.updatedAt,
    });
  });

  it('may be sent back unchanged', () => {
    expect(withoutReadOnly('products', presentItem('products', { thing, ids }, item))).toEqual(item);
  });

  it('is not read where it has no such form', () => {
    expect(withoutReadOnly('products', { variants: 'none', options: [7, null] })).toEqual({ variants: 'none', options: [7, null] });
  });

  it('[D-116] keeps one member more of a list than allowed', () => {
    const values = Array.from({ length: 60_000 }, () => ({}));
    const { variants, options } = withoutReadOnly('products', { variants: values, options: [{ key: 'size', values }] }) as {
      variants: unknown[];
      options: { values: unknown[] }[];
    };
    expect(variants).toHaveLength(501);
    expect(options[0]!.values.length).toBeLessThan(1_000);
  });
});
