import { InvalidInput } from '@svc/kernel';
import express, { type Request, type Response } from 'express';

/** A form that a person fills in is small; files count apart. */
export const FORM_BODY_LIMIT = 256 * 1024;

/**
 * Reads what a form of one of our pages sent, its fields in their order. A body of another type, too large or broken
 * off is read as an empty form, which the page then asks to fill in.
 */
export async function readForm(request: Request, response: Response): Promise<URLSearchParams> {
  await new Promise<void>((resolve) => {
    express.text({ type: 'application/x-www-form-urlencoded', limit: FORM_BODY_LIMIT })(request, response, () => resolve());
  });
  return new URLSearchParams(typeof request.body === 'string' ? request.body : '');
}

/** A form that another site sent through the browser of a visitor. */
export class CrossSiteForm extends InvalidInput {
  constructor() {
    super('This form was sent from another site. Open the page itself and send it from there.');
  }
}

/**
 * Refuses a form that a browser sends from a page of another origin. There are no cookies to abuse, but nobody is to be
 * registered by a page they merely look at. What tells neither origin is no browser that could be abused.
 * @throws CrossSiteForm
 */
export function refuseCrossSite({ headers }: Pick<Request, 'headers'>, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new CrossSiteForm();
    return;
  }
  const { origin, host } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new CrossSiteForm();
}
