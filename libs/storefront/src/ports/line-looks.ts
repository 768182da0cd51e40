import type { PriceEntry } from '@svc/contracts';

/** How what is sold looks in a cart. */
export interface LineLook {
  /** http(s) address of its picture. */
  imageUrl?: string;
  /** As they are now, with what they are compared with. */
  prices?: readonly PriceEntry[];
}

/** Reads how products, variants, events and ticket types look, shown or not: who has them in a cart has seen them. One statement. */
export abstract class LineLooks {
  /** By the id of each; nothing is said of those that the workspace has none of. */
  abstract read(workspaceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, LineLook>>;
}
