import { HttpStatus } from '@nestjs/common';
import type { Response } from 'express';
import { sendPage } from '../page';
import type { ProviderPlace } from './checkout-page-service';
import { onwardPage, popupPage, type Leaving } from './onward-page';

/**
 * Sends a buyer whose form has come to where the provider takes the money. A form may not be redirected to another host
 * (form-action): there a page goes on, by itself if the browser does as it is told.
 * @param publicUrl of this service
 */
export function sendOnward(response: Response, { goTo, accessCode }: ProviderPlace, leaving: Leaving, publicUrl: string): void {
  if (new URL(goTo, publicUrl).origin === new URL(publicUrl).origin) {
    response.redirect(HttpStatus.SEE_OTHER, goTo);
    return;
  }
  const popup = accessCode === undefined ? undefined : popupPage(leaving, goTo, accessCode);
  if (!popup) response.setHeader('Refresh', `0;url=${goTo}`);
  sendPage(response, popup ?? onwardPage(leaving, goTo));
}
