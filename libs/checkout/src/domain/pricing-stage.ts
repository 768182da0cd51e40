/**
 * `opening`: what the buyer can still choose on the hosted page may be absent (a slot, add-ons, answers; D-38).
 * `keeping`: the same, of what a buyer has chosen so far; answers that do not fit are left out.
 * `paying`: all of it has to be there (§4.2 r5).
 */
export type PricingStage = 'opening' | 'keeping' | 'paying';
