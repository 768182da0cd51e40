import { HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';
import { publicUrlOf } from '../../edge/public-url';
import { CATALOGUES } from '../messages';

/** The parameter of a page's address by which its visitor chooses the language. */
const LANGUAGE = 'lang';

/** The query of a request's address, of any that can be sent: `//` is none that a URL can be made of. */
export function queryIn(originalUrl: string): URLSearchParams {
  const at = originalUrl.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : originalUrl.slice(at));
}

/** The language that the visitor has chosen by the address; undefined where none is chosen that there are texts in. */
export function chosenLanguage({ originalUrl }: Pick<Request, 'originalUrl'>): string | undefined {
  const chosen = queryIn(originalUrl).get(LANGUAGE);
  return chosen !== null && Object.hasOwn(CATALOGUES, chosen) ? chosen : undefined;
}

/** An address of this host, `/…` or whole, with a language in its query. */
export function inLanguage(address: string, language: string): string {
  const url = new URL(address, 'http://self');
  url.searchParams.set(LANGUAGE, language);
  return address.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** An address in the language that the visitor has chosen where it is one of this service, elsewhere as it is. */
export function inChosenLanguage(request: Pick<Request, 'app' | 'originalUrl'>, address: string): string {
  const language = chosenLanguage(request);
  return language && isOwn(address, publicUrlOf(request)) ? inLanguage(address, language) : address;
}

/** Redirects by `303`, on this service in the language that the visitor has chosen. */
export function redirectTo(response: Response, address: string): void {
  response.redirect(HttpStatus.SEE_OTHER, inChosenLanguage(response.req, address));
}

const LINKS = /<(a|form)\b[^>]*? (?:href|action)="([^"]*)"[^>]*>/g;

/**
 * Rendered HTML of which links and forms that stay on this service keep the language; forms that are sent by their address hold it as a field.
 * @param publicUrl where people reach the service: whole addresses below it are its own
 */
export function keepLanguage(html: string, language: string, publicUrl: string): string {
  return html.replace(LINKS, (tag, name: string, attribute: string) => {
    const address = unescaped(attribute);
    if (!isOwn(address, publicUrl)) return tag;
    if (name === 'form' && tag.includes(' method="get"')) return `${tag}<input type="hidden" name="${LANGUAGE}" value="${language}"/>`;
    return tag.replace(`"${attribute}"`, () => `"${escaped(inLanguage(address, language))}"`);
  });
}

function isOwn(address: string, publicUrl: string): boolean {
  return /^\/(?!\/)/.test(address) || address.startsWith(`${publicUrl}/`);
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The part of a whole address of this service that stands behind its host. */
export function ownAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
