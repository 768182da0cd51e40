const SUBJECTS = { buy: 'Order', preorder: 'Pre-order', save: 'Saving for', sold_out: 'Please tell me when it is back' };

/** The buyer's choice as a letter to the merchant, ready to send: a `mailto:` address. `page` is where he chose. */
export function orderByMail({ product, variant, action, count, addons, booking }, store, page) {
  const name = variant.name && variant.name !== product.name ? `${product.name}, ${variant.name}` : product.name;
  const lines = [
    `Hello ${store.displayName},`,
    '',
    `${count} × ${name}`,
    ...addons.map(({ option, count: each }) => `with ${each} × ${option.label}`),
    ...booking.map((when) => `on ${when}`),
    '',
    page,
  ];
  const query = new URLSearchParams({ subject: `${SUBJECTS[action.kind]}: ${name}`, body: lines.join('\r\n') });
  return `mailto:${store.content?.contact?.email ?? ''}?${query.toString().replaceAll('+', '%20')}`;
}
