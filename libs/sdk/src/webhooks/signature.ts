/** Platforms that verify no webhooks, such as React Native, may lack the encoder. */
export const utf8Of = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A key of HMAC-SHA256. */
export function hmacKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return globalThis.crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

/** The keys of a secret: `X-SVC-Signature` is keyed with its text as shown, `webhook-signature` with the bytes that its base64 holds. */
export function keysOf(secret: string): { own: Promise<CryptoKey>; standard: Promise<CryptoKey> } {
  return { own: hmacKey(utf8Of(secret)), standard: hmacKey(bytesOfBase64(secret.replace(/^whsec_/, ''))) };
}

/** `prefix.body` as it is signed, where the body is bytes as they came. */
export function signedBytes(prefix: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = utf8Of(`${prefix}.`);
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
}

/** Bytes of lower-case hex; undefined when it is none. */
export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^([0-9a-f]{2})+$/.test(hex)) return undefined;
  return Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16));
}

/** Bytes of base64; none when it cannot be read. */
export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
