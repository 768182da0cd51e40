/** How a shop shows up on pages of the service; all of it from its published storefront document. */
export interface Branding {
  /** http(s) address of its logo, or else of its picture. */
  logoUrl?: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  /** http(s) address of the merchant's own site. */
  website?: string;
  /** ISO 3166, where it is at home. */
  country?: string;
  /** Names of its fonts, the heading's first: `fraunces-inter`. */
  fontPairing?: string;
}

/** Reads how a shop shows up. One statement. */
export abstract class BrandingReader {
  /** Of a shop without a published document: an empty face. */
  abstract read(workspaceId: string): Promise<Branding>;
}
