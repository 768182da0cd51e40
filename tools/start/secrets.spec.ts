import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseKey } from '@svc/access';
import { isSecretKey, keptSecret, makeOperatorToken, makeSecretKey } from './secrets.mjs';

describe('secrets made up for development', () => {
  it('[D-64] an operator token has the form and checksum that the service checks', () => {
    expect(parseKey(makeOperatorToken())).toMatchObject({ kind: 'admin' });
  });

  it('[D-8] a secret key is 32 bytes', () => {
    expect(Buffer.from(makeSecretKey(), 'base64')).toHaveLength(32);
    expect([isSecretKey(makeSecretKey()), isSecretKey(''), isSecretKey(makeSecretKey().slice(0, 20))]).toEqual([true, false, false]);
  });

  it('a secret is made once and can be read by its owner only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    const file = join(folder, 'token');

    expect(keptSecret(file, () => 'first')).toBe('first');
    expect(keptSecret(file, () => 'second')).toBe('first');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });
});
