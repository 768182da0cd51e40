import type { StoreProfile } from './store-profile';

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
