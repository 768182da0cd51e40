import { createHash } from 'node:crypto';
import type { ComponentChildren } from 'preact';
import { render } from 'preact-render-to-string';
import type { Speech } from '../speech';
import type { Brand } from './brand';
import { Page } from './page';
import { styleSheet } from './style';

/** A page before it is rendered. */
export interface HostedPage extends Partial<Speech> {
  title: string;
  brand: Brand;
  /** What stands in `<main>`, with the page's one `<h1>`. */
  content: ComponentChildren;
  /** Addresses of pictures in the content; only their hosts, and the logo's, may be asked (decisions 3.16). */
  pictures?: readonly (string | undefined)[];
}

/** The HTML of a page, and the content security policy that allows exactly what it is made of. */
export function renderPage(page: HostedPage): { html: string; policy: string } {
  const { title, brand, content } = page;
  const style = styleSheet(brand.colour);
  const html = render(
    <Page title={title} brand={brand} style={style}>
      {content}
    </Page>,
  );
  return { html: `<!doctype html>${html}`, policy: policyOf(page, style) };
}

/** No script, no frame, nothing loaded but pictures of known hosts; the style sheet by its hash. */
function policyOf({ brand, pictures = [] }: HostedPage, style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const hosts = [brand.logoUrl, ...pictures].flatMap((url) => originOf(url) ?? []);
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    ["img-src 'self' data:", ...new Set(hosts)].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
}
