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
