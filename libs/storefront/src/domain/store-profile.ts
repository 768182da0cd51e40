/** What every view needs to know of the workspace that is read; the admitted key brings it along. */
export interface StoreProfile {
  workspaceId: string;
  slug: string;
  displayName: string;
  /** IANA zone of the store's wall time. */
  timezone: string;
  /** Accepted currencies, the primary one first. */
  currencies: readonly string[];
}
