/** Mark of a shop as `content.header` of its storefront document describes it. */
export interface HeaderMark {
  branding?: 'logo' | 'text' | 'both';
  brandText?: string;
  logoAlt?: string;
  /** CSS pixels. */
  logoHeight?: number;
}

/** Mark of a shop as pages and mails show it: a logo, a name, or both. */
export interface ShopMark {
  logo?: { url: string; alt: string; height: number; maxWidth: number };
  /** Name beside the logo, or instead of it; absent where the logo says it. */
  name?: string;
}

/** Least, usual and greatest height of a logo in CSS pixels. */
const HEIGHT = { least: 16, usual: 40, most: 96 };
/** Width of the widest wordmark, in heights. */
const WIDEST = 4;

/** Returns the height of a shop's logo, and the width of the widest, in CSS pixels. */
export function logoSize({ logoHeight = HEIGHT.usual }: HeaderMark = {}): { height: number; maxWidth: number } {
  const height = Math.min(HEIGHT.most, Math.max(HEIGHT.least, logoHeight));
  return { height, maxWidth: WIDEST * height };
}

/** Returns the mark of a shop: its logo at its own proportions, its name, or both (ADR 0144). */
export function markOf({ name, logoUrl, header = {} }: { name: string; logoUrl?: string; header?: HeaderMark }): ShopMark {
  const { branding = 'both', brandText, logoAlt } = header;
  const text = brandText?.trim() || name;
  if (logoUrl === undefined || branding === 'text') return { name: text };
  const logo = { url: logoUrl, ...logoSize(header) };
  return branding === 'logo' ? { logo: { ...logo, alt: logoAlt?.trim() || name } } : { logo: { ...logo, alt: '' }, name: text };
}

/** Mark of a shop in a print. */
export interface PrintedMark {
  logoUrl?: string;
  /** True where the logo says the name; the name is then printed only where the logo cannot be. */
  isNameInLogo?: boolean;
}

/** Returns the mark of a shop in its prints, as its pages have it. */
export function printedMarkOf({ logoUrl, header }: { logoUrl?: string; header?: HeaderMark }): PrintedMark {
  const { logo, name } = markOf({ name: '', logoUrl, header });
  return { logoUrl: logo?.url, ...(logo && name === undefined && { isNameInLogo: true }) };
}
