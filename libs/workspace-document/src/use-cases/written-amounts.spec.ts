import type { DomainError } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { DocumentItem } from '../domain/section';
import type { ItemSection } from '../domain/sections';
import { anEvent, aProduct, aVariant } from '../testing/document.builder';
import { applying } from '../testing/applying';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ChangeItem, CreateItem } from './change-item';

const CURRENCIES = ['KWD', 'ISK', 'MGA', 'NGN'];
const work = new InMemoryDocumentWork();
let workspaceId: string;
let made = 0;

beforeEach(() => {
  workspaceId = `workspace-${(made += 1)}`;
  work.open(workspaceId, { displayName: 'Souk', timezone: 'Asia/Kuwait', currencies: CURRENCIES });
});

const inDinars = (priceMinor: number) => [{ currency: 'KWD', priceMinor }];
const tote = (priceMinor: number, overrides: object = {}) =>
  aProduct({ slug: 'tote-bag', variants: [aVariant({ prices: inDinars(priceMinor), ...overrides })] });
const create = (section: ItemSection, body: object) => new CreateItem(work).execute({ workspaceId, section, by: OPERATOR, body });
const apply = (document: object) => applying(work).execute({ workspaceId, document: { version: 1, ...document }, dryRun: false });
const faultsOf = async (writing: Promise<unknown>): Promise<readonly string[]> =>
  writing.then(
    () => [],
    (error: DomainError) => Object.keys(error.details!.fields!),
  );

/** Stores a product as a release before the rule did. */
async function store(item: object): Promise<string> {
  const { view } = await create('products', { ...item, variants: [aVariant({ prices: inDinars(1_230) })] });
  await work.run(async (tx) => {
    const { products } = await tx.sectionsOf(workspaceId);
    const [stored] = await products.open({ identities: ['tote-bag'] });
    const variants = (stored!.item['variants'] as DocumentItem[]).map((variant) => ({ ...variant, prices: inDinars(1_234) }));
    await products.save([{ ...stored!.item, variants }], [stored!]);
  });
  const id = await work.run(async (tx) => [...(await tx.thingsOf(workspaceId).byIdentity('products', ['tote-bag'])).values()][0]!.id);
  expect(view['warnings']).toBeUndefined();
  return id;
}

describe('amounts that are written', () => {
  it('[D-128] are refused between the steps of their currency, wherever a product has them', async () => {
    const product = tote(1_234, { pricingMode: 'deposit', depositType: 'fixed', depositValue: 105 });
    const group = {
      key: 'wrap',
      name: 'Wrap',
      options: [{ key: 'paper', label: 'Paper', prices: [...inDinars(7), { currency: 'MGA', priceMinor: 150 }] }],
    };
    const preorder = { preorderable: true, preorderDepositType: 'fixed', preorderDepositValue: 15 };
    const expected = [
      'variants[0].prices[0].priceMinor',
      'variants[0].depositValue',
      'addonGroups[0].options[0].prices[0].priceMinor',
      'addonGroups[0].options[0].prices[1].priceMinor',
      'preorderDepositValue',
    ];
    expect(await faultsOf(create('products', { ...product, addonGroups: [group], ...preorder }))).toEqual(expected);
    expect(await faultsOf(apply({ products: [{ ...product, addonGroups: [group], ...preorder }] }))).toEqual(
      expected.map((path) => `products[0].${path}`),
    );
  });

  it('[D-128] are refused the same way in short prices, packages, delivery zones and codes', async () => {
    const short = aProduct({ slug: 'mug', variants: [{ key: 'one', name: 'One', priceMinor: 1_234 }] });
    expect(await faultsOf(create('products', short))).toEqual(['variants[0].prices[0].priceMinor']);
    const option = { key: 'small', name: 'Small', prices: inDinars(1_234) };
    expect(await faultsOf(create('packages', { slug: 'home-set', name: 'Home set', options: [option] }))).toEqual([
      'options[0].prices[0].priceMinor',
    ]);
    const zone = { key: 'kuwait', name: 'Kuwait', prices: inDinars(1_234), freeOver: { KWD: 9_999 }, minOrder: { KWD: 11 } };
    expect(await faultsOf(create('deliveryZones', zone))).toEqual(['prices[0].priceMinor']);
    const code = { code: 'EID', kind: 'fixed', value: { KWD: 1_234, ISK: 1_234 }, minSubtotal: { KWD: 11 } };
    expect(await faultsOf(create('discountCodes', code))).toEqual(['value.KWD']);
  });

  it('[D-128] are refused wherever an event has them, in its own currency where they name none', async () => {
    const phase = { key: 'early', prices: inDinars(1_001), endsAt: '2026-05-01T00:00:00Z' };
    const paid = { key: 'seat', name: 'Seat', kind: 'paid', prices: inDinars(2_001), pricePhases: [phase] };
    const donation = { key: 'gift', name: 'Gift', kind: 'donation', minPriceMinor: 15, donationPresets: [20, 25] };
    const event = anEvent({
      attachedProductRefs: [],
      currency: 'KWD',
      customerFee: { pct: 1.5, flatMinor: 5 },
      customerFeeFlatByCurrency: { MGA: 150, ISK: 7 },
      ticketTypes: [paid, donation],
    });
    expect(await faultsOf(create('events', event))).toEqual([
      'customerFee.flatMinor',
      'customerFeeFlatByCurrency.MGA',
      'ticketTypes[0].prices[0].priceMinor',
      'ticketTypes[0].pricePhases[0].prices[0].priceMinor',
      'ticketTypes[1].minPriceMinor',
      'ticketTypes[1].donationPresets[1]',
    ]);
    const inKronur = { ...event, currency: 'ISK', customerFeeFlatByCurrency: {}, ticketTypes: [{ ...donation }] };
    expect(await faultsOf(create('events', inKronur))).toEqual([]);
  });

  it('[D-128] are accepted with a warning when they are stored, in documents and one by one', async () => {
    const id = await store(tote(0));
    const warned = [
      { path: expect.stringContaining('variants[0].prices[0].priceMinor'), message: expect.stringContaining('stays as it is') },
    ];
    expect((await apply({ products: [tote(1_234)] })).warnings).toEqual(warned);
    expect((await apply({ products: [{ ...tote(1_234), name: 'Tote' }] })).warnings).toEqual(warned);
    expect((await apply({ notes: [] })).warnings).toBeUndefined();
    const change = (patch: object) => new ChangeItem(work).execute({ workspaceId, section: 'products', id, by: OPERATOR, patch });
    const renamed = await change({ name: 'Sack' });
    expect(renamed.view['warnings']).toEqual(warned);
    expect((await change(renamed.view)).view['warnings']).toEqual(warned);
    expect(await faultsOf(change({ variants: [aVariant({ prices: inDinars(1_236) })] }))).toEqual(['variants[0].prices[0].priceMinor']);
    expect(await faultsOf(apply({ products: [tote(1_236)] }))).toEqual(['products[0].variants[0].prices[0].priceMinor']);
    expect((await change({ variants: [aVariant({ prices: inDinars(1_240) })] })).view['warnings']).toBeUndefined();
  });

  it('[D-128] are accepted when their primary currency has changed', async () => {
    const deposit = { pricingMode: 'deposit', depositType: 'fixed', depositValue: 105 };
    const settings = (...currencies: string[]) => ({ displayName: 'Souk', timezone: 'Asia/Kuwait', currencies });
    const product = tote(1_230, deposit);
    await apply({ workspace: settings('NGN', 'KWD') });
    await apply({ products: [product] });
    const moved = await apply({ workspace: settings('KWD', 'NGN'), products: [product] });
    expect(moved.warnings).toEqual([{ path: 'products[0].variants[0].depositValue', message: expect.stringContaining('KWD') }]);
    expect(await faultsOf(apply({ products: [tote(1_230, { ...deposit, depositValue: 115 })] }))).toEqual([
      'products[0].variants[0].depositValue',
    ]);
  });

  it('[D-128] have one warning for each currency that no payment provider charges, by the settings where the document has them', async () => {
    const settings = { displayName: 'Souk', timezone: 'Asia/Kuwait', currencies: ['IQD', ...CURRENCIES] };
    const dinars = (slug: string) => aProduct({ slug, variants: [aVariant({ prices: [{ currency: 'IQD', priceMinor: 5_001 }] })] });
    const seats = { mostPerRegistration: 20, mostPerCheckout: 100 };
    const whole = await applying(work).execute({
      workspaceId,
      document: { version: 1, workspace: settings, products: [dinars('mug'), dinars('pot')] },
      dryRun: false,
      seats,
    });
    expect(whole.warnings).toEqual([
      { path: 'workspace.currencies[0]', message: expect.stringContaining('No payment provider charges IQD') },
    ]);
    expect((await apply({ products: [dinars('mug'), dinars('pot')] })).warnings).toEqual([
      { path: 'products[0].variants[0].prices[0].priceMinor', message: expect.stringContaining('IQD') },
    ]);
    expect((await create('products', dinars('jug'))).view['warnings']).toMatchObject([{ path: 'variants[0].prices[0].priceMinor' }]);
  });
});
