import { PlainLinkSigner } from '@svc/kernel/testing';
import { CheckoutLinks } from './checkout-links';

const links = new CheckoutLinks('https://shop.example', new PlainLinkSigner());
const link = { workspaceSlug: 'ile', checkoutId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01' };
const tokenOf = (url: string) => new URL(url).searchParams.get('t')!;

describe('links to a checkout', () => {
  it('[D-82] carry the workspace, the ref and a token, the same each time', () => {
    const url = new URL(links.hostedUrl(link, 'full'));
    expect(url.origin + url.pathname).toBe('https://shop.example/ile/c/chk_01h455vb4pfc9tdkgafa57v781');
    expect(links.hostedUrl(link, 'full')).toBe(url.href);
  });

  it.each(['full', 'masked'] as const)('[D-1a] know what they let their holder see: %s', (access) => {
    expect(links.accessOf(tokenOf(links.hostedUrl(link, access)), link)).toBe(access);
  });

  it.each([{ workspaceSlug: 'other' }, { checkoutId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02' }])('[D-1a] open no other checkout: %p', (other) => {
    expect(links.accessOf(tokenOf(links.hostedUrl(link, 'full')), { ...link, ...other })).toBeUndefined();
    expect(links.accessOf('', link)).toBeUndefined();
  });
});
