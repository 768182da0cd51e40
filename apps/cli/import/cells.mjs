import { cutText } from '../../../tools/cut-text.mjs';
import { excessOf } from './html-limits.mjs';

/** Longest texts of the service, in UTF-16 code units. */
const LINE = 300;
const PROSE = 50_000;
/** Characters that a line of the service cannot hold (D-119). */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Splits a cell at commas; `\,` is a comma within. */
export const listOf = (cell = '') => {
  const members = cell.split(/(?<!\\),/).map((member) => member.replaceAll('\\,', ',').trim());
  return [...new Set(members.filter(Boolean))];
};

/**
 * Makes one line of a cell, cut to the length that the service accepts, and reports the cut.
 * @param {string | undefined} text
 * @param {(reason: string) => void} report
 */
export function lineOf(text, report) {
  const line = text?.replace(/\s+/g, ' ').replace(UNPRINTABLE, '').trim();
  return line ? cutTo(line, LINE, report) : undefined;
}

/** The same of several paragraphs. */
export function proseOf(text, report) {
  const prose = text?.replace(/(?![\n\t])\p{Cc}/gu, '').trim();
  return prose ? cutTo(prose, PROSE, report) : undefined;
}

function cutTo(text, most, report) {
  if (text.length > most) report(`cut to ${most} characters`);
  return cutText(text, most).trim();
}

const skipped = ['img', 'script', 'style', 'iframe', 'video', 'object'].map((selector) => ({ selector, format: 'skip' }));
const plainHeadings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
  selector,
  options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 },
}));
const links = { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true, linkBrackets: ['(', ')'] } };
const lists = { selector: 'ul', options: { itemPrefix: '• ', trailingLineBreaks: 2 } };
const tables = { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } };

/**
 * Makes the plain text, in paragraphs, of a description in HTML; a text without any is kept as it is.
 * @returns {Promise<(html: string, report: (reason: string) => void) => string | undefined>} `report` gets what is lost; undefined where the
 *   HTML is too deep or too large, which `report` gets as well
 */
export async function htmlReader() {
  const { compile } = await import('html-to-text');
  const convert = compile({ wordwrap: false, preserveNewlines: false, selectors: [...skipped, ...plainHeadings, links, lists, tables] });
  return (html, report) => {
    if (/<(?:img|iframe|video|object)\b/i.test(html)) report('images and videos in it are left out');
    if (!/<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(html)) return html;
    const fault = excessOf(html);
    if (fault) return void report(fault);
    const written = /<(?:p|br|div|ul|ol|li|h\d|table)\b/i.test(html) ? html : html.replace(/\r?\n/g, '<br>');
    return convert(written)
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  };
}
