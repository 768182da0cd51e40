/** Description of a page for search engines and previews of a shared link. Pages with personal data have none. */
export interface PageHead {
  /** Path of the page on this host, without a query; absent where the page opens only by a link with a token. */
  path?: string;
  /** Plain text. */
  description?: string;
  /** http(s) address of a picture of what the page is about. */
  pictureUrl?: string;
  /** `schema.org` description of what the page is about (JSON-LD). */
  data?: object;
  /** True where search engines may list the page; by default none does. */
  isListed?: boolean;
}

interface HeadTagsProps {
  head: PageHead;
  title: string;
  siteName: string;
  /** Stands in for a missing picture. */
  logoUrl?: string;
  /** BCP 47. */
  locale: string;
  /** Public address of the service, without a trailing slash. */
  publicUrl: string;
}

/** Longest description, in characters: search engines and messengers cut longer ones. */
export const DESCRIPTION_LENGTH = 200;

/** Tags for search engines (description, canonical address) and for previews of a shared link (Open Graph, Twitter cards). */
export function HeadTags({ head: { path, description, pictureUrl, data }, title, siteName, logoUrl, locale, publicUrl }: HeadTagsProps) {
  const url = path && publicUrl + path;
  const picture = pictureUrl ?? shareableLogo(logoUrl);
  const properties: readonly (readonly [property: string, content: string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', locale.replace('-', '_')],
    ['og:image', picture && new URL(picture, `${publicUrl}/`).href],
  ];
  return (
    <>
      {description && <meta name="description" content={description} />}
      {url && <link rel="canonical" href={url} />}
      {properties.map(([property, content]) => content && <meta key={property} property={property} content={content} />)}
      <meta name="twitter:card" content={pictureUrl ? 'summary_large_image' : 'summary'} />
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataBlock(data) }} />}
    </>
  );
}

/** Messengers show no SVG. */
function shareableLogo(logoUrl: string | undefined): string | undefined {
  return logoUrl === undefined || /\.svg($|\?)/i.test(logoUrl) ? undefined : logoUrl;
}

/** Returns JSON that no text in it can end the element of, or begin another one in. */
function dataBlock(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
