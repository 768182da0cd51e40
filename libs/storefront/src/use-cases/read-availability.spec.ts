import { refOf } from '@svc/kernel';
import type { VariantStockSource } from '../domain/availability.view';
import { aStore } from '../testing';
import { ReadAvailability } from './read-availability';

const BAG = '01980000-0000-7000-8000-0000000000c1';
const SPA = '01980000-0000-7000-8000-0000000000c2';

function aStock(overrides: Partial<VariantStockSource> = {}): VariantStockSource {
  return { id: BAG, isPackage: false, pricingMode: 'full_payment', remaining: 3, preorderable: false, preorderLeft: null, ...overrides };
}

function availabilityOf(variantRefs: string[], ...stock: VariantStockSource[]) {
  const reader = { of: async (_workspaceId: string, ids: readonly string[]) => stock.filter(({ id }) => ids.includes(id)) };
  return new ReadAvailability(reader).execute({ store: aStore(), variantRefs });
}

const bag = refOf('var', BAG);
const spa = refOf('pko', SPA);

describe('the availability of variants', () => {
  it('[§4.1 r4] is the number of units left, null where stock is not tracked', async () => {
    expect(await availabilityOf([bag, spa], aStock(), aStock({ id: SPA, isPackage: true, remaining: null }))).toEqual({
      variants: { [bag]: 3, [spa]: null },
      preorderable: [],
      preorderRemaining: {},
    });
  });

  it('[§4.1 r4] a ref that can no longer be bought is missing from the map', async () => {
    expect((await availabilityOf([bag, spa])).variants).toEqual({});
    expect((await availabilityOf([bag], aStock({ pricingMode: 'quote' }))).variants).toEqual({});
  });

  it('[§4.1 r4] variants open for pre-orders are listed with their remaining number', async () => {
    expect(await availabilityOf([bag], aStock({ remaining: 0, preorderable: true, preorderLeft: 7 }))).toEqual({
      variants: { [bag]: 0 },
      preorderable: [bag],
      preorderRemaining: { [bag]: 7 },
    });
    expect(await availabilityOf([bag], aStock({ preorderable: true }))).toMatchObject({ preorderable: [bag], preorderRemaining: {} });
    expect(await availabilityOf([bag], aStock({ preorderable: true, preorderLeft: 0 }))).toMatchObject({ preorderable: [] });
  });

  it('[D-31] accepts 1 to 100 different refs, and returns duplicates once', async () => {
    for (const refs of [[], Array.from({ length: 101 }, (_, index) => `${bag}${index}`)]) {
      await expect(availabilityOf(refs)).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        details: { fields: { variantRefs: expect.any(String) } },
      });
    }
    expect(
      (
        await availabilityOf(
          Array.from({ length: 150 }, () => bag),
          aStock(),
        )
      ).variants,
    ).toEqual({ [bag]: 3 });
  });

  it('[D-31] ignores texts that are not refs of variants', async () => {
    expect((await availabilityOf(['nonsense', refOf('prd', BAG)], aStock())).variants).toEqual({});
  });
});
