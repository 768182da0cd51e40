import type { PricingMode } from '@svc/contracts';

/** What is stored of how many of a published variant can be sold. */
export interface VariantStockSource {
  id: string;
  isPackage: boolean;
  pricingMode: PricingMode;
  remaining: number | null;
  preorderable: boolean;
  preorderLeft: number | null;
}
