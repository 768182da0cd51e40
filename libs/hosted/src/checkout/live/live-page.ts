import type { PaymentStatus } from './status';

/** Id of the element that carries the data of the page's script. */
export const LIVE_ID = 'live';

/** Data of the page's script, as JSON in the `data-page` of `#live`. */
export interface LivePage extends PaymentStatus {
  /** Money is pending, or the time is up: the script polls. */
  watches: boolean;
  /** Address of the page itself, also in the response to a form. */
  pageUrl: string;
  payUrl: string;
  statusUrl: string;
  /** Total, as screen readers announce it when it changes. */
  spoken: string;
  words: LiveWords;
}

export interface LiveWords {
  copied: string;
  /** Announcement of a selected value, where the browser does not allow copying. */
  selected: string;
  /** Announcement of a failed price update. */
  failed: string;
  /** Announcements by the minutes that are left. */
  left: Readonly<Record<number, string>>;
}

/** Id of the element that carries the data of the script of a provider's popup. */
export const POPUP_ID = 'popup';

/** Address of Paystack's script, from its documentation. */
export const PAYSTACK_SCRIPT = 'https://js.paystack.co/v2/inline.js';

/** Data of the popup's script, as JSON in the `data-page` of `#popup`. */
export interface PopupPage {
  /** Access code of the charge, with which the popup is opened. */
  accessCode: string;
  /** Provider's own page of the same charge. */
  providerUrl: string;
  /** Return address of a buyer who has paid. */
  returnUrl: string;
  /** Address of the checkout page, for a buyer who closes the popup. */
  pageUrl: string;
  /** Address of the status endpoint. */
  statusUrl: string;
}
