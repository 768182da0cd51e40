/** Of the element that tells the script of a provider's window what it has to know. */
export const POPUP_ID = 'popup';

/** Paystack's script, as its documents give it. */
export const PAYSTACK_SCRIPT = 'https://js.paystack.co/v2/inline.js';

/** What the page tells the script, as JSON in the `data-page` of `#popup`. */
export interface PopupPage {
  /** Of the charge, which the window is opened with. */
  accessCode: string;
  /** The provider's own page of the same charge. */
  providerUrl: string;
  /** Where who has paid comes back to. */
  returnUrl: string;
  /** Of our page, for who closes the window. */
  pageUrl: string;
  /** Where it is asked how the checkout stands. */
  statusUrl: string;
}
