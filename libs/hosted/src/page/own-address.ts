import { HttpStatus } from '@nestjs/common';
import { publicUrlOf } from '@svc/http';
import type { Request, Response } from 'express';
import { CATALOGUES } from '../messages';
import { parseFields } from './parse-fields';

/** Query parameter with the language that a visitor has chosen. */
const LANGUAGE = 'lang';

/** Returns true for a path of this host; false for `//other` and `/\other`, which browsers read as another host. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** Parses the query of a request's address, also of invalid URLs such as `//`. */
export function queryIn(originalUrl: string): URLSearchParams {
  const at = originalUrl.indexOf('?');
  return parseFields(at < 0 ? '' : originalUrl.slice(at));
}

/** Returns the language that the visitor has chosen by the address; undefined without one that has texts. */
export function chosenLanguage({ originalUrl }: Pick<Request, 'originalUrl'>): string | undefined {
  const chosen = queryIn(originalUrl).get(LANGUAGE);
  return chosen !== null && Object.hasOwn(CATALOGUES, chosen) ? chosen : undefined;
}

/** Returns an address of this host, absolute or relative (`/…`, or `?` for the page itself), with a language in its query. */
export function inLanguage(address: string, language: string): string {
  const url = new URL(address, 'http://self');
  url.searchParams.set(LANGUAGE, language);
  if (address.startsWith('?')) return url.search;
  return address.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** Returns an address of this service in the language that the visitor has chosen; any other address unchanged. */
export function inChosenLanguage(request: Pick<Request, 'app' | 'originalUrl'>, address: string): string {
  const language = chosenLanguage(request);
  return language && isOwn(address, publicUrlOf(request)) ? inLanguage(address, language) : address;
}

/** Redirects by `303`; within this service in the language that the visitor has chosen. */
export function redirectTo(response: Response, address: string): void {
  response.redirect(HttpStatus.SEE_OTHER, inChosenLanguage(response.req, address));
}

const LINKS = /<(a|form)\b[^>]*? (?:href|action)="([^"]*)"[^>]*>/g;

/**
 * Adds the language to the links and forms of rendered HTML that stay on this service. A form with method GET gets a hidden
 * field instead.
 * @param publicUrl public address of the service: absolute addresses below it are its own
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
  return isOwnPath(address) || address.startsWith(`${publicUrl}/`);
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Returns path and query of an absolute address of this service. */
export function ownAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
