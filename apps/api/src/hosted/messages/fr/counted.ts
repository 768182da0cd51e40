/** A number of things in French, where what is less than two stands in the singular: `0 minute`, `1 minute`, `2 minutes`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count < 2 ? one : several}`;
}
