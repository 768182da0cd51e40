/** How long is waited for providers of payments, milliseconds (D-111). */
export interface PaymentWaits {
  /** A look for whoever reads a checkout, or is on its page. */
  readLookMs: number;
  /** Any other look. */
  lookMs: number;
  openMs: number;
  closeMs: number;
  /** Any single call. */
  callMs: number;
  /** A refund: all of its calls together. */
  refundMs: number;
  /** By the service's time: after it was asked to give money back and did not answer, a provider that takes no key is not asked again for so long. */
  refundDoubtMs: number;
}

/** What is waited unless a test says otherwise. */
export const PAYMENT_WAITS: PaymentWaits = { readLookMs: 3_000, lookMs: 25_000, openMs: 15_000, closeMs: 25_000, callMs: 25_000, refundMs: 90_000, refundDoubtMs: 600_000 };
