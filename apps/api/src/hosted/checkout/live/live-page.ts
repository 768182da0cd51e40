import type { Standing } from './status';

/** Of the element that tells the script what it has to know. */
export const LIVE_ID = 'live';

/** What the page tells its script, as JSON in the `data-page` of `#live`. */
export interface LivePage extends Standing {
  /** Money is under way, or the time is up: the script asks for news. */
  watches: boolean;
  /** Of the page itself, also where it is the answer to a form. */
  pageUrl: string;
  payUrl: string;
  statusUrl: string;
  /** The total, as it is read out when it changes. */
  spoken: string;
  words: LiveWords;
}

export interface LiveWords {
  copied: string;
  /** What is selected instead, where the browser lets nobody copy. */
  selected: string;
  /** The price could not be asked for. */
  failed: string;
  /** By the minutes that are left. */
  left: Readonly<Record<number, string>>;
}

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
