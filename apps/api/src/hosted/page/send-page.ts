import type { Response } from 'express';
import { renderPage, type HostedPage } from './render-page';

/**
 * Sends a page as HTML. It is kept by nobody and found by no search engine, and leaves no trace of its address, which
 * may hold a token, where its links lead.
 */
export function sendPage(response: Response, page: HostedPage, status = 200): void {
  const { html, policy } = renderPage(page);
  response.status(status);
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  // What a guest opens in a window of its own, a bank's question say, answers it.
  if (page.guest) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Cache-Control', 'no-store');
  response.type('html').send(html);
}
