import type { Guide } from './guides';

const FENCED = /^```.*?^```$/gms;

/**
 * Returns all guides as one text under the document's description, with their titles as its top headings, and with links between them
 * that work in the page.
 */
export function guideText(guides: readonly Guide[]): string {
  const anchors = anchorsIn(guides);
  return guides.map(({ name, text }) => linked(text, name, anchors)).join('\n\n');
}

/**
 * Returns the anchor of each heading by the guide's name and the link within the guide; the guide's name alone is its beginning. The page
 * numbers repeated headings.
 */
export function anchorsIn(guides: readonly Guide[]): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const seen = new Map<string, number>();
  for (const { name, text } of guides) {
    for (const [, heading = ''] of text.replace(FENCED, '').matchAll(/^#{1,6} (.*)$/gm)) {
      const anchor = anchorOf(heading);
      const before = seen.get(anchor) ?? 0;
      seen.set(anchor, before + 1);
      const numbered = before === 0 ? anchor : `${anchor}-${before}`;
      if (!anchors.has(name)) anchors.set(name, numbered);
      anchors.set(`${name}#${slugOf(heading)}`, numbered);
    }
  }
  return anchors;
}

/** Returns the end of an address of the page that leads to this heading of the description: there an underscore is a hyphen. */
export function anchorOf(heading: string): string {
  return `#description/${slugOf(heading).replaceAll('_', '-')}`;
}

/** Returns the end of an address that leads to this heading of a Markdown file. */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/**
 * Rewrites links to other guides as links within the page; a link to anything else (a decision record, a file of code) becomes plain
 * text.
 */
function linked(text: string, guide: string, anchors: ReadonlyMap<string, string>): string {
  return text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    if (/^https?:/.test(target)) return link;
    const anchor = anchors.get(target.startsWith('#') ? guide + target : target);
    return anchor === undefined ? words : `[${words}](${anchor})`;
  });
}
