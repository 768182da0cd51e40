import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Workspace } from '@svc/access';
import { compressOnce, publicUrlOf } from '@svc/http';
import type { SupportSettings } from '@svc/notifications';
import type { Branding } from '@svc/storefront';
import { render } from 'preact-render-to-string';
import type { Response } from 'express';
import { CATALOGUES, type Messages } from '../messages';
import { type PageLocale, pageLocaleFor } from '../page-locale';
import { chosenLanguage, inLanguage, isOwnPath, keepLanguage } from './own-address';
import { renderWithLabels } from './field-labels';
import { Page, type PageProps } from './page';
import type { PageHead } from './page-head';
import { pictureHosts } from './picture-hosts';
import { styleSheet } from './style';
import type { PageTheme } from './theme';

/** Messages of the page, for parts that are on every page. */
const WordsContext = createContext<Messages>(pageLocaleFor(undefined).words);

export function usePageWords(): Messages['page'] {
  return useContext(WordsContext).page;
}

/** Brand of a merchant on a page: name, theme, logo. */
export interface Brand extends PageTheme {
  name: string;
  /** http(s) address. */
  logoUrl?: string;
  /** http(s) address of the merchant's own site, to which the header links. */
  website?: string;
  /** Support contact and promise of the merchant. */
  support?: SupportSettings;
}

/** Returns the brand of a workspace. */
export function brandOf(
  { displayName, settings }: Pick<Workspace, 'displayName' | 'settings'>,
  { country: _country, ...branding }: Branding,
): Brand {
  return { name: displayName, ...branding, ...(settings.support && { support: settings.support }) };
}

/** Returns the neutral brand, for pages without a merchant and for those that must not reveal one. */
export function plainBrand({ page }: Messages): Brand {
  return { name: page.service };
}

/** Hosted page before it is rendered. */
export interface HostedPage extends PageLocale {
  title: string;
  brand: Brand;
  /** Content of `<main>`, with the page's one `<h1>`. */
  content: ComponentChildren;
  /** Addresses of pictures in the content. The policy allows only their hosts, and the logo's (decisions 3.16 media). */
  pictures?: readonly (string | undefined)[];
  /** The page has two columns where there is room. */
  isWide?: boolean;
  /** Styles of this page alone, CSS; those of every page come before them. */
  styles?: string;
  /** Script that runs after the content. The page works without it. */
  script?: string;
  /** Address to which browsers without scripts are redirected. */
  withoutScript?: string;
  /** Third party that the policy allows; none when absent. */
  thirdParty?: ThirdParty;
  /** Description for search engines and previews of its link; only of pages that people share and that hold nobody's data. */
  head?: PageHead;
}

/** Third party whose script runs in a page, as the content security policy allows it. */
export interface ThirdParty {
  /** Address of its script. */
  script: string;
  /** Origins of its frames. */
  frames: readonly string[];
  /** Origins of its requests. */
  connects: readonly string[];
}

/** Script that runs before the content, so that parts for pages with or without scripts are shown or hidden from the start. */
const FIRST_SCRIPT = `document.documentElement.classList.add('js')`;

/** Request for a page. */
export interface PageRequest {
  /** Own address (`/…`), which the footer links to in other languages; absent for responses to forms. */
  address?: string;
  /** Language that the visitor has chosen, kept by links and forms below `publicUrl`, the public address of the service. */
  chosen?: { language: string; publicUrl: string };
  /** Where people reach the service; without it nothing is said for search engines and previews. */
  publicUrl?: string;
}

/** Renders a page to HTML, and returns a content security policy that allows exactly its parts. */
export function renderPage(page: HostedPage, { address, chosen, publicUrl }: PageRequest = {}): { html: string; policy: string } {
  const { title, brand, content, locale, words, script, withoutScript, isWide, head, styles } = page;
  const style = styleSheet(brand, isWide === true) + (styles?.replaceAll('\n', '') ?? '');
  const html = renderWithLabels(
    <WordsContext.Provider value={words}>
      <Page
        {...{ title, brand, style, locale, isWide, withoutScript }}
        languages={address === undefined ? undefined : languagesOf(address, page)}
        shared={head && publicUrl !== undefined ? { head, publicUrl } : undefined}
        skip={words.page.skip}
        scripts={script === undefined ? undefined : { first: FIRST_SCRIPT, last: script }}
      >
        {content}
      </Page>
    </WordsContext.Provider>,
  );
  return {
    html: `<!doctype html>${chosen === undefined ? html : keepLanguage(html, chosen.language, chosen.publicUrl)}`,
    policy: policyOf(page, style),
  };
}

/** Characters of HTML that are rendered at a time, about 5 ms of the process; a question of 200 choices has about as many. */
const PART_CHARACTERS = 64 * 1024;

/**
 * Renders the parts of a large page one after another, with the messages of the page, and returns their HTML. Other requests are
 * handled after about every 64 KiB.
 */
export async function renderParts(parts: readonly ComponentChildren[], words: Messages): Promise<string> {
  const pieces: string[] = [];
  let piece: string[] = [];
  let characters = 0;
  for (const part of parts) {
    if (characters >= PART_CHARACTERS) {
      await setImmediate();
      pieces.push(piece.join(''));
      [piece, characters] = [[], 0];
    }
    const html = render(<WordsContext.Provider value={words}>{part}</WordsContext.Provider>);
    piece.push(html);
    characters += html.length;
  }
  return [...pieces, ...piece].join('');
}

/** Returns the languages of a page, with its address in each but its own. */
function languagesOf(
  address: string,
  {
    words: {
      page: { languages: label },
    },
    locale,
  }: HostedPage,
): PageProps['languages'] {
  const choices = Object.entries(CATALOGUES).map(
    ([
      language,
      {
        page: { languageName: name },
      },
    ]) => ({
      language,
      name,
      href: locale.split('-')[0] === language ? undefined : inLanguage(address, language),
    }),
  );
  return { label, choices };
}

/**
 * Returns the content security policy of a page: pictures of known hosts, style sheet and scripts by their hashes, requests to
 * this host only, and the origins of its third party.
 */
function policyOf({ brand, pictures = [], script, thirdParty }: HostedPage, style: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(style.includes('@font-face') ? ["font-src 'self'"] : []),
    ...(script === undefined
      ? []
      : [
          listOf('script-src', hashOf(FIRST_SCRIPT), hashOf(script), thirdParty?.script),
          listOf("connect-src 'self'", ...(thirdParty?.connects ?? [])),
        ]),
    ...(thirdParty ? [listOf('frame-src', ...thirdParty.frames)] : []),
    listOf("img-src 'self' data:", ...pictureHosts([brand.logoUrl, ...pictures])),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function listOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/** Returns the address of a page to its other languages; that of nothing says nothing of what was asked for (D-1a). */
function addressIn(originalUrl: string, status: number): string | undefined {
  if (status === 404) return '?';
  return isOwnPath(originalUrl) ? originalUrl : undefined;
}

/**
 * Sends a page as HTML. It is cached nowhere, and no search engine lists it unless its head says so. Its address, which may hold a token,
 * leaves no trace where its links lead. An answer to a form, and an error, have no head.
 */
export function sendPage(response: Response, page: HostedPage, status = 200): void {
  const { method, originalUrl } = response.req;
  const language = chosenLanguage(response.req);
  const isShown = method === 'GET' && status === 200;
  const head = isShown ? page.head : undefined;
  const { html, policy } = renderPage(page, {
    address: method === 'GET' ? addressIn(originalUrl, status) : undefined,
    chosen: language === undefined ? undefined : { language, publicUrl: publicUrlOf(response.req) },
    publicUrl: head && publicUrlOf(response.req),
  });
  response.status(status);
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  // Popups of a third party, such as a bank's confirmation, must be able to respond to their opener.
  if (page.thirdParty) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  response.setHeader('Referrer-Policy', 'same-origin');
  if (!head?.isListed) response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Cache-Control', 'no-store');
  response.type('html');
  if (head?.path !== undefined) sendShared(response, html).catch((error: unknown) => response.req.next?.(error));
  else response.send(html);
}

/**
 * Sends a page that people share, compressed. It shows what anybody may read and what its own address says, so its length tells nothing; the
 * length of other pages could tell a secret of theirs beside what somebody else has written into them (ADR 0165).
 */
async function sendShared(response: Response, html: string): Promise<void> {
  const { body, encoding } = await compressOnce(Buffer.from(html), response.req.get('accept-encoding'));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.vary('Accept-Encoding').send(body);
}
