import { idOf, ofShops, shareOf, turnOf, type Filling } from './seed-sql';

/** A variant is the `size`th of the three of product `n`. */
const variantId = (n: string, size: string) => idOf('variant', `${n} * 4 + ${size}`);

/** The variant that the `n`th order is of. */
export const variantOfOrder = (n: string): string => variantId(turnOf(n, 's.products'), `${n} % 3`);

/** The product that the `n`th order is of. */
export const productOfOrder = (n: string): string => idOf('product', turnOf(n, 's.products'));

/** The event of the `n`th guest. */
export const eventOf = (n: string): string => idOf('event', turnOf(n, 's.events'));

/** A ticket type of event `n`: 0 is paid, 1 is free. */
export const ticketTypeId = (n: string, which: 0 | 1): string => idOf('ticketType', `${n} * 2 + ${which}`);

const PICTURE = (name: string) => `'https://pictures.example/products/' || n || '/${name}.jpg'`;

const SIZES = `(values (0, 'small'), (1, 'medium'), (2, 'large')) as sized (size, key)`;

const VALUE_ID = idOf('optionValue', 'n * 4 + size');

const PRICES = (of: string) =>
  `jsonb_build_array(jsonb_build_object('currency', 'NGN', 'priceMinor', ${of}), jsonb_build_object('currency', 'USD', 'priceMinor', 1200))`;

const PRODUCT_DETAILS = `
  jsonb_build_object(
    'info', jsonb_build_object('sku', 'SKU-' || n, 'brand', 'Adire House', 'countryOfOrigin', 'NG', 'highlights', '["Made by hand", "Natural dye"]'::jsonb),
    'media', jsonb_build_array(${PICTURE('front')}, ${PICTURE('back')}), 'feeMode', 'pass_on', 'coverUrl', ${PICTURE('cover')}, 'formFields', '[]'::jsonb, 'addonGroups', '[]'::jsonb,
    'description', 'Number ' || n || ' of a long series. Woven by hand, dyed in indigo, washed twice, dried in the shade.',
    'preorderable', false, 'needsDelivery', false, 'selectionMode', 'choose_one', 'reviewsEnabled', true, 'variantDisplay', 'text', 'saveForItEnabled', false,
    'restockAlertsEnabled', false, 'saveForItFreezePrice', false,
    'options', jsonb_build_array(jsonb_build_object('id', ${idOf('option', 'n')}, 'key', 'size', 'name', 'Size', 'display', 'dropdown',
      'values', (select jsonb_agg(jsonb_build_object('id', ${VALUE_ID}, 'key', key, 'label', key, 'media', '[]'::jsonb) order by size) from ${SIZES}))))`;

const VARIANT_DETAILS = `
  jsonb_build_object('media', '[]'::jsonb, 'stock', 1000000, 'features', '[]'::jsonb, 'swatchHex', null, 'formFields', '[]'::jsonb, 'pricingMode', 'full_payment',
                     'optionValueIds', jsonb_build_array(${VALUE_ID}), 'schedulingType', 'none')`;

const TICKET_TYPES = `(values (0, 'paid', '${JSON.stringify([{ currency: 'NGN', priceMinor: 500_000 }])}'::jsonb), (1, 'free', '[]')) as typed (which, kind, prices)`;

const TICKET_TYPE_DETAILS = `
  jsonb_strip_nulls(jsonb_build_object(
    'kind', kind, 'name', kind, 'prices', prices, 'groupSize', 1, 'formFields', '[]'::jsonb, 'visibility', 'public', 'minPerOrder', 1, 'donationPresets', '[]'::jsonb,
    'approvalRequired', false, 'frontdeskFeeMode', 'pass_on', 'requiresAttendeeDetails', false))`;

const STARTS_AT = `s.made_at + make_interval(days => 10 + n % 300)`;

/** Goods of shops, with their counters. */
export const catalogueRows: readonly Filling[] = [
  {
    table: 'product',
    columns: 'workspace_id, id, slug, name, is_package, published, position, details',
    rows: `select s.workspace_id, ${idOf('product', 'n')}, 'product-' || n, 'Hand-dyed cloth no. ' || n, false, true, n, ${PRODUCT_DETAILS} from ${ofShops('s.products')}`,
  },
  {
    table: 'variant',
    columns: 'workspace_id, id, product_id, key, name, position, prices, details',
    rows: `select s.workspace_id, ${variantId('n', 'size')}, ${idOf('product', 'n')}, key, key, size, ${PRICES('500000 + n % 1000 + size * 50000')}, ${VARIANT_DETAILS}
             from ${ofShops('s.products')} cross join ${SIZES}`,
  },
  {
    table: 'counter',
    columns: 'workspace_id, kind, subject_id, capacity, sold',
    rows: `select s.workspace_id, 'variant', ${variantId('n', 'size')}, 1000000, 0 from ${ofShops('s.products')} cross join ${SIZES}`,
  },
  {
    table: 'sync_stamp',
    columns: 'workspace_id, mode, kind, id, updated_at',
    rows: `select s.workspace_id, 'both', 'product', ${idOf('product', 'n')}, s.made_at - (s.products - n + 1) * interval '1 second' from ${ofShops('s.products')}`,
  },
  {
    table: 'sync_feed',
    columns: 'workspace_id, mode, kind, last_stamp',
    rows: `select workspace_id, mode, kind, made_at from seeded_shop cross join (values ('both', 'product'), ('live', 'order')) as feed (mode, kind)`,
  },
  {
    table: 'collection',
    columns: 'workspace_id, id, slug, name, published, position, details',
    rows: `select s.workspace_id, ${idOf('collection', 'n')}, 'collection-' || n, 'Collection ' || n, true, n, '{}' from ${ofShops('20')}`,
  },
  {
    table: 'collection_product',
    columns: 'workspace_id, collection_id, product_id, position',
    rows: `select s.workspace_id, ${idOf('collection', 'n')}, ${idOf('product', '(n - 1) * 20 + place')}, place
             from ${ofShops('20')} cross join generate_series(1, 20) as place where (n - 1) * 20 + place <= s.products`,
  },
  {
    table: 'discount_code',
    columns: 'workspace_id, id, code, position, details',
    rows: `select s.workspace_id, ${idOf('code', 'n')}, 'CODE-' || n, n, '{"kind": "percent", "value": 10, "appliesTo": {"eventIds": [], "ticketTypeIds": [], "productIds": []}}'
             from ${ofShops('s.events')}`,
  },
  {
    table: 'event',
    columns:
      'workspace_id, id, slug, title, published, position, first_published_at, start_at, end_at, attached_product_ids, attached_package_ids, details',
    rows: `select s.workspace_id, ${idOf('event', 'n')}, 'event-' || n, 'Event ' || n, true, n, s.made_at, ${STARTS_AT}, ${STARTS_AT} + interval '5 hours', '{}', '{}',
                  '{"mode": "ticketed", "media": [], "format": "physical", "dobMode": "order", "venueVisibility": "public", "saveForItEnabled": false, "attendeeEmailRequired": false}'
             from ${ofShops('s.events')}`,
  },
  {
    table: 'ticket_type',
    columns: 'workspace_id, id, event_id, key, position, valid_day_ids, price_phases, details',
    rows: `select s.workspace_id, ${idOf('ticketType', 'n * 2 + which')}, ${idOf('event', 'n')}, kind, which, '{}', '[]', ${TICKET_TYPE_DETAILS} from ${ofShops('s.events')} cross join ${TICKET_TYPES}`,
  },
  {
    table: 'counter',
    columns: 'workspace_id, kind, subject_id, capacity, sold',
    rows: `select s.workspace_id, kind, subject_id, 1000000, sold
             from (select s.*, ${shareOf('n', 's.guests', 's.events')} as free, ${shareOf('n', 's.orders / 10', 's.events')} as bought, n from ${ofShops('s.events')}) s
            cross join lateral (values ('event', ${idOf('event', 'n')}, free + bought), ('ticket_type', ${ticketTypeId('n', 0)}, bought), ('ticket_type', ${ticketTypeId('n', 1)}, free))
                    as counted (kind, subject_id, sold)`,
  },
  ...(['product', 'event'] as const).map((kind) => ({
    table: 'former_slug',
    columns: 'workspace_id, kind, slug, thing_id',
    rows: `select s.workspace_id, '${kind}', 'former-${kind}-' || n, ${idOf(kind, 'n')} from ${ofShops(`s.${kind}s`)}`,
  })),
];
