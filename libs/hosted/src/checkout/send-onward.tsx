import type { Response } from 'express';
import { ButtonLink, type HostedPage, redirectTo, sendPage, StatusCard } from '../page';
import type { CheckoutPageRequest } from './checkout-page-loader';
import { POPUP_ID, type PopupPage } from './live/live-page';
import { addressOf } from './page-state';
import type { ProviderPage } from './checkout-page-service';

/** Checkout page from which a buyer is redirected to a provider. */
type RedirectContext = Pick<CheckoutPageRequest, 'path' | 'token' | 'brand' | 'locale' | 'words'>;

/** Renders a page with a link to the provider's page, for browsers that do not follow the redirect. */
export function onwardPage(context: RedirectContext, goTo: string): HostedPage {
  const {
    words: { onward },
  } = context;
  const { host } = new URL(goTo);
  return pageWith(context, { title: onward.title, text: onward.text(host), goTo, link: onward.link });
}

/** Renders the page that opens the provider's popup, with a link to its page as fallback; undefined where it has none, or its script is not built. */
function popupPage(context: RedirectContext, { goTo, popup }: ProviderPage): HostedPage | undefined {
  if (popup?.opener === undefined) return undefined;
  const { accessCode, opener, hosts } = popup;
  const data: PopupPage = {
    accessCode,
    providerUrl: goTo,
    returnUrl: addressOf(context, 'return'),
    pageUrl: addressOf(context),
    statusUrl: addressOf(context, 'status'),
  };
  return {
    ...pageWith(context, { ...context.words.onward.popup, goTo }, data),
    script: opener,
    withoutScript: goTo,
    thirdParty: hosts,
  };
}

interface RedirectText {
  title: string;
  text: string;
  goTo: string;
  /** Label of the link. */
  link: string;
}

function pageWith(
  { brand, locale, words, ...page }: RedirectContext,
  { title, text, goTo, link }: RedirectText,
  popup?: PopupPage,
): HostedPage {
  const content = (
    <div class="stack">
      <StatusCard icon="lock" title={title}>
        <p>{text}</p>
        <ButtonLink href={goTo}>{link}</ButtonLink>
        <p class="small">
          <a href={addressOf(page)}>{words.onward.back}</a>
        </p>
      </StatusCard>
      {popup && <div id={POPUP_ID} hidden data-page={JSON.stringify(popup)} />}
    </div>
  );
  return { title, brand, content, locale, words };
}

/**
 * Redirects a buyer to the provider's page. A form may not be redirected to another host (form-action), so for those a page
 * redirects by its `Refresh` header, by its link, or opens the provider's popup.
 * @param publicUrl of this service
 */
export function sendOnward(response: Response, page: ProviderPage, context: RedirectContext, publicUrl: string): void {
  const { goTo } = page;
  if (new URL(goTo, publicUrl).origin === new URL(publicUrl).origin) {
    redirectTo(response, goTo);
    return;
  }
  const popup = popupPage(context, page);
  if (!popup) response.setHeader('Refresh', `0;url=${goTo}`);
  sendPage(response, popup ?? onwardPage(context, goTo));
}
