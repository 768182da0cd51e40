import { markOf } from '@svc/contracts';
import { excerptOf, firstGrapheme } from '@svc/kernel';
import type { ComponentChildren } from 'preact';
import { HeadTags, type PageHead } from './page-head';
import type { Brand } from './render-page';

export interface PageProps {
  /** Title of the browser's tab; the merchant's name follows it. */
  title: string;
  brand: Brand;
  /** For search engines and previews of shared links, and where people reach the service; nothing of pages with anybody's data. */
  shared?: { head: PageHead; publicUrl: string };
  /** Complete style sheet. */
  style: string;
  /** BCP 47 locale of the content. */
  locale: string;
  /** Text of the skip link to the content. */
  skip: string;
  /** Languages of the page; `href` is its address in each language but its own. */
  languages?: { label: string; choices: readonly { language: string; name: string; href?: string }[] };
  /** Two columns where there is room. */
  isWide?: boolean;
  /** Address to which browsers without scripts are redirected. */
  withoutScript?: string;
  /** Scripts that run before and after the content. */
  scripts?: { first: string; last: string };
  /** Content of `<main>`, with the page's one `<h1>`. */
  children: ComponentChildren;
}

/** Longest name in the header, in characters: a longer one would push the page off the first screen of a phone. */
const LONGEST_NAME = 80;
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Document of every hosted page: the merchant's header, the content, the choice of language. */
export function Page({ title, brand, style, locale, skip, withoutScript, scripts, isWide, languages, shared, children }: PageProps) {
  return (
    <html lang={locale} dir={RIGHT_TO_LEFT.has(locale.split('-')[0]!) ? 'rtl' : 'ltr'}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {!shared?.head.isListed && <meta name="robots" content="noindex" />}
        <title>{`${title} · ${brand.name}`}</title>
        {shared && <HeadTags {...shared} {...{ title, locale }} siteName={brand.name} logoUrl={brand.logoUrl} />}
        <link rel="icon" href={brand.logoUrl ?? 'data:,'} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {scripts && <script dangerouslySetInnerHTML={{ __html: scripts.first }} />}
        {withoutScript && (
          <noscript>
            <meta http-equiv="refresh" content={`0;url=${withoutScript}`} />
          </noscript>
        )}
      </head>
      <body class={isWide ? 'two-columns' : undefined}>
        <a class="skip" href="#content">
          {skip}
        </a>
        <header class="masthead">
          {brand.website ? (
            <a class="mark" href={brand.website}>
              <Mark {...brand} />
            </a>
          ) : (
            <div class="mark">
              <Mark {...brand} />
            </div>
          )}
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {languages && <LanguageChoice {...languages} />}
        {scripts && <script dangerouslySetInnerHTML={{ __html: scripts.last }} />}
      </body>
    </html>
  );
}

function LanguageChoice({ label, choices }: NonNullable<PageProps['languages']>) {
  return (
    <footer class="page-footer no-print">
      <nav aria-label={label} class="row small">
        {choices.map(({ language, name, href }) =>
          href === undefined ? (
            <span key={language} aria-current="true" class="quiet">
              {name}
            </span>
          ) : (
            <a key={language} href={href} lang={language} hreflang={language}>
              {name}
            </a>
          ),
        )}
      </nav>
    </footer>
  );
}

/** Longest name that stands beside a logo on a phone, in characters; a longer one stands below it. */
const SHORT_NAME = 28;

/** Mark of the merchant: logo, name or both. Without a logo, the first letter of the name in the merchant's colour stands for it. */
function Mark(brand: Brand) {
  const { logo, name } = markOf(brand);
  const letter = brand.logoUrl === undefined && brand.header?.branding !== 'text' ? firstGrapheme(brand.name).toUpperCase() : '';
  return (
    <>
      {logo && <img class="logo" src={logo.url} alt={logo.alt} height={logo.height} />}
      {letter && (
        <span class="monogram" aria-hidden="true">
          {letter}
        </span>
      )}
      {name !== undefined && <span class={logo && name.length > SHORT_NAME ? 'name long' : 'name'}>{excerptOf(name, LONGEST_NAME)}</span>}
    </>
  );
}
