/** Returns a table in Markdown. Cells are Markdown without line breaks. */
export function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

/** Returns a text in one line, whose signs Markdown shows as they are. */
export const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_<>[\]|]/g, '\\$&');

/** Returns a text in one line, as code in a table; a backtick in it becomes an apostrophe. */
export const code = (text: string): string => `\`${text.replace(/\s+/g, ' ').trim().replaceAll('`', "'").replaceAll('|', '\\|')}\``;
