import { perSection } from './contents';
import { revisionOf } from './item-revision';

const withProduct = (product: Record<string, unknown>) => revisionOf({ ...perSection(() => []), products: [product] });

describe('the revision of a workspace', () => {
  it('is short and the same for the same contents, however their keys are ordered', () => {
    expect(withProduct({ slug: 'a', name: 'A' })).toMatch(/^[0-9a-f]{16}$/);
    expect(withProduct({ slug: 'a', name: 'A' })).toBe(withProduct({ name: 'A', slug: 'a' }));
  });

  it('is another after a change', () => {
    expect(withProduct({ slug: 'a', name: 'A' })).not.toBe(withProduct({ slug: 'a', name: 'B' }));
  });

  it('outlives a sale: stock does not count', () => {
    expect(withProduct({ slug: 'a', variants: [{ key: 'v', stock: 4 }] })).toBe(
      withProduct({ slug: 'a', variants: [{ key: 'v', stock: 3 }] }),
    );
  });
});
