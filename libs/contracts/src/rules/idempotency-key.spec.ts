import { InvalidInput } from '@svc/kernel';
import { keyStoredUntil, keysExpiredUntil, readIdempotencyKey } from './idempotency-key';

describe('an idempotency key', () => {
  it.each(['k', 'a b', '~!"#$%', 'x'.repeat(255)])('[D-40] may be %s', (key) => {
    expect(readIdempotencyKey(key, { required: true })).toBe(key);
  });

  it.each(['', 'x'.repeat(256), 'é', 'tab\tbed', 'nul\u0000'])('[D-40] may not be %j, even where none is needed', (key) => {
    expect(() => readIdempotencyKey(key, { required: false })).toThrow(InvalidInput);
  });

  it('[D-41] is refused when missing only where it is required', () => {
    expect(readIdempotencyKey(undefined, { required: false })).toBeUndefined();
    expect(() => readIdempotencyKey(undefined, { required: true })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_ERROR', details: { invalid: ['Idempotency-Key'] } }),
    );
  });

  it('[D-40] is stored for a day', () => {
    const used = new Date('2026-03-01T12:00:00Z');
    expect(keyStoredUntil(used)).toEqual(new Date('2026-03-02T12:00:00Z'));
    expect(keysExpiredUntil(keyStoredUntil(used))).toEqual(used);
  });
});
