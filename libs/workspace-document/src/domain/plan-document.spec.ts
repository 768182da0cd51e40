import { identityOf, perSection, type Contents, type WantedContents } from './contents';
import { type DocumentPlan, planDocument } from './plan-document';

const NOTHING = { created: [], changed: [], deleted: [] };

function plan(current: Partial<Contents>, wanted: WantedContents): DocumentPlan {
  const present = perSection((name) => {
    const items = (current[name] ?? []).map((item) => [identityOf(name, item), item] as const);
    return { identities: items.map(([identity]) => identity), named: new Map(items) };
  });
  return planDocument(present, wanted, { before: [], after: [] });
}

describe('the plan of a document', () => {
  it('creates new things, changes different ones and deletes those missing in a present section', () => {
    const current = {
      products: [
        { slug: 'mug', name: 'Mug' },
        { slug: 'tote', name: 'Tote' },
        { slug: 'old', name: 'Old' },
      ],
    };
    const wanted = {
      products: [
        { slug: 'mug', name: 'Mug' },
        { slug: 'tote', name: 'Big tote', info: { sku: '1' } },
        { slug: 'new', name: 'New' },
      ],
    };
    expect(plan(current, wanted)).toEqual({
      created: [{ section: 'products', identity: 'new' }],
      changed: [
        {
          section: 'products',
          identity: 'tote',
          fields: ['name', 'info'],
          changes: [
            { path: 'name', before: 'Tote', after: 'Big tote' },
            { path: 'info', after: { sku: '1' } },
          ],
        },
      ],
      deleted: [{ section: 'products', identity: 'old' }],
    });
  });

  it('does not change an omitted section', () => {
    expect(plan({ notes: [{ slug: 'indigo' }] }, { products: [] })).toEqual(NOTHING);
  });

  it('sees no change in the order of keys', () => {
    expect(plan({ notes: [{ slug: 'a', title: 'A' }] }, { notes: [{ title: 'A', slug: 'a' }] })).toEqual(NOTHING);
  });

  it('[D-4] matches without regard to case', () => {
    expect(plan({ promoterCodes: [{ code: 'Zainab', name: 'Z' }] }, { promoterCodes: [{ code: 'ZAINAB', name: 'Z' }] })).toEqual({
      ...NOTHING,
      changed: [
        { section: 'promoterCodes', identity: 'zainab', fields: ['code'], changes: [{ path: 'code', before: 'Zainab', after: 'ZAINAB' }] },
      ],
    });
  });

  it('ignores the stock of variants and package options, which sales change', () => {
    const current = {
      products: [{ slug: 'mug', variants: [{ key: 'blue', stock: 4 }] }],
      packages: [{ slug: 'set', options: [{ key: 'small', stock: 0 }] }],
    };
    const wanted = {
      products: [{ slug: 'mug', variants: [{ key: 'blue', stock: 9 }] }],
      packages: [{ slug: 'set', options: [{ key: 'small', stock: 3 }] }],
    };
    expect(plan(current, wanted)).toEqual(NOTHING);
  });

  it('changes the one thing of a section that holds only one', () => {
    expect(plan({ workspace: [{ displayName: 'A' }] }, { workspace: [{ displayName: 'B' }] }).changed).toEqual([
      { section: 'workspace', identity: 'workspace', fields: ['displayName'], changes: [{ path: 'displayName', before: 'A', after: 'B' }] },
    ]);
  });
});
