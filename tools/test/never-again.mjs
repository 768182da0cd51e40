/**
 * Parts of the paths of test files that are never run once more: what sells something twice, charges twice or lets a stranger in may
 * show once in a hundred runs. Money, holds, one-time passwords, crashes, and what keeps tenants apart.
 */
export const neverAgain = [
  '/callbacks/',
  '/hosted/src/balance/',
  '/hosted/src/checkout/',
  '/hosted/src/orders/',
  '/hosted/src/real-rails',
  '/hosted/src/saving/',
  '/management-api/src/otp',
  '/management-api/src/payments/',
  '/operations/',
  '/processors/checkout',
  '/processors/payment',
  '/store-api/src/checkouts/',
  '/store-api/src/customers/',
  '/store-api/src/orders/',
  '/store-api/src/otp/',
  'apps/cli/payments',
  'apps/cli/refund-requests',
  'apps/example-storefront/test/paying',
  'apps/example-storefront/test/saving-up',
  'apps/example-storefront/test/selling',
  'apps/example-storefront/test/till',
  'tools/crashes/',
  'tools/docs/payment-guides',
  'tools/docs/savings-guide',
  'tools/rails/',
  'tools/security/',
  'tools/tickets/',
];
