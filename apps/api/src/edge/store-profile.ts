import type { Workspace } from '@svc/access';
import type { StoreProfile } from '@svc/storefront';

/** What the read side needs of an admitted workspace. */
export function storeProfileOf(workspace: Workspace): StoreProfile {
  const { id, slug, displayName, timezone, currencies, settings } = workspace;
  return { workspaceId: id, slug, displayName, timezone, currencies, frontdeskFee: settings.fees.frontdesk, mostSeats: settings.seats.mostPerRegistration, rails: settings.rails };
}
