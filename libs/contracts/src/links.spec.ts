import { PlainLinkSigner } from '@svc/kernel/testing';
import { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks } from './links';

const signer = new PlainLinkSigner();
const tokenOf = (url: string) => new URL(url).searchParams.get('t')!;

describe('links to a checkout', () => {
  const links = new CheckoutLinks('https://shop.example', signer);
  const link = { workspaceSlug: 'ile', checkoutId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01' };

  it('[D-82] carry the workspace, the ref and a token, the same each time', () => {
    const url = new URL(links.hostedUrl(link, 'full'));
    expect(url.origin + url.pathname).toBe('https://shop.example/ile/c/chk_01h455vb4pfc9tdkgafa57v781');
    expect(links.hostedUrl(link, 'full')).toBe(url.href);
  });

  it.each(['full', 'masked'] as const)('[D-1a] determine the access of their holder: %s', (access) => {
    expect(links.accessOf(tokenOf(links.hostedUrl(link, access)), link)).toBe(access);
  });

  it.each([{ workspaceSlug: 'other' }, { checkoutId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02' }])(
    '[D-1a] open no other checkout: %p',
    (other) => {
      expect(links.accessOf(tokenOf(links.hostedUrl(link, 'full')), { ...link, ...other })).toBeUndefined();
      expect(links.accessOf('', link)).toBeUndefined();
    },
  );
});

describe('the address of an event’s page', () => {
  const links = new CheckoutLinks('https://shop.example', signer);

  it.each([
    ['https://shop.example/ile/e/fair', true],
    ['https://shop.example/ile/rsvp/fair', true],
    ['https://shop.example/other/e/fair', false],
    ['https://shop.example/ile/thanks', false],
    ['https://elsewhere.example/ile/e/fair', false],
  ])('is recognised: %s', (url, isOne) => expect(links.isEventPage(url, 'ile')).toBe(isOne));
});

describe('links to the balance of an order', () => {
  const links = new BalanceLinks('https://shop.example', signer);
  const link = { workspaceSlug: 'ile', orderId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01' };

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

  it('[D-1a] have a purpose of their own: the token of a checkout opens none', () => {
    const checkout = new CheckoutLinks('https://shop.example', signer).hostedUrl(
      { workspaceSlug: 'ile', checkoutId: link.orderId },
      'full',
    );
    expect(links.opens(tokenOf(checkout), link)).toBe(false);
  });
});

describe('links to an order', () => {
  const links = new OrderLinks('https://shop.example', signer);
  const link = { workspaceSlug: 'ile', orderId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01' };

  it('[D-1a] carry the workspace, the ref and a token, the same each time, which opens the receipt as well', () => {
    const url = new URL(links.page(link));
    expect(url.origin + url.pathname).toBe('https://shop.example/ile/o/ord_01h455vb4pfc9tdkgafa57v781');
    expect(links.page(link)).toBe(url.href);
    expect(links.receipt(link)).toBe(url.href.replace('?', '/receipt.pdf?'));
    expect(links.opens(tokenOf(url.href), link)).toBe(true);
  });

  it.each([{ workspaceSlug: 'other' }, { orderId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02' }])('[D-1a] open no other order: %p', (other) => {
    expect(links.opens(tokenOf(links.page(link)), { ...link, ...other })).toBe(false);
    expect(links.opens('', link)).toBe(false);
  });

  it('[D-1a] have a purpose of their own: no token of a checkout, a balance or a ticket opens one, and theirs opens none of these', () => {
    const [balances, checkouts, tickets] = [
      new BalanceLinks('https://shop.example', signer),
      new CheckoutLinks('https://shop.example', signer),
      new TicketLinks('https://shop.example', signer),
    ];
    const checkout = { workspaceSlug: 'ile', checkoutId: link.orderId };
    const ticket = { workspaceSlug: 'ile', attendeeId: link.orderId, serial: 1 };
    const others = [
      balances.page(link),
      checkouts.hostedUrl(checkout, 'full'),
      checkouts.hostedUrl(checkout, 'masked'),
      tickets.page(ticket),
    ];
    expect(others.map((url) => links.opens(tokenOf(url), link))).toEqual([false, false, false, false]);
    const own = tokenOf(links.page(link));
    expect([balances.opens(own, link), checkouts.accessOf(own, checkout), tickets.opens(own, ticket)]).toEqual([false, undefined, false]);
  });
});

describe('[D-149] links whose serial is higher', () => {
  const id = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01';
  const order = { workspaceSlug: 'ile', orderId: id };
  const checkout = { workspaceSlug: 'ile', checkoutId: id };

  it.each([
    ['order', new OrderLinks('https://store.example', signer)],
    ['balance', new BalanceLinks('https://store.example', signer)],
  ])('end those before, of the %s', (_, links) => {
    const [first, second] = [links.page(order), links.page({ ...order, linkSerial: 2 })].map(tokenOf) as [string, string];
    expect([first, second].map((token) => [links.opens(token, order), links.opens(token, { ...order, linkSerial: 2 })])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('end those of a checkout that show its contact details, and no others', () => {
    const links = new CheckoutLinks('https://store.example', signer);
    const later = { ...checkout, linkSerial: 2 };
    expect(links.accessOf(tokenOf(links.hostedUrl(checkout, 'full')), later)).toBeUndefined();
    expect(links.accessOf(tokenOf(links.hostedUrl(later, 'full')), later)).toBe('full');
    expect(links.accessOf(tokenOf(links.hostedUrl(checkout, 'masked')), later)).toBe('masked');
    expect(links.hostedUrl(later, 'masked')).toBe(links.hostedUrl(checkout, 'masked'));
  });
});

describe('links in mails to subscribers', () => {
  const links = new SubscriptionLinks('https://shop.example', signer);
  const link = { workspaceSlug: 'ile', kind: 'newsletter', subscriptionId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01' } as const;

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

  it.each([{ workspaceSlug: 'other' }, { kind: 'restock' as const }, { subscriptionId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02' }])(
    '[D-1a] open no other one: %p',
    (other) => {
      expect(links.opens(tokenOf(links.page(link, 'confirm')), { ...link, ...other }, 'confirm')).toBe(false);
      expect(links.opens('', link, 'confirm')).toBe(false);
    },
  );

  it('[D-1a] do not confirm by a link that unsubscribes', () => {
    expect(links.opens(tokenOf(links.page(link, 'end')), link, 'confirm')).toBe(false);
  });
});

describe('links to a ticket', () => {
  const links = new TicketLinks('https://shop.example', signer);
  const link = { workspaceSlug: 'ile', attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01', serial: 1 };

  it('[D-1a] carry the workspace, the ref and a token', () => {
    const url = new URL(links.page(link));
    expect(url.origin + url.pathname).toBe('https://shop.example/ile/t/att_01h455vb4pfc9tdkgafa57v781');
    expect(links.opens(tokenOf(url.href), link)).toBe(true);
  });

  it('open the page, the PDF and the calendar entry by one token', () => {
    expect(new URL(links.pdf(link)).pathname).toMatch(/\/ticket\.pdf$/);
    expect(new URL(links.calendar(link)).pathname).toMatch(/\/invite\.ics$/);
    expect(new Set([links.page(link), links.pdf(link), links.calendar(link)].map(tokenOf)).size).toBe(1);
  });

  it.each([{ workspaceSlug: 'other' }, { attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02' }, { serial: 2 }])(
    '[D-1a] open no other ticket: %p',
    (other) => {
      expect(links.opens(tokenOf(links.page(link)), { ...link, ...other })).toBe(false);
    },
  );
});
