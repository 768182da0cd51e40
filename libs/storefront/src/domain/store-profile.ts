/** What every view needs to know of the workspace that is read; the admitted key brings it along. */
export interface StoreProfile {
  workspaceId: string;
  slug: string;
  displayName: string;
  /** IANA zone of the store's local time. */
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

/** Addresses of the pages people see: `<PUBLIC_URL>/<workspace slug>/…` (D-82). */
export class HostedAddress {
  /** @param publicUrl where people reach the service, without a slash at its end */
  constructor(private readonly publicUrl: string) {}

  form(store: StoreProfile, slug: string): string {
    return `${this.publicUrl}/${store.slug}/f/${slug}`;
  }

  file(store: StoreProfile, ref: string, query: Record<string, string>): string {
    return `${this.publicUrl}/${store.slug}/files/${ref}?${new URLSearchParams(query)}`;
  }
}
