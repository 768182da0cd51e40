import type { PaymentProvider } from '@svc/contracts';
import type { ThirdParty } from '../../page';
import { PAYSTACK_SCRIPT } from './live-page';
import { POPUP_SCRIPT } from './live-state';

/** Popup of a provider, in which a buyer pays without leaving the checkout page. */
export interface ProviderPopup {
  /** Script of the page that opens it with an access code; undefined when it is not built. */
  opener: string | undefined;
  /** Addresses of the provider that it needs. */
  hosts: ThirdParty;
}

const POPUPS: Readonly<Record<PaymentProvider, ProviderPopup | undefined>> = {
  paystack: {
    opener: POPUP_SCRIPT,
    hosts: { script: PAYSTACK_SCRIPT, frames: ['https://checkout.paystack.com'], connects: ['https://api.paystack.co'] },
  },
  stripe: undefined,
};

/** Returns the popup of a provider; undefined where it has none, such as the sandbox, which returns access codes as Paystack does. */
export const popupOf = (provider: string): ProviderPopup | undefined =>
  Object.hasOwn(POPUPS, provider) ? POPUPS[provider as PaymentProvider] : undefined;
