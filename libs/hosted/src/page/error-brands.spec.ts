import { aWorkspace } from '@svc/access/testing';
import type { CachedWorkspaces } from '@svc/access';
import { BrandingReader, type Branding } from '@svc/storefront';
import { ErrorBrands } from './error-brands';

class CountingBrandings extends BrandingReader {
  reads = 0;

  constructor(private readonly answer: () => Promise<Branding>) {
    super();
  }

  read(): Promise<Branding> {
    this.reads += 1;
    return this.answer();
  }
}

const open = aWorkspace({ slug: 'adire', displayName: 'Adire House', apiEnabled: true });
const closed = aWorkspace({ slug: 'closed', displayName: 'Closed', apiEnabled: false });
const workspaces = {
  bySlug: (slug: string) => [open, closed].find((workspace) => workspace.slug === slug.toLowerCase()),
} as unknown as CachedWorkspaces;

const brandsWith = (answer: () => Promise<Branding> = () => Promise.resolve({ website: 'https://adire.example' })) => {
  const brandings = new CountingBrandings(answer);
  return { brandings, brands: new ErrorBrands(workspaces, brandings) };
};

describe('the brand on a page of an error', () => {
  it('[ADR 0121 r6] is that of the shop whose path it is, read once in half a minute', async () => {
    const { brands, brandings } = brandsWith();
    for (const path of ['/adire', '/adire/o/ord_1?t=x', '/Adire/nowhere', '/adire?lang=fr'])
      expect(await brands.find(path)).toMatchObject({ name: 'Adire House', website: 'https://adire.example' });
    expect(brandings.reads).toBe(1);
  });

  it.each(['/closed/o/ord_1', '/elsewhere', '/', '//adire', '/%00/e', '/a b', '*'])(
    '[ADR 0121 r6] is none at %s, where there is no shop or it is switched off (§5 r7)',
    async (path) => {
      const { brands, brandings } = brandsWith();
      expect([await brands.find(path), brandings.reads]).toEqual([undefined, 0]);
    },
  );

  it('[ADR 0121 r6] is none while it cannot be read, or not in time', async () => {
    expect(await brandsWith(() => Promise.reject(new Error('down'))).brands.find('/adire')).toBeUndefined();
    expect(await brandsWith(() => new Promise(() => undefined)).brands.find('/adire')).toBeUndefined();
  });
});
