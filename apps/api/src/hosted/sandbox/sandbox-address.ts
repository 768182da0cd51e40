/** Where the forms of a sandbox page are sent to. */
export function sandboxAddress(reference: string, token: string, part: '' | 'card' | 'confirm' | 'transfer' | 'fault' = '', query: Record<string, string> = {}): string {
  return `/sandbox/${reference}${part && `/${part}`}?${new URLSearchParams({ t: token, ...query })}`;
}
