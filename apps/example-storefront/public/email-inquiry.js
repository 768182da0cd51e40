const SUBJECTS = { quote: 'A price for', day: 'A day for' };

/**
 * Returns an e-mail to the merchant about what a cart cannot hold, ready to send: a `mailto:` address.
 * @param {{ product: { name: string }, variant: { name?: string }, kind: string, days?: string[] }} wish
 * @param {{ displayName: string, content?: { contact?: { email?: string } } }} store
 * @param {string} page where the visitor was
 */
export function emailInquiry({ product, variant, kind, days = [] }, store, page) {
  const name = variant.name && variant.name !== product.name ? `${product.name}, ${variant.name}` : product.name;
  const lines = [`Hello ${store.displayName},`, '', name, ...days.map((when) => `on ${when}`), '', page];
  const query = new URLSearchParams({ subject: `${SUBJECTS[kind]}: ${name}`, body: lines.join('\r\n') });
  return `mailto:${store.content?.contact?.email ?? ''}?${query.toString().replaceAll('+', '%20')}`;
}
