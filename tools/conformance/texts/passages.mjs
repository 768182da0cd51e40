/**
 * @typedef {{ kind: 'row' | 'item' | 'paragraph', text: string, cells?: string[], number?: number }} Passage text: on one line, without
 * emphasis; cells: of a row of a table; number: of a numbered item
 * @typedef {{ number?: string, title: string, heading: string, passages: Passage[] }} Section number: `4.3` of `### 4.3 POST …`
 */

/** Returns the sections of a Markdown text; the first is what stands before its first heading of the second level. @returns {Section[]} */
export function sectionsOf(markdown) {
  const sections = [{ title: '', heading: '', lines: [] }];
  for (const line of markdown.split('\n')) {
    const [, heading, number, title] = /^#{2,6} ((?:(\d+(?:\.\d+)?)\.? )?(.+))$/.exec(line) ?? [];
    if (heading) sections.push({ number, title, heading, lines: [] });
    else if (!line.startsWith('# ')) sections.at(-1).lines.push(line);
  }
  return sections.map(({ lines, ...section }) => ({ ...section, passages: passagesOf(lines) }));
}

/** Returns the anchor of a heading, as GitHub and readers of Markdown make it. @param {Pick<Section, 'heading'>} section */
export function anchorOf({ heading }) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Returns rows of tables, items of lists with what is indented below them, and paragraphs, in their order. @returns {Passage[]} */
function passagesOf(lines) {
  const passages = [];
  let open;
  lines.forEach((line, index) => {
    const kind = kindOf(line, open);
    if (kind === 'more') open.lines.push(line.trim());
    else if (kind === 'end') open = undefined;
    else if (!isRule(line) && !(kind === 'row' && isRule(lines[index + 1] ?? ''))) {
      open = { kind, lines: [line.trim()] };
      passages.push(open);
    }
  });
  return passages.map(({ kind, lines: own }) => passageOf(kind, own.join(' ')));
}

/** Returns the kind of passage that a line begins, `more` of the open one, or `end` of it. */
function kindOf(line, open) {
  if (line.trim() === '') return 'end';
  if (line.startsWith('|')) return 'row';
  if (/^(-|\d+\.) /.test(line)) return 'item';
  if (open?.kind === 'item' && line.startsWith(' ')) return 'more';
  return open?.kind === 'paragraph' && !line.startsWith('**') ? 'more' : 'paragraph';
}

/** True for the line below the header of a table, and for a line that divides the text. */
const isRule = (line) => /^[|\s:-]*-{3}[|\s:-]*$/.test(line);

function passageOf(kind, line) {
  if (kind === 'row') {
    const cells = plain(line.replace(/^\||\|$/g, ''))
      .split(/(?<!\\)\|/)
      .map((cell) => cell.replaceAll('\\|', '|').trim());
    return { kind, cells, text: cells.filter(Boolean).join(' · ') };
  }
  const [, number, text] = /^(?:- |(\d+)\. )?(.*)$/s.exec(line);
  return { kind, text: plain(text), ...(number && { number: Number(number) }) };
}

/** Returns a text without emphasis and with single blanks; code stays as it is. */
function plain(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll('**', '').replace(/(?<![\w*])[*_](?=\S)([^*_]+?)(?<=\S)[*_](?![\w*])/g, '$1'),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
