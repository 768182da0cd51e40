/** Descriptions of the tags of the storefront API. */
export const STORE_TAGS: Readonly<Record<string, string>> = {
  Availability: 'Stock at this moment, free times to book, and ways of delivery.',
  Checkouts: 'Open a checkout of products or tickets, send the buyer to it, and read whether it is paid.',
  Content: 'Forms, tables, media catalogs, folders of files and notes that the merchant has published.',
  Customers: 'Link users of your own sign-in with the merchant’s contacts.',
  Events: 'Published events with their tickets, and registration for free ones.',
  'Newsletter and restock alerts': 'Sign people up for mails; each address is confirmed by a link first.',
  'One-time passwords': 'Send a code to a phone and check what its owner types.',
  Orders: 'Paid orders and their changes, for your server to keep a copy.',
  Payments: 'Ways in which buyers can pay.',
  Products: 'Published products, packages and collections, in full or by what has changed.',
  Storefront: 'Everything that a home page shows, in one call.',
  Webhooks: 'Signed requests that the service sends to your server when something happens.',
};
