import { choice } from '../choice-option.mjs';
import { UsageError } from '../errors.mjs';
import { itemOption, piecesOf } from '../order-change.mjs';
import { amountText as amount, momentText } from '../texts.mjs';

/** Parts of an address, by their options. */
const ADDRESS = {
  line1: 'street and number of the delivery address',
  line2: 'second line of the delivery address',
  city: 'city of the delivery address',
  state: 'state or province of the delivery address',
  'postal-code': 'postal code of the delivery address',
  country: 'country of the delivery address, such as NG',
};

/** Command that takes an order in person or by phone. */
export const addOrder = {
  name: 'order add',
  takes: ['<name>'],
  summary: 'Take an order by hand, for money that you took or by a link to pay',
  about:
    'Name the buyer, and give --paid for money that you have, or --link for a page on which the buyer pays within 24 hours. Goods, or tickets of one event: --item var_… or tkt_…, with =2 for two of them.',
  needs: 'workspace',
  options: {
    item: { ...itemOption('variant, package option or ticket type to sell, and its quantity (default: 1)'), needed: true },
    email: { type: 'string', value: '<email>', text: 'e-mail address of the buyer' },
    phone: { type: 'string', value: '<phone>', text: 'phone number of the buyer, such as +2348031234567' },
    paid: choice('<method>', ['cash', 'transfer', 'other'], { before: 'you took the money:' }),
    'paid-at': { type: 'string', value: '<moment>', text: 'when you took it, such as 2026-03-01T09:00:00Z (default: now)' },
    link: { type: 'boolean', text: 'get a page on which the buyer pays' },
    zone: { type: 'string', value: '<ref>', text: 'delivery zone of the goods (dlz_…)' },
    ...Object.fromEntries(Object.entries(ADDRESS).map(([name, text]) => [name, { type: 'string', value: '<text>', text }])),
    code: { type: 'string', value: '<code>', text: 'discount code' },
    currency: { type: 'string', value: '<currency>', text: 'currency of the order, such as NGN' },
  },
  async run({ client, values, positionals: [name] }) {
    const { order, checkout } = await client.call('POST', '/orders', bodyOf(name, values));
    const text = order
      ? `Order ${order.number} (${order.ref}) of ${order.contact.name} is placed: ${amount(order.totalMinor, order.currency)}.`
      : `${amount(checkout.dueNowMinor, checkout.currency)} is paid by ${momentText(checkout.expiresAt)} on this page, which is for the buyer alone:\n${checkout.hostedUrl}`;
    return { data: { order, checkout }, text };
  },
};

function bodyOf(name, { item, email, phone, paid, 'paid-at': paidAt, link, zone, code, currency, ...address }) {
  if ((paid === undefined) === !link) throw new UsageError('Give either --paid with how you took the money, or --link.');
  if (link && paidAt) throw new UsageError('Give --paid-at with --paid.');
  return {
    contact: { name, email, phone },
    items: piecesOf(item).map(({ ref, quantity }) => ({ [ref.startsWith('tkt_') ? 'ticketTypeRef' : 'variantRef']: ref, quantity })),
    deliveryZoneRef: zone,
    deliveryAddress: addressOf(address),
    currency,
    discountCode: code,
    payment: link ? 'link' : { method: paid, paidAt },
  };
}

function addressOf({ 'postal-code': postalCode, line1, line2, city, state, country }) {
  const address = { line1, line2, city, state, postalCode, country };
  return Object.values(address).some((part) => part !== undefined) ? address : undefined;
}
