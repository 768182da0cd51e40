import { DerivedTicketSigner, HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import {
  faultsOf,
  openShop,
  PHONE,
  PHONE_BY_NIGHT,
  seatGuests,
  sharedService,
  useBrowser,
  type SharedService,
  type Shop,
} from '@svc/testing';
import jsQR from 'jsqr';
import { Client } from 'pg';

const document = {
  version: 1,
  storefront: { renderConfig: { templateId: 'courtyard', theme: { brandColor: '#ffd400' } } },
  events: [
    {
      slug: 'launch',
      title: 'Ọjọ́ Ìṣẹ̀dá: an evening of making',
      startAt: '2030-06-01T18:00:00Z',
      endAt: '2030-06-01T22:00:00Z',
      doorsAt: '2030-06-01T17:30:00Z',
      location: {
        venueName: 'Adire House Studio',
        address: '14 Hughes Avenue',
        city: 'Yaba',
        state: 'Lagos',
        country: 'NG',
        onlineUrl: 'https://live.example/x',
      },
      ticketTypes: [{ key: 'entry', name: 'In person', kind: 'free' }],
    },
  ],
};

/** Runs in the browser: returns the code as drawn, RGBA in base64. */
const DRAW = `async () => {
  const svg = document.querySelector('svg.code');
  const { width } = svg.viewBox.baseVal;
  const canvas = new OffscreenCanvas(width * 6, width * 6);
  const context = canvas.getContext('2d');
  context.scale(6, 6);
  for (const shape of svg.children) {
    context.save();
    context.fillStyle = shape.getAttribute('fill');
    if (shape.tagName === 'rect') context.fillRect(0, 0, width, width);
    else { context.translate(4, 4); context.fill(new Path2D(shape.getAttribute('d'))); }
    context.restore();
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let bytes = '';
  for (let at = 0; at < data.length; at += 8192) bytes += String.fromCharCode(...data.subarray(at, at + 8192));
  return { side: canvas.width, pixels: btoa(bytes) };
}`;

describe('the page of a ticket in a browser', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let shop: Shop;
  let pages: Record<string, string>;
  let ids: string[];

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'ile', document);
    const links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
    ids = await seatGuests(service.databaseUrl, shop, 'launch', [{}, { name: 'Kẹ́mi Adébáyọ̀', status: 'pending' }, { status: 'cancelled' }]);
    const [lead, pending, cancelled] = ids.map((attendeeId) => links.page({ workspaceSlug: shop.slug, attendeeId, serial: 1 })) as [
      string,
      string,
      string,
    ];
    pages = { lead, pending, cancelled, nothing: `${service.urls[0]}/${shop.slug}/t/nothing` };
  });

  const open = async (name: string) => {
    const watched = await openPage([service.urls[0]!], PHONE);
    await watched.page.goto(pages[name]!);
    return watched;
  };

  it.each(['lead', 'pending', 'cancelled', 'nothing'])(
    '%s is accessible and fits a small phone, by day and by night, and asks for nothing from elsewhere',
    async (name) => {
      const { page, troubles } = await open(name);
      expect(await faultsOf(page, [PHONE, PHONE_BY_NIGHT])).toEqual([]);
      expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
    },
  );

  it('[D-80] shows a code that a scanner reads, with a valid signature', async () => {
    const { page } = await open('lead');
    const { side, pixels } = (await page.evaluate(`(${DRAW})()`)) as { side: number; pixels: string };
    const code = jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), side, side);
    const client = new Client({ connectionString: service.databaseUrl });
    await client.connect();
    const { rows } = await client
      .query<{ id: string }>(`select e.id from event e join workspace w on w.id = e.workspace_id where w.slug = $1`, [shop.slug])
      .finally(() => client.end());
    expect(new DerivedTicketSigner([service.secretKey]).verify(rows[0]!.id, code!.data)).toMatchObject({
      ok: true,
      ticket: { ticketId: ids[0], serial: 1 },
    });
  });

  it('lets the lead pass on a seat, by keyboard alone', async () => {
    const { page } = await open('lead');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toContain('Skip to the content');
    await page.getByRole('link', { name: 'Ticket 2: Kẹ́mi Adébáyọ̀' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('confirms each guest by hand').waitFor();
    expect(page.url()).toBe(pages.pending);
  });

  it('has a PDF that is saved', async () => {
    const { page } = await open('lead');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save ticket as PDF' }).click()]);
    expect(download.suggestedFilename()).toBe('ticket.pdf');
  });
});
