import { eachItemContract } from './each-item.contract';
import { itemNewsContract } from './item-news.contract';
import { itemPointersContract } from './item-pointers.contract';
import { oneItemContract } from './one-item.contract';
import { storefrontDocumentContract } from './storefront-document.contract';
import type { ItemFixture } from './use-items';
import { writtenItemsContract } from './written-items.contract';

/** Behaviour of creating, changing and deleting single things, for every storage of workspaces. */
export function itemWorkContract(name: string, fixture: () => ItemFixture): void {
  eachItemContract(name, fixture);
  oneItemContract(name, fixture);
  itemPointersContract(name, fixture);
  storefrontDocumentContract(name, fixture);
  itemNewsContract(name, fixture);
  writtenItemsContract(name, fixture);
}
