import { PlainLinkSigner } from '@svc/kernel/testing';
import { TicketLinks } from './ticket-links';

const links = new TicketLinks('https://shop.example', new PlainLinkSigner());
const link = { workspaceSlug: 'ile', attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01', serial: 1 };
const tokenOf = (url: string) => new URL(url).searchParams.get('t')!;

describe('links to a ticket', () => {
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

  it.each([{ workspaceSlug: 'other' }, { attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02' }, { serial: 2 }])('[D-1a] open no other ticket: %p', (other) => {
    expect(links.opens(tokenOf(links.page(link)), { ...link, ...other })).toBe(false);
  });
});
