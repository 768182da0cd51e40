import type { Messages } from '../messages';

/** How a merchant shows up on a page: name, colour, picture. */
export interface Brand {
  name: string;
  /** http(s) address. */
  logoUrl?: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  /** http(s) address of the merchant's own site. */
  website?: string;
  /** Names of its fonts, the heading's first: `fraunces-inter`. */
  fontPairing?: string;
}

/** Of pages that belong to no merchant, and of those that must not tell whether there is one. */
export function plainBrand({ page }: Messages): Brand {
  return { name: page.service };
}
