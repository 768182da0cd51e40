interface Randomness {
  randomUUID?(): string;
  getRandomValues?<T extends ArrayBufferView>(bytes: T): T;
}

const KEY_BYTES = 16;

/** Returns a unique key. It need not be secret, so React Native, which has no `crypto`, can use `Math.random`. */
export function newIdempotencyKey(): string {
  const random = (globalThis as { crypto?: Randomness }).crypto;
  if (random?.randomUUID) return random.randomUUID();
  const bytes = new Uint8Array(KEY_BYTES);
  if (random?.getRandomValues) random.getRandomValues(bytes);
  else bytes.forEach((_zero, at) => (bytes[at] = Math.random() * 256));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
