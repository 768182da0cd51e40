import { strFromU8, unzipSync } from 'fflate';
import {
  placeOrders,
  openBoxOffice,
  openShop,
  sharedService,
  type BoxOffice,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEADINGS =
  'Order number,Placed at,Status,Fulfilment,Name,E-mail,Phone,Currency,Total,Paid,Refunded,Fees,Provider reference,Item,SKU,Quantity,Item amount';

describe('[D-162] lists and tables of orders', () => {
  let service: SharedService;
  let shop: Shop;
  let office: BoxOffice;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'order-lists', { version: 1 });
    office = await openBoxOffice(service, 'order-tables');
  });
  afterAll(() => office?.close());

  const table = async (query = '', of: Shop = shop) => {
    const { status, text, headers } = await service.client.get(`/v1/admin/orders.csv${query}`, { key: of.adminToken });
    return { status, headers, lines: text.replace('\uFEFF', '').split('\r\n').slice(0, -1) };
  };
  const refused = async (path: string, of: Shop = shop) => {
    const { status, body } = await service.client.get<ErrorBody>(`/v1/admin/${path}`, { key: of.adminToken });
    return { status, details: body.error.details };
  };
  const numbers = async (query: string, of: Shop = office.shop) =>
    (await service.client.get<{ data: { number: string }[] }>(`/v1/admin/orders?${query}`, { key: of.adminToken })).body.data.map(
      ({ number }) => number,
    );

  it('have headings alone in a shop without orders', async () => {
    const { status, headers, lines } = await table('?from=2026-01-01&to=2026-01-31&toFulfil=true');
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename=orders.csv',
    ]);
    expect(lines).toEqual([HEADINGS]);
  });

  it('are of days of the shop, both included', async () => {
    await placeOrders(
      service.databaseUrl,
      shop,
      ['2026-01-31T22:59:59Z', '2026-01-31T23:00:00Z', '2026-02-28T22:59:59Z', '2026-02-28T23:00:00Z'].map((placedAt) => ({ placedAt })),
    );
    expect(await numbers('from=2026-02-01&to=2026-02-28', shop)).toEqual(['1003', '1002']);
    expect(await numbers('to=2026-01-31', shop)).toEqual(['1001']);
    expect((await table('?from=2026-02-28&to=2026-02-28')).lines).toEqual([
      HEADINGS,
      expect.stringMatching(
        /^1003,2026-02-28 23:59:59,paid,unfulfilled,Adé Ọlá,ade@example\.com,,NGN,1000\.00,1000\.00,0\.00,0\.00,[^,]+,"Kaftan, Large",,2,1000\.00$/,
      ),
    ]);
    expect((await table('?mode=test')).lines).toEqual([HEADINGS]);
  });

  it('are of an event, and payments have the reference of their provider', async () => {
    const { ref, orderRef } = (await office.open(office.asking([office.line('entry')]))).body;
    await office.play(ref, 'card');
    const key = { key: office.shop.adminToken };
    const { body: order } = await service.client.get<{ number: string; payments: { reference?: string }[] }>(
      `/v1/admin/orders/${orderRef}`,
      key,
    );
    expect(await numbers('event=festival')).toEqual([order.number]);
    expect(await numbers('event=FESTIVAL&search=nobody')).toEqual([]);
    const [, row] = (await table('?event=festival', office.shop)).lines;
    expect(row).toContain(`,${order.payments[0]!.reference},`);
    const guests = await service.client.get(`/v1/admin/registrations.csv?event=festival`, key);
    const [headings, seat] = guests.text.split('\r\n').map((line) => line.split(',')) as [string[], string[]];
    const cell = (heading: string) => seat[headings.indexOf(heading)];
    expect([cell('Short code'), cell('Order number')]).toEqual([expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/), order.number]);
    expect(cell('Price')).toMatch(/^\d+\.\d\d$/);
    const { body } = await service.client.get<{ data: { orderRef: string; attendees: { shortCode: string }[] }[] }>(
      `/v1/admin/registrations?event=festival`,
      key,
    );
    expect(body.data).toMatchObject([{ orderRef, orderNumber: order.number, attendees: [{ shortCode: cell('Short code') }] }]);
  });

  it('are XLSX as well, with the same rows, and guests too', async () => {
    const sheetOf = async (path: string) => {
      const answer = await fetch(`${service.urls[0]}/v1/admin/${path}`, { headers: { authorization: `Bearer ${office.shop.adminToken}` } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, XLSX_TYPE]);
      return strFromU8(unzipSync(new Uint8Array(await answer.arrayBuffer()))['xl/worksheets/sheet1.xml']!);
    };
    const orders = await sheetOf('orders.xlsx?event=festival');
    expect(orders.match(/<row>/g)).toHaveLength(2);
    for (const heading of HEADINGS.split(',')) expect(orders).toContain(`>${heading}</t>`);
    expect(orders).toMatch(/<c><v>\d+\.\d\d<\/v><\/c>/);
    const guests = await sheetOf('registrations.xlsx?event=festival&status=confirmed');
    expect(guests).toContain('>Short code</t>');
    expect(guests.match(/<row>/g)).toHaveLength(2);
    expect((await sheetOf('orders.xlsx?to=2000-01-01')).match(/<row>/g)).toHaveLength(1);
  });

  it.each([
    ['event=nowhere', 'event'],
    ['event=evt_01h455vb4pex5vsknk084sn02q', 'event'],
    ['product=nothing', 'product'],
    ['product=prd_01h455vb4pex5vsknk084sn02q', 'product'],
    ['from=2026-02-30', 'from'],
    ['to=2026-1-1', 'to'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['status=lost', 'status'],
    ['unknown=1', 'unknown'],
  ])('refuse %s, as a list and as a table', async (query, field) => {
    for (const path of ['orders', 'orders.csv', 'orders.xlsx']) {
      const { status, details } = await refused(`${path}?${query}`);
      expect({ path, status, details: JSON.stringify(details) }).toEqual({ path, status: 400, details: expect.stringContaining(field) });
    }
  });
});
