import type { BusinessHours, EventTimes, HeaderMark, PlaceRules, PriceEntry, StorefrontTheme } from '@svc/contracts';
import type { StorefrontSource } from '../domain/storefront.view';

/** Reads the parts of a storefront beside its products and events. */
export abstract class StorefrontReader {
  /** Returns the stored storefront. One statement. */
  abstract read(workspaceId: string): Promise<StorefrontSource>;
}

/** Branding of a shop on pages of the service, from its published storefront document. */
export interface Branding {
  /** http(s) address of its logo, else of its avatar. */
  logoUrl?: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  /** http(s) address of the merchant's own site. */
  website?: string;
  /** Country of the shop, ISO 3166. */
  country?: string;
  /** Palette, spacing and fonts of its pages, `renderConfig.theme`. */
  theme?: Partial<StorefrontTheme>;
  /** Form of its buttons, `content.header.pillStyle`. */
  pillStyle?: string;
  /** Logo and name in the header of its pages, `content.header`. */
  header?: HeaderMark;
}

/** Reads the branding of a shop. One statement. */
export abstract class BrandingReader {
  /** Returns the branding; an empty one for a shop without a published document. */
  abstract read(workspaceId: string): Promise<Branding>;
}

/** Contact and business hours of a shop, from its published storefront document. */
export interface ShopContact {
  email?: string;
  /** Phone number in the merchant's spelling. */
  phone?: string;
  /** Copyright line of its footer, with its legal name and its numbers. */
  copyright?: string;
  address?: { addressLine1?: string; addressLine2?: string; city?: string; state?: string; country?: string };
  /** Business hours in the shop's local time. */
  businessHours: readonly BusinessHours[];
}

/** Reads the contact of a shop. One statement. */
export abstract class ShopContacts {
  /** Returns the contact; without data for a shop without a published document. */
  abstract read(workspaceId: string): Promise<ShopContact>;
}

/** Display data of a line in a cart. */
export interface LineLook {
  /** http(s) address of its image. */
  imageUrl?: string;
  /** Present prices, with their compare-at prices. */
  prices?: readonly PriceEntry[];
  /** Title, times and place of an event. */
  event?: EventLook;
  /** Days that a ticket type admits to; empty means every day. */
  validDayIds?: readonly string[];
}

/** Event data for buyers of its tickets. The time zone is the store's when absent. */
export interface EventLook extends Omit<EventTimes, 'timezone'>, PlaceRules {
  title: string;
  timezone?: string;
}

/** Reads display data of products, variants, events and ticket types, published or not, since carts may contain both. One statement. */
export abstract class LineLooks {
  /** Returns display data by id; ids of other workspaces are missing. */
  abstract read(workspaceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, LineLook>>;
}
