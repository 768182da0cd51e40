import type { Standing } from './status';

/** The id of the element that carries the data of the page's script. */
export const LIVE_ID = 'live';

/** The data of the page's script, as JSON in the `data-page` of `#live`. */
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

/** The id of the element that carries the data of the script of a provider's window. */
export const POPUP_ID = 'popup';

/** Paystack's script, as its documents give it. */
export const PAYSTACK_SCRIPT = 'https://js.paystack.co/v2/inline.js';

/** The data of the script, as JSON in the `data-page` of `#popup`. */
export interface PopupPage {
  /** Of the charge, which the window is opened with. */
  accessCode: string;
  /** The provider's own page of the same charge. */
  providerUrl: string;
  /** The address to which a buyer comes back who has paid. */
  returnUrl: string;
  /** The address of our page, for a buyer who closes the window. */
  pageUrl: string;
  /** Where it is asked how the checkout stands. */
  statusUrl: string;
}
