import { HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import {
  DESKTOP,
  DESKTOP_BY_NIGHT,
  faultsOf,
  inDays,
  makeWalletKeys,
  PHONE,
  PHONE_BY_NIGHT,
  readPass,
  seatGuests,
  useHostedShop,
} from '@svc/testing';
import { buffer } from 'node:stream/consumers';

const { variables, passTypeId } = makeWalletKeys();
const document = {
  version: 1,
  storefront: { renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } } },
  events: [
    {
      slug: 'gala',
      title: 'Ọjọ́ Ìṣẹ̀dá: an evening of making',
      startAt: inDays(60),
      endAt: inDays(60.2),
      location: { venueName: 'Freedom Park', address: '1 Hospital Road', city: 'Lagos', country: 'NG' },
      ticketTypes: [{ key: 'seat', name: 'Seat at a table', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 2_500_000 }] }],
    },
  ],
};
const LOOKS = [PHONE, PHONE_BY_NIGHT, DESKTOP, DESKTOP_BY_NIGHT];

describe('wallets in a browser', () => {
  const hosted = useHostedShop('ile', document, { env: variables });
  const contact = { name: 'Kẹ́mi Adébáyọ̀', email: 'kemi@guests.example' };

  async function ticket(): Promise<string> {
    const [attendeeId] = await seatGuests(hosted.service.databaseUrl, hosted.shop, 'gala', [{ name: contact.name }]);
    return new TicketLinks(hosted.service.urls[0]!, new HmacLinkSigner([hosted.service.secretKey])).page({
      workspaceSlug: hosted.shop.slug,
      attendeeId: attendeeId!,
      serial: 1,
    });
  }

  it('[ADR 0069 r1] the page of a ticket with both buttons keeps nobody out, on a phone and a desktop, by day and by night, in English and French', async () => {
    const address = await ticket();
    for (const locale of ['en-NG', 'fr-FR']) {
      const { page, troubles } = await hosted.visit(address, { locale });
      expect(await page.getByRole('link', { name: /Wallet$/ }).count()).toBe(2);
      expect(await faultsOf(page, LOOKS, `ticket-wallets-${locale}`)).toEqual([]);
      expect(troubles).toEqual([]);
    }
  });

  it('[ADR 0069 r1] the page of an order leads from each ticket to both wallets, and keeps nobody out', async () => {
    const { ticketTypes } = await hosted.read<{ ticketTypes: { ref: string }[] }>('events/gala');
    const { ref, hostedUrl } = await hosted.open('events/gala/checkout', {
      tickets: [{ ticketTypeRef: ticketTypes[0]!.ref, quantity: 2 }],
      contact,
    });
    await hosted.service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const { page, troubles } = await hosted.visit(hostedUrl);
    await page.getByRole('link', { name: 'See your order' }).click();
    await page.waitForURL((url) => url.pathname.includes('/o/ord_'));
    for (const wallet of ['Apple Wallet', 'Google Wallet'])
      expect(
        await page.getByRole('link', { name: `Add to ${wallet}: Seat at a table, ticket 2 of 2: ${contact.name}`, exact: true }).count(),
      ).toBe(1);
    expect(await faultsOf(page, LOOKS, 'order-wallets')).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('[ADR 0069 r1] a ticket is saved for Apple Wallet without JavaScript', async () => {
    const { page } = await hosted.visit(await ticket(), { javaScriptEnabled: false });
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Add to Apple Wallet' }).click()]);
    expect(download.suggestedFilename()).toBe('ticket.pkpass');
    expect(readPass(await buffer(await download.createReadStream())).pass).toMatchObject({ passTypeIdentifier: passTypeId });
  });
});
