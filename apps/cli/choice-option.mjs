/**
 * An option that takes one of few values, which shells complete; that it is one of them is judged by the service.
 * @param {string} value what stands for it in the help, such as `<mode>`
 * @param {string[]} among
 * @param {{ before?: string, after?: string, needed?: boolean, multiple?: boolean, default?: string }} more words of the help around the values, and what else `parseArgs` takes
 */
export function choice(value, among, { before, after, ...more } = {}) {
  const listed = among.length > 1 ? `${among.slice(0, -1).join(', ')} or ${among.at(-1)}` : among[0];
  return { type: 'string', value, among, text: [before, listed, after].filter(Boolean).join(' '), ...more };
}
