import { ERROR_CATALOGUE } from '../edge/refusal';
import type { Guide } from './guides';

/** Where the table of all errors goes in a guide. */
const ERRORS = '<!-- errors -->';

/** All guides as one text under the document's description, whose first headings are theirs, with links that lead to one another in the page. */
export function guideText(guides: readonly Guide[]): string {
  const titles = new Map(guides.map(({ name, text }) => [name, anchorOf(/^# (.*)$/m.exec(text)?.[1] ?? name)]));
  return guides.map(({ text }) => linked(text.replace(ERRORS, errorTable()), titles)).join('\n\n');
}

/** The end of an address that leads to this heading of the description. */
export function anchorOf(heading: string): string {
  const slug = heading.trim().toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
  return `#description/${slug}`;
}

/** Links to other guides become those of the page; what the page does not hold (a decision record, a file of code) stays as its words alone. */
function linked(text: string, titles: ReadonlyMap<string, string>): string {
  return text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    if (/^https?:/.test(target)) return link;
    const [file = '', heading] = target.split('#');
    if (file !== '' && !titles.has(file)) return words;
    return `[${words}](${heading === undefined ? titles.get(file) : `#description/${heading}`})`;
  });
}

function errorTable(): string {
  const rows = Object.entries(ERROR_CATALOGUE).map(([code, { status, retryable }]) => `| \`${code}\` | ${status} | ${retryable ? 'yes' : ''} |`);
  return ['| `code` | Status | `retryable` |', '|---|---|---|', ...rows].join('\n');
}
