interface Randomness {
  randomUUID?(): string;
  getRandomValues?<T extends ArrayBufferView>(bytes: T): T;
}

const KEY_BYTES = 16;

/** A key that no other call has. React Native has no `crypto` of its own; a key has to be unique and need not be a secret. */
export function newIdempotencyKey(): string {
  const random = (globalThis as { crypto?: Randomness }).crypto;
  if (random?.randomUUID) return random.randomUUID();
  const bytes = new Uint8Array(KEY_BYTES);
  if (random?.getRandomValues) random.getRandomValues(bytes);
  else bytes.forEach((_zero, at) => (bytes[at] = Math.random() * 256));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
