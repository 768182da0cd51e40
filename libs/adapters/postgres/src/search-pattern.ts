/** What finds a text anywhere in another by `ilike`; its own wildcards are letters. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
