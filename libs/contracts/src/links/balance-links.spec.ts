import { PlainLinkSigner } from '@svc/kernel/testing';
import { BalanceLinks } from './balance-links';
import { CheckoutLinks } from './checkout-links';

const signer = new PlainLinkSigner();
const links = new BalanceLinks('https://shop.example', signer);
const link = { workspaceSlug: 'ile', orderId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01' };
const tokenOf = (url: string) => new URL(url).searchParams.get('t')!;

describe('links to the balance of an order', () => {
  it('[D-1a] carry the workspace, the ref and a token, the same each time', () => {
    const url = new URL(links.page(link));
    expect(url.origin + url.pathname).toBe('https://shop.example/ile/b/ord_01h455vb4pfc9tdkgafa57v781');
    expect(links.page(link)).toBe(url.href);
    expect(links.opens(tokenOf(url.href), link)).toBe(true);
  });

  it.each([{ workspaceSlug: 'other' }, { orderId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02' }])('[D-1a] open no other order: %p', (other) => {
    expect(links.opens(tokenOf(links.page(link)), { ...link, ...other })).toBe(false);
    expect(links.opens('', link)).toBe(false);
  });

  it('[D-1a] are of a purpose of their own: the token of a checkout opens none', () => {
    const checkout = new CheckoutLinks('https://shop.example', signer).hostedUrl({ workspaceSlug: 'ile', checkoutId: link.orderId }, 'full');
    expect(links.opens(tokenOf(checkout), link)).toBe(false);
  });
});
