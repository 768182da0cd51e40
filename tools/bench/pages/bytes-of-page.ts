/** Bytes of a page by their kind: text as the browser reads it, pictures and fonts as they were sent. */
export interface PageBytes {
  html: number;
  css: number;
  js: number;
  fonts: number;
  pictures: number;
}

/** Resource of a page, with its type as Chromium names it (`Stylesheet`, `Image`…). */
export interface Resource {
  type: string;
  bytes: number;
}

const KINDS: Readonly<Record<string, keyof PageBytes>> = { Stylesheet: 'css', Script: 'js', Font: 'fonts', Image: 'pictures' };

/** Returns the bytes of a document and of its other resources. Its own style and script count as CSS and JavaScript, its data as HTML. */
export function bytesOfPage(document: string, resources: readonly Resource[]): PageBytes {
  const css = bytesWithin(document, /<style\b[^>]*>([\s\S]*?)<\/style>/g);
  const js = bytesWithin(document, /<script\b(?![^>]*\bjson\b)[^>]*>([\s\S]*?)<\/script>/g);
  const bytes = { html: Buffer.byteLength(document) - css - js, css, js, fonts: 0, pictures: 0 };
  for (const { type, bytes: more } of resources) bytes[KINDS[type] ?? 'html'] += more;
  return bytes;
}

function bytesWithin(document: string, element: RegExp): number {
  return [...document.matchAll(element)].reduce((sum, [, content]) => sum + Buffer.byteLength(content!), 0);
}
