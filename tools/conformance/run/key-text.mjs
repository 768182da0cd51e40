import { checksumOf } from '../../start/secrets.mjs';

/** A key as if it were of the other environment, with the checksum that it would have. */
export function turned(key) {
  const body = key.slice(0, -4).replace(/_(test|live)_/, (_, mode) => (mode === 'test' ? '_live_' : '_test_'));
  return body + checksumOf(body);
}
