import type { ShopClosing } from '@svc/contracts';

/** Fields of the workspace that every view uses; they are part of the admitted key. */
export interface StoreProfile {
  workspaceId: string;
  slug: string;
  displayName: string;
  /** IANA zone of the store's local time. */
  timezone: string;
  /** Accepted currencies, the primary one first. */
  currencies: readonly string[];
  /** Fee of the service on each ticket; `flatMinor` in the primary currency, `flatByCurrency` in the others (D-92, D-93). */
  frontdeskFee: { pct: number; flatMinor: number; flatByCurrency: Readonly<Record<string, number>> };
  /** Largest number of seats of a free registration (D-106). */
  mostSeats: number;
  /** Payment rails that the merchant has enabled or disabled, by name (D-56). */
  rails: Readonly<Record<string, { enabled: boolean }>>;
  /** Closing of the shop, which may be over (D-158). */
  closed?: ShopClosing;
}

/** Addresses of the pages people see: `<PUBLIC_URL>/<workspace slug>/…` (D-82). */
export class HostedAddress {
  /** @param publicUrl public address of the service, without a slash at its end */
  constructor(private readonly publicUrl: string) {}

  form(store: StoreProfile, slug: string): string {
    return `${this.publicUrl}/${store.slug}/f/${slug}`;
  }

  file(store: StoreProfile, ref: string, query: Record<string, string>): string {
    return `${this.publicUrl}/${store.slug}/files/${ref}?${new URLSearchParams(query)}`;
  }
}
