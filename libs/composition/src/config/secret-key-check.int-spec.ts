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

  it('[D-135] may be a new one with the previous one beside it; the rotation ends by --retire-secret-key alone', async () => {
    await migrate(A);
    expect(await Promise.all([check([B, A]), check([B, A])])).toEqual([[], []]);
    expect(await check([A])).toEqual([expect.stringContaining('SECRET_KEY is being replaced')]);
    await expect(check([C, A])).rejects.toThrow(UNKNOWN);
    await expect(check([B])).rejects.toThrow(/SECRET_KEYS_PREVIOUS lacks a key.*npm run migrate -- --retire-secret-key/);
    await expect(migrate(B)).rejects.toThrow(/SECRET_KEYS_PREVIOUS lacks a key/);
    expect(await check([A])).toEqual([expect.stringContaining('SECRET_KEY is being replaced')]);
    expect(await check([B], { retires: true })).toEqual([expect.stringMatching(/^Keys that .* no longer names are retired/)]);
    expect(await check([B])).toEqual([]);
    expect(await check([B, A])).toEqual([]);
    await expect(check([A])).rejects.toThrow(/SECRET_KEY is not valid: it was replaced by another/);
    expect(await check([A, B])).toEqual([]);
  });

  it('[ADR 0162 r1] retires no key that is still named, and none by a key that is not the newest', async () => {
    await migrate(A);
    expect(await check([A], { retires: true })).toEqual([expect.stringContaining('with no other key')]);
    await check([B, A]);
    expect(await check([B, A], { retires: true })).toEqual([expect.stringContaining('still names every key in use')]);
    await expect(check([A], { retires: true })).rejects.toThrow(/Only the newest SECRET_KEY retires others/);
    await expect(check([C], { retires: true })).rejects.toThrow(UNKNOWN);
    expect(await check([A])).toEqual([expect.stringContaining('SECRET_KEY is being replaced')]);
  });

  it('[ADR 0162 r1] counts the secrets that nothing decrypts any more once their key is retired', async () => {
    await migrate(A);
    await check([B, A]);
    const workspace = '0192f000-0000-7000-8000-000000000001';
    await database.source.query(
      `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, 'adire', 'Adire', 'Africa/Lagos', '{NGN}')`,
      [workspace],
    );
    await database.source.query(
      `insert into provider_credentials (workspace_id, mode, provider, sealed, set_at) values ($1, 'live', 'stripe', 'v2.foreign.c2VhbGVk', now())`,
      [workspace],
    );
    expect(await check([B], { retires: true })).toContainEqual('Secrets that can no longer be decrypted: 1. Set these credentials again.');
    await database.source.query('delete from provider_credentials');
    await database.source.query('delete from workspace');
  });

  it('[ADR 0162 r1] warns in development of a key that is neither named nor retired, and retires nothing', async () => {
    await check([A], { production: false });
    await check([B, A], { production: false });
    const forgotten = [expect.stringContaining('SECRET_KEYS_PREVIOUS lacks a key')];
    expect([await check([B], { production: false }), await check([B], { production: false })]).toEqual([forgotten, forgotten]);
    expect(await check([A])).toEqual([expect.stringContaining('SECRET_KEY is being replaced')]);
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
