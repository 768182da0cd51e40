import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { cutPairwise } from '../rails/pairwise';
import { textOf } from './plain-browser';
import { documentOf, type SoldType } from './sold-types';
import { takeATicket } from './take-a-ticket';
import { ticketCells } from './ticket-cells';

const cut = documentOf(cutPairwise(ticketCells()));
let service: SharedService;

beforeAll(async () => {
  service = await sharedService();
});

async function takeEach(shop: Shop, types: readonly SoldType[]): Promise<void> {
  for (const [index, type] of types.entries()) {
    const email = `guest-${index}@${shop.slug}.example`;
    const browser = await takeATicket(`${service.urls[0]}/${shop.slug}/e/${type.event}`, type, email);
    const end = type.kind === 'free' && !browser.url.includes('/o/') ? '/registered' : '/o/ord_';
    expect([type, browser.status, new URL(browser.url).pathname.includes(end), textOf(browser.html)]).toEqual([
      type,
      200,
      true,
      expect.any(String),
    ]);
    const taken = end === '/registered' ? await guestsOf(shop, email) : await ordersOf(shop, email);
    expect([type, taken]).toEqual([type, [expect.stringMatching(/^(confirmed|pending|paid|deposit_paid)$/)]]);
  }
}

const guestsOf = async (shop: Shop, email: string) => {
  const { body } = await service.client.get<{ data: { status: string; contact: { email: string } }[] }>('/v1/admin/registrations', {
    key: shop.adminToken,
  });
  return body.data.filter(({ contact }) => contact.email === email).map(({ status }) => status);
};
const ordersOf = async (shop: Shop, email: string) => {
  const { body } = await service.client.get<{ data: { status: string; contact: { email: string } }[] }>('/v1/admin/orders?limit=100', {
    key: shop.adminToken,
  });
  return body.data.filter(({ contact }) => contact.email === email).map(({ status }) => status);
};

describe('somebody without JavaScript', () => {
  it('[D-16] has tickets of every kind, deposit, age limit, names, questions and size, each pair of them', async () => {
    await takeEach(await openShop(service, 'kinds', cut.document), cut.types);
  });
});
