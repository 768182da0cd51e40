/** Returns text as UTF-8. Creates its encoder on use, since platforms without webhooks, such as React Native, may lack it. */
export const utf8Of = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Returns a key of HMAC-SHA256. */
export function hmacKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return globalThis.crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

/** Returns the keys of a secret: `X-SVC-Signature` uses its text, `webhook-signature` the bytes of its base64. */
export function keysOf(secret: string): { own: Promise<CryptoKey>; standard: Promise<CryptoKey> } {
  return { own: hmacKey(utf8Of(secret)), standard: hmacKey(bytesOfBase64(secret.replace(/^whsec_/, ''))) };
}

/** Returns the signed bytes, `prefix.body`, with the unchanged bytes of the body. */
export function signedBytes(prefix: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = utf8Of(`${prefix}.`);
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
}

/** Returns the bytes of lower-case hex; undefined for other text. */
export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^([0-9a-f]{2})+$/.test(hex)) return undefined;
  return Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16));
}

/** Returns the bytes of base64; empty for other text. */
export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
