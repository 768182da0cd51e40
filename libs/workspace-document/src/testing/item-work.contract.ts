import { eachItemContract } from './each-item.contract';
import { itemNewsContract } from './item-news.contract';
import { itemPointersContract } from './item-pointers.contract';
import { oneItemContract } from './one-item.contract';
import { storefrontDocumentContract } from './storefront-document.contract';
import type { ItemPlaceForTests } from './use-items';

/** What making, changing and deleting single things hold to, wherever workspaces are stored. */
export function itemWorkContract(name: string, place: () => ItemPlaceForTests): void {
  eachItemContract(name, place);
  oneItemContract(name, place);
  itemPointersContract(name, place);
  storefrontDocumentContract(name, place);
  itemNewsContract(name, place);
}
