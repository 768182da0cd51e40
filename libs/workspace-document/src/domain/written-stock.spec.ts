import { aProduct, aVariant } from '../testing/document.builder';
import { anItem } from '../testing/items.builder';
import { warnOfDocumentStock } from './stock-warnings';
import { otherStocks, stocksNamed } from './written-stock';

const product = (...stocks: (number | null)[]) =>
  aProduct({ variants: stocks.map((stock, index) => aVariant({ key: `v${index}`, stock })) });

describe('the stock of an existing variant in a write of the catalogue', () => {
  it('is named where the body has the field, null included', () => {
    const variants = [aVariant({ stock: 5 }), { name: 'Silent' }, aVariant({ stock: null }), null, 'nonsense'];
    expect(stocksNamed('products', { variants })).toEqual([0, 2]);
    expect(stocksNamed('packages', anItem('packages'))).toEqual([0]);
    expect(stocksNamed('products', { options: [{ stock: 5 }] })).toEqual([]);
    expect(stocksNamed('notes', { variants })).toEqual([]);
    for (const body of [null, 5, {}, { variants: 'all' }]) expect(stocksNamed('products', body)).toEqual([]);
  });

  it.each<[number | null, number | null, string]>([
    [5, 9, 'The stock is 5:'],
    [5, null, 'The stock is 5:'],
    [5, 0, 'The stock is 5:'],
    [0, 5, 'The stock is 0:'],
    [null, 7, 'The stock is not counted (null):'],
  ])('is a fault with the way to change it: %p to %p', (now, wanted, begin) => {
    const [fault, ...others] = otherStocks('products', product(3, wanted), [0, 1], product(3, now));
    expect([fault!.path, others]).toEqual(['variants[1].stock', []]);
    expect(fault!.message).toContain(begin);
    expect(fault!.message).toContain('POST /v1/admin/products/{ref}/stock');
    expect(fault!.message).toContain(`repeat ${now}.`);
  });

  it('is none where it is the present one, is not named, or belongs to a new variant or product', () => {
    for (const same of [5, 0, null]) expect(otherStocks('products', product(same), [0], product(same))).toEqual([]);
    expect(otherStocks('products', product(null), [], product(5))).toEqual([]);
    expect(otherStocks('products', product(5, 9), [0, 1], product(5))).toEqual([]);
    expect(otherStocks('products', product(9), [0], undefined)).toEqual([]);
  });

  it('is that of the options in a package, too', () => {
    const packageOf = (stock: number) => ({ slug: 'set', options: [{ key: 'small', stock }] });
    expect(otherStocks('packages', packageOf(9), [0], packageOf(5))).toMatchObject([
      { path: 'options[0].stock', message: expect.stringContaining('POST /v1/admin/packages/{ref}/stock') },
    ]);
  });

  it('is a warning of a document, with its path there', () => {
    const present = { products: { identities: ['tote-bag'], named: new Map([['tote-bag', product(5)]]) } };
    const at = (item: object, stocks?: number[]) => ({ products: [{ path: ['products', 3], raw: item, item, stocks }] }) as never;
    expect(warnOfDocumentStock(at(product(9), [0]), present)).toMatchObject([{ path: 'products[3].variants[0].stock' }]);
    expect(warnOfDocumentStock(at(product(9)), present)).toEqual([]);
    expect(warnOfDocumentStock(at({ ...product(9), slug: 'new' }, [0]), present)).toEqual([]);
  });
});
