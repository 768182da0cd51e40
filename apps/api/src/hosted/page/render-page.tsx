import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Workspace } from '@svc/access';
import type { SupportSettings } from '@svc/notifications';
import { parseUrl } from '@svc/kernel';
import type { Branding } from '@svc/storefront';
import { render } from 'preact-render-to-string';
import type { Response } from 'express';
import { CATALOGUES, type Messages } from '../messages';
import { type PageLocale, pageLocaleFor } from '../page-locale';
import { publicUrlOf } from '../../edge/public-url';
import { chosenLanguage, inLanguage, keepLanguage } from './own-address';
import { Page, type PageProps } from './page';
import { styleSheet } from './style';

/** The words of the page around a part, for parts that stand on every page; the page itself says which. */
const Spoken = createContext<Messages>(pageLocaleFor(undefined).words);

export function usePageWords(): Messages['page'] {
  return useContext(Spoken).page;
}

/** How a merchant shows up on a page: name, colour, picture. */
export interface Brand {
  name: string;
  /** http(s) address. */
  logoUrl?: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  /** http(s) address of the merchant's own site; the head of the page leads there. */
  website?: string;
  /** How the merchant is reached, and what is promised. */
  support?: SupportSettings;
  /** Names of its fonts, the heading's first: `fraunces-inter`. */
  fontPairing?: string;
}

/** A merchant as the pages of its workspace show it. */
export function brandOf(
  { displayName, settings }: Pick<Workspace, 'displayName' | 'settings'>,
  { country: _country, ...branding }: Branding,
): Brand {
  return { name: displayName, ...branding, ...(settings.support && { support: settings.support }) };
}

/** Of pages that belong to no merchant, and of those that must not tell whether there is one. */
export function plainBrand({ page }: Messages): Brand {
  return { name: page.service };
}

/** A page before it is rendered. */
export interface HostedPage extends PageLocale {
  title: string;
  brand: Brand;
  /** What stands in `<main>`, with the page's one `<h1>`. */
  content: ComponentChildren;
  /** Addresses of pictures in the content; only their hosts, and the logo's, may be asked (decisions 3.16). */
  pictures?: readonly (string | undefined)[];
  /** It has two columns where there is room. */
  roomy?: boolean;
  /** What runs in the page once it is there; without it, the page does all that it has to. */
  script?: string;
  /** Where browsers that run no scripts go on. */
  withoutScript?: string;
  /** Whom the script lets in; nobody when absent. */
  guest?: PageGuest;
}

/** Another host of which a script runs in a page: what its policy is opened for. */
export interface PageGuest {
  /** The address of the script itself. */
  script: string;
  /** Origins that it shows in frames, and that it talks to. */
  frames: readonly string[];
  connects: readonly string[];
}

/** Runs before anything is drawn: what is there for scripts alone, or for want of them, is shown or hidden from the start. */
const FIRST_SCRIPT = `document.documentElement.classList.add('js')`;

/** How a page is asked for. */
export interface Asked {
  /** Its own address (`/…`), which its foot links to in other languages; absent when it answers a form or says an error. */
  address?: string;
  /** The language that its visitor has chosen, which links and forms keep that lead to `publicUrl`, where people reach the service. */
  chosen?: { language: string; publicUrl: string };
}

/** The HTML of a page, and the content security policy that allows exactly what it is made of. */
export function renderPage(page: HostedPage, { address, chosen }: Asked = {}): { html: string; policy: string } {
  const { title, brand, content, locale, words, script, withoutScript, roomy } = page;
  const style = styleSheet(brand);
  const html = render(
    <Spoken.Provider value={words}>
      <Page
        {...{ title, brand, style, locale, roomy, withoutScript }}
        languages={address === undefined ? undefined : languagesOf(address, page)}
        skip={words.page.skip}
        scripts={script === undefined ? undefined : { first: FIRST_SCRIPT, last: script }}
      >
        {content}
      </Page>
    </Spoken.Provider>,
  );
  return {
    html: `<!doctype html>${chosen === undefined ? html : keepLanguage(html, chosen.language, chosen.publicUrl)}`,
    policy: policyOf(page, style),
  };
}

/** Characters of HTML that are made at a time, some 5 ms of the process: about as many as a question of 200 choices has. */
const PART_CHARACTERS = 64 * 1024;

/**
 * Renders the parts of a large page one after another, as they stand in a page with these words, to the HTML of all of them. Other
 * requests are answered after each 64 KiB or so.
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
    const html = render(<Spoken.Provider value={words}>{part}</Spoken.Provider>);
    piece.push(html);
    characters += html.length;
  }
  return [...pieces, ...piece].join('');
}

/** The languages that a page is there in, with its address in each but its own. */
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

/** Nothing is loaded but pictures of known hosts; the style sheet and the scripts by their hashes, which talk to this host alone. A guest has what it names. */
function policyOf({ brand, pictures = [], script, guest }: HostedPage, style: string): string {
  const hosts = [brand.logoUrl, ...pictures].flatMap((url) => originOf(url) ?? []);
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined
      ? []
      : [
          listOf('script-src', hashOf(FIRST_SCRIPT), hashOf(script), guest?.script),
          listOf("connect-src 'self'", ...(guest?.connects ?? [])),
        ]),
    ...(guest ? [listOf('frame-src', ...guest.frames)] : []),
    listOf("img-src 'self' data:", ...new Set(hosts)),
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

function originOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : parseUrl(url)?.origin;
}

/**
 * Sends a page as HTML. It is kept by nobody and found by no search engine, and leaves no trace of its address, which
 * may hold a token, where its links lead.
 */
export function sendPage(response: Response, page: HostedPage, status = 200): void {
  const { method, originalUrl } = response.req;
  const language = chosenLanguage(response.req);
  const { html, policy } = renderPage(page, {
    address: method === 'GET' && status === 200 ? originalUrl : undefined,
    chosen: language === undefined ? undefined : { language, publicUrl: publicUrlOf(response.req) },
  });
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
