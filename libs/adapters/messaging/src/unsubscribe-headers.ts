/** By which mail programs offer to take the reader off the list, by one click (RFC 8058); none where there is no such address. */
export function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  return url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
