import type { ShopClosing } from './shop-closing';

/** Closing of a shop whose workspace is suspended: until further notice, without a word of its merchant (D-159). */
export const SUSPENDED: ShopClosing = { until: null, isSuspended: true };
