import { HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { inDays, openShop, type SharedService, type Shop } from '@svc/testing';

/** Prices of the tickets, minor units: the usual one, and that of the open price phase. */
export const [USUAL, EARLY] = [5_000, 1_000];

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const question = { key: 'meal', type: 'select', label: 'Your meal', options: ['fish', 'rice'], required: true };

/** Fields by which a ticket type has a rule to break, by the name of the type. */
const BREAKABLE = {
  good: {},
  later: { onSaleFrom: inDays(5) },
  hidden: { visibility: 'hidden' },
  limited: { maxPerOrder: 2 },
  group: { groupSize: 2 },
  named: { requiresAttendeeDetails: true },
  asking: { formFields: [question] },
  adult: { minAge: 18 },
  full: { capacity: 0 },
};

const free = (key: string, fields: object) => ({ key: `${key}-free`, name: `${key}-free`, kind: 'free', ...fields });
const paid = (key: string, fields: object) => ({
  key: `${key}-paid`,
  name: `${key}-paid`,
  kind: 'paid',
  prices: naira(USUAL),
  saveForIt: { enabled: true },
  ...fields,
});

const both = (key: string, fields: object) => [free(key, fields), paid(key, fields)];
const day = (key: string, after: number) => ({ key, dayDate: inDays(after).slice(0, 10) });
const tiers = [
  ...Object.entries(BREAKABLE).flatMap(([key, fields]) => both(key, fields)),
  free('approved', { approvalRequired: true, saveForIt: { enabled: true } }),
  paid('phased', { pricePhases: [{ key: 'early', prices: naira(EARLY), capacity: 100_000 }] }),
];
const event = (slug: string, ticketTypes: object[], fields: object = {}) => ({
  slug,
  title: slug,
  startAt: inDays(20),
  endAt: inDays(21),
  saveForItEnabled: true,
  ticketTypes,
  ...fields,
});
const document = {
  version: 1,
  workspace: { displayName: 'Rules', timezone: 'Africa/Lagos', currencies: ['NGN'], headlessEnabled: true },
  events: [
    event('party', tiers),
    event('elsewhere', [free('good', {}), paid('good', {})], { mode: 'external' }),
    event('off', [free('good', {}), paid('good', {})]),
    event('days', [...both('friday', { validDays: ['fri'] }), ...both('whole', {})], {
      days: [day('fri', 20), day('sat', 21)],
      timezone: 'UTC',
    }),
    event('past', [free('good', {}), paid('good', {})], { startAt: inDays(-1), endAt: inDays(-0.02) }),
  ],
};

/** Documents of the open shop, and of the closed one. */
const closedDocument = {
  ...document,
  workspace: { ...document.workspace, closed: { until: inDays(30), note: 'On holiday' } },
  events: [event('party', both('good', {}))],
};

/** A shop with ticket types that have one rule to break each. */
export interface RulesWorld extends ShopWorld {
  /** A shop that is closed. */
  closed: ShopWorld;
}

/** A shop, and the api that is asked. */
export interface ShopWorld {
  service: SharedService;
  shop: Shop;
  /** Address of the api, without `/v1`. */
  url: string;
  /** Ref of a ticket type by its event and key: `party/good-free`. */
  refs: Readonly<Record<string, string>>;
  links: TicketLinks;
  /** Returns an address that nobody has used. */
  someone(): string;
}

export async function openRulesWorld(service: SharedService): Promise<RulesWorld> {
  const shop = await openShop(service, 'rules', document);
  await service.client.patch('/v1/admin/workspace', { selfService: { tickets: { giveAway: true } } }, { key: shop.adminToken });
  await service.client.post('/v1/admin/events/days/days/fri/cancel', { refund: 'none' }, { key: shop.adminToken });
  await service.client.post('/v1/admin/events/off/cancel', { refund: 'none' }, { key: shop.adminToken });
  return { ...(await worldOf(service, shop)), closed: await worldOf(service, await openShop(service, 'closed', closedDocument)) };
}

async function worldOf(service: SharedService, shop: Shop): Promise<ShopWorld> {
  const refs: Record<string, string> = {};
  const { data } = (
    await service.client.get<{ data: { slug: string; ticketTypes: { key: string; ref: string }[] }[] }>('/v1/admin/events', {
      key: shop.adminToken,
    })
  ).body;
  for (const { slug, ticketTypes } of data) for (const { key, ref } of ticketTypes) refs[`${slug}/${key}`] = ref;
  const url = service.urls[0]!;
  let people = 0;
  return {
    service,
    shop,
    url,
    refs,
    links: new TicketLinks(url, new HmacLinkSigner([service.secretKey])),
    someone: () => `guest-${(people += 1)}-${process.pid}@${shop.slug}.example`,
  };
}
