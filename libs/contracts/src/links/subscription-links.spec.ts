import { PlainLinkSigner } from '@svc/kernel/testing';
import { SubscriptionLinks } from './subscription-links';

const links = new SubscriptionLinks('https://shop.example', new PlainLinkSigner());
const link = { workspaceSlug: 'ile', kind: 'newsletter', subscriptionId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01' } as const;
const tokenOf = (url: string) => new URL(url).searchParams.get('t')!;

describe('links in mails to subscribers', () => {
  it.each([
    ['newsletter', 'confirm', '/ile/newsletter/nls_01h455vb4pfc9tdkgafa57v781/confirm'],
    ['newsletter', 'end', '/ile/newsletter/nls_01h455vb4pfc9tdkgafa57v781/unsubscribe'],
    ['restock', 'end', '/ile/restock/rsa_01h455vb4pfc9tdkgafa57v781/unsubscribe'],
  ] as const)('[D-1a] carry the workspace, the ref and a token: %s, %s', (kind, answer, path) => {
    const url = links.page({ ...link, kind }, answer);
    expect(new URL(url).pathname).toBe(path);
    expect(links.page({ ...link, kind }, answer)).toBe(url);
    expect(links.opens(tokenOf(url), { ...link, kind }, answer)).toBe(true);
  });

  it.each([{ workspaceSlug: 'other' }, { kind: 'restock' as const }, { subscriptionId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02' }])('[D-1a] open no other one: %p', (other) => {
    expect(links.opens(tokenOf(links.page(link, 'confirm')), { ...link, ...other }, 'confirm')).toBe(false);
    expect(links.opens('', link, 'confirm')).toBe(false);
  });

  it('[D-1a] let nobody confirm by a link that ends', () => {
    expect(links.opens(tokenOf(links.page(link, 'end')), link, 'confirm')).toBe(false);
  });
});
