import type { Mode } from '@svc/kernel';

/** The merchant's own user, as the merchant names it. */
export interface LinkedUser {
  workspaceId: string;
  mode: Mode;
  externalRef: string;
}

/** The merchant's own user, linked with whom the merchant knows: `lnk_…` (§4.7). */
export interface CustomerLink extends LinkedUser {
  /** UUID. */
  id: string;
  /** Whom it is linked with; nobody in test mode, where a link makes no contact. */
  contact?: { id: string; customerId: string };
  linkedAt: Date;
}
