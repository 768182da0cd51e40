import type { Interface } from './docs-page';
import { anchorsIn } from './guide-text';
import type { Guide } from './guides';

/** Title in the list of operations, and the tags below it, in this order. */
export interface TagGroup {
  name: string;
  tags: string[];
}

/** Topics of the operations of each interface. An operation whose tag is in no topic would not be shown. */
export const TAG_GROUPS: Record<Interface, TagGroup[]> = {
  storefront: [
    { name: 'Shop', tags: ['Storefront', 'Content', 'Products', 'Availability', 'Events'] },
    { name: 'Checkout and orders', tags: ['Checkouts', 'Payments', 'Orders'] },
    { name: 'People', tags: ['Customers', 'One-time passwords', 'Newsletter and restock alerts'] },
    { name: 'Events sent to you', tags: ['Webhooks'] },
  ],
  management: [
    { name: 'Workspace', tags: ['Document', 'Workspace', 'Keys', 'Webhooks', 'Requests', 'Audit log', 'Test clock'] },
    { name: 'Catalogue', tags: ['Products', 'Packages', 'Collections', 'Codes', 'Delivery zones'] },
    { name: 'Events and orders', tags: ['Events', 'Guests', 'Orders and payments'] },
    { name: 'Content', tags: ['Storefront', 'Notes', 'Folders', 'Tables', 'Catalogs', 'Media', 'Forms'] },
    { name: 'People and messages', tags: ['Customers', 'Messages', 'Newsletter and restock alerts', 'One-time passwords'] },
    { name: 'Operator', tags: ['Workspaces'] },
  ],
};

/** Returns the first guide of each topic by its anchor in the page: the topic's title goes above it in the list. */
export function topicsOf(guides: readonly Guide[]): { topic: string; anchor: string }[] {
  const anchors = anchorsIn(guides);
  return guides
    .filter(({ topic }, at) => topic !== guides[at - 1]?.topic)
    .map(({ topic, name }) => ({ topic, anchor: anchors.get(name) ?? '' }));
}
