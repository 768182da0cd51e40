import { createHash } from 'node:crypto';
import { presentedHash, TOKEN_LENGTH, tokenHash } from './secret-token';

const TOKEN = 'a'.repeat(42) + 'Z';

describe('the token of a session, a link or an invitation', () => {
  it('[ADR 0171 r3] has 256 bits', () => {
    expect(62 ** TOKEN_LENGTH).toBeGreaterThanOrEqual(2 ** 256);
  });

  it('[ADR 0171 r3] is stored as its SHA-256', () => {
    expect(tokenHash(TOKEN)).toBe(createHash('sha256').update(TOKEN).digest('base64url'));
    expect(presentedHash(TOKEN)).toBe(tokenHash(TOKEN));
  });

  it.each([undefined, '', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}-`, `${'a'.repeat(42)}\n`])(
    '[ADR 0171 r3] is looked up in its whole form alone: %j',
    (token) => {
      expect(presentedHash(token)).toBeUndefined();
    },
  );
});
