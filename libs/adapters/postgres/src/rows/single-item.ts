import type { StoredItem } from '@svc/contracts';

/** Returns the item of a section with a single one: its thing is the workspace, whose times nobody reads there. */
export function singleItem<Item>(workspaceId: string, identity: 'workspace' | 'storefront', item: Item): StoredItem<Item> {
  return { thing: { id: workspaceId, identity, createdAt: '', updatedAt: '' }, item, ids: new Map() };
}
