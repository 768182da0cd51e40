import { eachItemContract } from './each-item.contract';
import { itemNewsContract } from './item-news.contract';
import { itemPointersContract } from './item-pointers.contract';
import { oneItemContract } from './one-item.contract';
import { storefrontDocumentContract } from './storefront-document.contract';
import type { ItemPlaceForTests } from './use-items';
import { writtenItemsContract } from './written-items.contract';

/** Behaviour of creating, changing and deleting single things, for every storage of workspaces. */
export function itemWorkContract(name: string, place: () => ItemPlaceForTests): void {
  eachItemContract(name, place);
  oneItemContract(name, place);
  itemPointersContract(name, place);
  storefrontDocumentContract(name, place);
  itemNewsContract(name, place);
  writtenItemsContract(name, place);
}
