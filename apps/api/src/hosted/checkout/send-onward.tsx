import type { Response } from 'express';
import { ButtonLink, type HostedPage, redirectTo, sendPage, StatusCard } from '../page';
import type { CheckoutPageRequest } from './checkout-page-loader';
import { PAYSTACK_SCRIPT, POPUP_ID, type PopupPage } from './live/live-page';
import { POPUP_SCRIPT } from './live/live-state';
import { addressOf } from './page-state';
import type { ProviderPlace } from './checkout-page-service';

/** The page from which a buyer is sent to a provider. */
type Leaving = Pick<CheckoutPageRequest, 'path' | 'token' | 'brand' | 'locale' | 'words'>;

/** Leads to a provider's page, for browsers that do not go on by themselves. */
export function onwardPage(leaving: Leaving, goTo: string): HostedPage {
  const {
    words: { onward },
  } = leaving;
  const { host } = new URL(goTo);
  return pageWith(leaving, { title: onward.title, text: onward.text(host), goTo, link: onward.link });
}

/** On what Paystack's window opens, with a way to its page where it does not. Undefined where this app has no script to open it with. */
function popupPage(leaving: Leaving, goTo: string, accessCode: string): HostedPage | undefined {
  if (POPUP_SCRIPT === undefined) return undefined;
  const told: PopupPage = {
    accessCode,
    providerUrl: goTo,
    returnUrl: addressOf(leaving, 'return'),
    pageUrl: addressOf(leaving),
    statusUrl: addressOf(leaving, 'status'),
  };
  return {
    ...pageWith(leaving, { ...leaving.words.onward.popup, goTo }, told),
    script: POPUP_SCRIPT,
    withoutScript: goTo,
    guest: { script: PAYSTACK_SCRIPT, frames: ['https://checkout.paystack.com'], connects: ['https://api.paystack.co'] },
  };
}

interface Sign {
  title: string;
  text: string;
  goTo: string;
  /** What the way on is called. */
  link: string;
}

function pageWith({ brand, locale, words, ...page }: Leaving, { title, text, goTo, link }: Sign, told?: PopupPage): HostedPage {
  const content = (
    <div class="stack">
      <StatusCard icon="lock" title={title}>
        <p>{text}</p>
        <ButtonLink href={goTo}>{link}</ButtonLink>
        <p class="small">
          <a href={addressOf(page)}>{words.onward.back}</a>
        </p>
      </StatusCard>
      {told && <div id={POPUP_ID} hidden data-page={JSON.stringify(told)} />}
    </div>
  );
  return { title, brand, content, locale, words };
}

/**
 * Sends a buyer whose form has come to where the provider takes the money. A form may not be redirected to another host
 * (form-action): there a page goes on, by itself if the browser follows its `Refresh`.
 * @param publicUrl of this service
 */
export function sendOnward(response: Response, { goTo, accessCode }: ProviderPlace, leaving: Leaving, publicUrl: string): void {
  if (new URL(goTo, publicUrl).origin === new URL(publicUrl).origin) {
    redirectTo(response, goTo);
    return;
  }
  const popup = accessCode === undefined ? undefined : popupPage(leaving, goTo, accessCode);
  if (!popup) response.setHeader('Refresh', `0;url=${goTo}`);
  sendPage(response, popup ?? onwardPage(leaving, goTo));
}
