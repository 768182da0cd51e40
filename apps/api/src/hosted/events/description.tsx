import { cleanHtml } from '@svc/content';

/** What a merchant wrote about something: plain text in paragraphs, or markup, of which only what cannot run is kept. */
export function Description({ text }: { text: string }) {
  if (/<[a-z][^>]*>/i.test(text)) return <div class="stack" dangerouslySetInnerHTML={{ __html: cleanHtml(text) }} />;
  return <p class="prose">{text}</p>;
}

/** Addresses of the pictures in it. */
export function picturesIn(text: string): string[] {
  return [...cleanHtml(text).matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));
}
