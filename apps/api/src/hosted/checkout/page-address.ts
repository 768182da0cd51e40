/** Where something of the page of a checkout is, for whoever has the page itself. */
export function addressOf({ path, token }: { path: string; token: string }, part: '' | 'pay' | 'return' | 'save' | 'status' | 'stop' = '', query: Record<string, string> = {}): string {
  return `${path}${part && `/${part}`}?${new URLSearchParams({ t: token, ...query })}`;
}
