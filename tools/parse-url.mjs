/**
 * Parses an absolute address, as `parseUrl` of the kernel does: tools run without a build of it.
 * @param {string} text
 * @returns {URL | undefined} undefined for a text that is not an address
 */
export function parseUrl(text) {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
