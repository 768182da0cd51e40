/** Returns a number of things in French, where numbers below two take the singular: `0 minute`, `1 minute`, `2 minutes`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count < 2 ? one : several}`;
}
