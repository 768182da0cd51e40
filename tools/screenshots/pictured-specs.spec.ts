/** @reads apps, libs, tools */
import { join } from 'node:path';
import { picturedSpecs } from './pictured-specs.mjs';

const ROOT = join(__dirname, '../..');

describe('the browser tests that keep pictures', () => {
  it('are those with a name for pictures, and not those that only judge a page', () => {
    const specs = picturedSpecs(ROOT);
    expect(specs).toEqual(
      expect.arrayContaining([
        'libs/hosted/src/looks.browser-spec.ts',
        'libs/hosted/src/orders/order-page.browser-spec.ts',
        'libs/hosted/src/checkout/seats.browser-spec.ts',
        'apps/example-storefront/test/site.browser-spec.ts',
        'tools/docs/reference.browser-spec.ts',
      ]),
    );
    expect(specs).not.toContain('libs/hosted/src/forms/form-page.browser-spec.ts');
  });

  it('are those with a part of a path', () => {
    expect(picturedSpecs(ROOT, 'hosted/orders/').every((file) => file.startsWith('libs/hosted/src/orders/'))).toBe(true);
    expect(picturedSpecs(ROOT, 'no such path')).toEqual([]);
  });
});
