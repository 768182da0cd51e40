import { scriptIn } from '../../script-in';

/** What runs in the browser on the page of a checkout. */
export const LIVE_SCRIPT = scriptIn('checkout-live.js');

/** What opens a provider's window over our page. Without it, buyers go to the provider's page. */
export const POPUP_SCRIPT = scriptIn('checkout-popup.js');
