import type { AddonGroupItem } from '@svc/catalogue';
import type { EntityManager } from 'typeorm';
import { idsAt, pathsOf } from '../reference-paths';
import type { StoredAddonGroup } from './offer';

/** Path → id or id → path of the products and variants that add-ons are linked to. */
export interface AddonLinks {
  products: ReadonlyMap<string, string>;
  variants: ReadonlyMap<string, string>;
}

/** Ids of all that these add-ons are linked to, as far as it is stored. */
export async function idsOfLinks(manager: EntityManager, workspaceId: string, groups: readonly AddonGroupItem[]): Promise<AddonLinks> {
  const options = groups.flatMap((group) => group.options);
  return {
    products: await idsAt(manager, workspaceId, 'product', options.flatMap(({ linkedProductRef }) => linkedProductRef ?? [])),
    variants: await idsAt(manager, workspaceId, 'variant', options.flatMap(({ linkedVariantRef }) => linkedVariantRef ?? [])),
  };
}

/** Paths of all that these stored add-ons are linked to. */
export async function pathsOfLinks(manager: EntityManager, workspaceId: string, groups: readonly StoredAddonGroup[]): Promise<AddonLinks> {
  const options = groups.flatMap((group) => group.options);
  return {
    products: await pathsOf(manager, workspaceId, 'product', options.flatMap(({ linkedProductId }) => linkedProductId ?? [])),
    variants: await pathsOf(manager, workspaceId, 'variant', options.flatMap(({ linkedVariantId }) => linkedVariantId ?? [])),
  };
}
