import type { Example } from './examples';

/** The method of the SDK for each operation of the storefront API; its arguments are those of the path, then query and body. */
export const SDK_METHODS: Readonly<Record<string, string>> = {
  readStorefront: 'storefront.get',
  listProducts: 'products.list',
  readProduct: 'products.get',
  readProductSlots: 'products.slots',
  listCollections: 'collections.list',
  readCollection: 'collections.get',
  readAvailability: 'availability.get',
  listDeliveryZones: 'deliveryZones.list',
  listPaymentMethods: 'paymentMethods.list',
  listEvents: 'events.list',
  readEvent: 'events.get',
  registerForEvent: 'events.register',
  openCheckout: 'checkouts.create',
  openEventCheckout: 'checkouts.createForEvent',
  openHeadlessCheckout: 'checkouts.createHeadless',
  readCheckout: 'checkouts.get',
  cancelCheckout: 'checkouts.cancel',
  listOrders: 'orders.list',
  readNote: 'notes.get',
  readTable: 'tables.get',
  readCatalog: 'catalogs.get',
  readFolder: 'folders.get',
  readForm: 'forms.get',
  submitForm: 'forms.submit',
  subscribeToNewsletter: 'newsletter.subscribe',
  askForRestockAlert: 'products.askForRestockAlert',
  sendOtp: 'otp.send',
  verifyOtp: 'otp.verify',
  linkCustomer: 'customers.link',
};

/** Returns an example by the SDK, which creates the `Idempotency-Key` itself. */
export function sdkSample(operationId: string, { path = {}, query = {}, body }: Example): string {
  return `import { createStorefrontServer } from '@storefront-service/sdk';

const store = createStorefrontServer({ baseUrl: process.env.BASE, secretKey: process.env.STORE_SECRET_KEY });
const answer = await store.${SDK_METHODS[operationId]}(${argumentsOf(operationId, path, query, body)
    .map((value) => text(value))
    .join(', ')});`;
}

function argumentsOf(operationId: string, path: Record<string, string>, query: Record<string, string>, body: unknown): unknown[] {
  if (operationId === 'readAvailability') return [query['variantRefs']?.split(',')];
  const numbered = Object.entries(query).map(([name, value]) => [name, name === 'limit' ? Number(value) : value]);
  return [
    ...Object.values(path),
    ...(numbered.length > 0 ? [Object.fromEntries(numbered) as object] : []),
    ...(body === undefined ? [] : [body]),
  ];
}

/** Returns a value as JavaScript source. */
function text(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[${value.map((member: unknown) => text(member, indent)).join(', ')}]`;
  const members = Object.entries(value).map(
    ([name, member]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name)}: ${text(member, inner)}`,
  );
  const line = `{ ${members.join(', ')} }`;
  return line.length + indent.length <= 90 && !line.includes('\n')
    ? line
    : `{\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}}`;
}
