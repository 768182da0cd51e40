import { randomBytes } from 'node:crypto';
import { useDatabase } from '@svc/adapters/postgres/testing';
import { checkSecretKey, type KeyCheck } from './secret-key-check';

const UNKNOWN = /SECRET_KEY is not valid: this database has never been used with it.*SECRET_KEYS_PREVIOUS.*--adopt-secret-key/s;

describe('the secret key of a process that starts', () => {
  const database = useDatabase();
  const [A, B, C] = [randomBytes(32), randomBytes(32), randomBytes(32)] as const;
  const check = (secretKeys: readonly Buffer[], facts: Partial<KeyCheck> = {}) =>
    checkSecretKey(database.sql, { secretKeys, production: true, ...facts });
  const migrate = (...secretKeys: Buffer[]) => check(secretKeys, { mayBeFirst: true });

  beforeEach(() => database.source.query('truncate secret_key_fingerprint'));

  it('[D-135] is recorded by the migration in production, and then no other is accepted', async () => {
    await expect(check([A])).rejects.toThrow(/does not know its SECRET_KEY yet\. Run npm run migrate/);
    expect(await migrate(A)).toEqual([]);
    await expect(check([B])).rejects.toThrow(UNKNOWN);
    await expect(migrate(B)).rejects.toThrow(UNKNOWN);
    expect(await check([A])).toEqual([]);
  });

  it('[D-135] may be a new one with the previous one beside it; the rotation ends with a start with the new one alone', async () => {
    await migrate(A);
    expect(await Promise.all([check([B, A]), check([B, A])])).toEqual([[], []]);
    expect(await check([A])).toEqual([expect.stringContaining('SECRET_KEY is being replaced')]);
    await expect(check([C, A])).rejects.toThrow(UNKNOWN);
    expect(await check([B])).toEqual([expect.stringContaining('SECRET_KEYS_PREVIOUS no longer names a key')]);
    await expect(check([A])).rejects.toThrow(/SECRET_KEY is not valid: it was replaced by another/);
    expect(await check([A, B])).toEqual([]);
  });

  it('[D-135] is one of two new ones in concurrent starts', async () => {
    await migrate(A);
    await Promise.all([check([A]), check([A])]);
    const starts = await Promise.allSettled([check([B, A]), check([C, A])]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))).toEqual([
      expect.stringMatching(UNKNOWN),
    ]);
  });

  it('[D-135] is adopted in production on request, and known from then on', async () => {
    await migrate(A);
    expect(await check([B], { adopts: true })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^SECRET_KEY is adopted, though this database was used with another/)]),
    );
    expect(await check([B])).toEqual([]);
    await expect(check([A])).rejects.toThrow(/it was replaced by another/);
  });

  it('[D-135] is adopted in development while it is unknown, with a warning', async () => {
    expect(await check([A], { production: false })).toEqual([]);
    expect(await check([B], { production: false })).toEqual(
      expect.arrayContaining([expect.stringContaining('SECRET_KEY is adopted, since NODE_ENV is development')]),
    );
    expect(await check([B], { production: false })).toEqual([]);
  });
});
