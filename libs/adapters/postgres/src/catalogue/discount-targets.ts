import type { DiscountCodeItem } from '@svc/catalogue';
import type { EntityManager } from 'typeorm';
import { idsAt, pathsOf } from '../reference-paths';

type Targets = DiscountCodeItem['appliesTo'];

/** What a discount code is for, as stored; everything when all lists are empty. */
export interface StoredTargets {
  eventIds: string[];
  ticketTypeIds: string[];
  productIds: string[];
}

/** A translation of paths into ids that knows all that these codes are for. */
export async function targetIds(manager: EntityManager, workspaceId: string, targets: readonly Targets[]): Promise<(of: Targets) => StoredTargets> {
  const events = await idsAt(manager, workspaceId, 'event', targets.flatMap(({ eventRefs }) => eventRefs));
  const ticketTypes = await idsAt(manager, workspaceId, 'ticketType', targets.flatMap(({ ticketTypeRefs }) => ticketTypeRefs));
  const products = await idsAt(manager, workspaceId, 'product', targets.flatMap(({ productRefs }) => productRefs));
  return ({ eventRefs, ticketTypeRefs, productRefs }) => ({
    eventIds: translated(eventRefs, events),
    ticketTypeIds: translated(ticketTypeRefs, ticketTypes),
    productIds: translated(productRefs, products),
  });
}

/** A translation of ids back into paths. */
export async function targetPaths(manager: EntityManager, workspaceId: string, targets: readonly StoredTargets[]): Promise<(of: StoredTargets) => Targets> {
  const events = await pathsOf(manager, workspaceId, 'event', targets.flatMap(({ eventIds }) => eventIds));
  const ticketTypes = await pathsOf(manager, workspaceId, 'ticketType', targets.flatMap(({ ticketTypeIds }) => ticketTypeIds));
  const products = await pathsOf(manager, workspaceId, 'product', targets.flatMap(({ productIds }) => productIds));
  return ({ eventIds, ticketTypeIds, productIds }) => ({
    eventRefs: translated(eventIds, events),
    ticketTypeRefs: translated(ticketTypeIds, ticketTypes),
    productRefs: translated(productIds, products),
  });
}

function translated(names: readonly string[], known: ReadonlyMap<string, string>): string[] {
  return names.flatMap((name) => known.get(name) ?? []);
}
