import type { BusinessHours, EventTimes, PlaceRules, PriceEntry } from '@svc/contracts';
import type { StorefrontSource } from '../domain/storefront.view';

/** What a storefront shows beside its products and events. */
export abstract class StorefrontReader {
  /** One statement. */
  abstract read(workspaceId: string): Promise<StorefrontSource>;
}

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

/** How a shop is reached, and when it is open; all of it from its published storefront document. */
export interface ShopContact {
  email?: string;
  /** As the merchant wrote it. */
  phone?: string;
  /** In the shop's time. */
  businessHours: readonly BusinessHours[];
}

/** Reads how a shop is reached. One statement. */
export abstract class ShopContacts {
  /** Of a shop without a published document: nothing. */
  abstract read(workspaceId: string): Promise<ShopContact>;
}

/** How what is sold looks in a cart. */
export interface LineLook {
  /** http(s) address of its picture. */
  imageUrl?: string;
  /** As they are now, with what they are compared with. */
  prices?: readonly PriceEntry[];
  /** Of an event: what it is called, when and where it takes place, as it is now. */
  event?: EventLook;
  /** Of a ticket type: the days that it admits to; none means every day. */
  validDayIds?: readonly string[];
}

/** An event as those who buy its tickets know it. The time zone is the store's when absent. */
export interface EventLook extends Omit<EventTimes, 'timezone'>, PlaceRules {
  title: string;
  timezone?: string;
}

/** Reads how products, variants, events and ticket types look, shown or not: who has them in a cart has seen them. One statement. */
export abstract class LineLooks {
  /** By the id of each; nothing is said of those that the workspace has none of. */
  abstract read(workspaceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, LineLook>>;
}
