/** What a provider posts to us: bytes and headers, as they were signed. */
export interface PostedCallback {
  raw: Buffer;
  headers: Record<string, string>;
}
