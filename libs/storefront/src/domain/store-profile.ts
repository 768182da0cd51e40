/** What every view needs to know of the workspace that is read; the admitted key brings it along. */
export interface StoreProfile {
  workspaceId: string;
  slug: string;
  displayName: string;
  /** IANA zone of the store's wall time. */
  timezone: string;
  /** Accepted currencies, the primary one first. */
  currencies: readonly string[];
  /** What the service takes of each ticket; `flatMinor` in the primary currency, `flatByCurrency` in the others (D-92, D-93). */
  frontdeskFee: { pct: number; flatMinor: number; flatByCurrency: Readonly<Record<string, number>> };
  /** How many seats one free registration may take (D-106). */
  mostSeats: number;
  /** Ways to pay that the merchant has switched off or on, by rail (D-56). */
  rails: Readonly<Record<string, { enabled: boolean }>>;
}
