import type { AdmitVisitor, Workspace } from '@svc/access';
import { OrderLinks } from '@svc/contracts';
import { NotFound, refOf } from '@svc/kernel';
import { PlainLinkSigner } from '@svc/kernel/testing';
import type { BrandingReader } from '@svc/storefront';
import { OrderPageLoader } from './order-page-loader';
import type { OrderReads } from './order-reads';

const links = new OrderLinks('https://shop.example', new PlainLinkSigner());
const orderId = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01';
const workspace = { id: 'w', slug: 'ile', displayName: 'Ile', settings: {} } as Workspace;
const token = new URL(links.page({ workspaceSlug: 'ile', orderId })).searchParams.get('t')!;
const entry = { workspace: 'ile', ref: refOf('ord', orderId), token, clientIp: '192.0.2.1' };

/** Returns a loader, and its calls in their order. */
function loader({ number, linkSerial, admits = true }: { number?: number; linkSerial?: number; admits?: boolean } = {}) {
  const calls: unknown[] = [];
  const visitors = {
    execute: async (visit: object) => {
      calls.push(visit);
      if (!admits) throw new Error('too fast');
      return workspace;
    },
  } as unknown as AdmitVisitor;
  const reads = {
    linkOf: async () => (calls.push('link'), { mode: 'live', linkSerial }),
    read: async () => (calls.push('order'), { order: { number }, looks: new Map(), contact: { businessHours: [] } }),
  } as unknown as OrderReads;
  const load = (overrides: Partial<typeof entry> = {}) =>
    new OrderPageLoader(visitors, reads, { read: async () => ({}) } as unknown as BrandingReader, links, { now: () => new Date() }).load({
      ...entry,
      ...overrides,
    });
  return { calls, load };
}

describe('visitors of the page of an order', () => {
  it('is counted as a visitor before the token is looked at, also of a shop that is switched off', async () => {
    const { calls, load } = loader({ number: 7, admits: false });
    await expect(load({ token: 'guessed' })).rejects.toThrow('too fast');
    expect(calls).toEqual([{ workspaceSlug: 'ile', rate: 'read', clientIp: '192.0.2.1', alsoSwitchedOff: true }]);
  });

  it.each([
    ['a token of another order', { ref: refOf('ord', '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02') }],
    ['no token', { token: '' }],
    ['what is no order', { ref: refOf('chk', orderId) }],
  ])('[D-1a] has nothing of the order read by %s', async (_, entryFields) => {
    const { calls, load } = loader({ number: 7 });
    await expect(load(entryFields)).rejects.toThrow(NotFound);
    expect(calls.slice(1).filter((call) => call !== 'link')).toEqual([]);
  });

  it('[D-149] has nothing of the order read by a link from before the address of its buyer was corrected', async () => {
    const { calls, load } = loader({ number: 7, linkSerial: 2 });
    await expect(load()).rejects.toThrow(NotFound);
    const page = new URL(links.page({ workspaceSlug: 'ile', orderId, linkSerial: 2 }));
    expect(calls.slice(1)).toEqual(['link']);
    expect((await load({ token: page.searchParams.get('t')! })).order.number).toBe(7);
  });

  it('[D-11] finds nothing of an order that was never paid', async () => {
    await expect(loader().load()).rejects.toThrow(NotFound);
    expect((await loader({ number: 7 }).load()).order.number).toBe(7);
  });
});
