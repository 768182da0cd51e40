import { randomBytes, randomUUID } from 'node:crypto';
import { AddressKeys, bindSubscriptionTx, keepOptOuts } from '@svc/adapters/postgres';
import { randomIds, useDatabase } from '@svc/adapters/postgres/testing';
import { aSubscription } from '@svc/subscriptions/testing';
import { AesSecretBox } from './aes-secret-box';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const [OLD, NEW] = [randomBytes(32), randomBytes(32)];

describe('[D-152] addresses whose owners have ended mails', () => {
  const database = useDatabase();
  const keysOf = (...secretKeys: Buffer[]) => new AddressKeys(new AesSecretBox(secretKeys));
  const tx = <T>(keys: AddressKeys, work: (tx: ReturnType<typeof bindSubscriptionTx>) => Promise<T>) =>
    database.sql.transaction((sql) => work(bindSubscriptionTx(sql, randomIds, keys)));
  const has = (workspaceId: string, email: string, keys: AddressKeys) =>
    tx(keys, ({ suppressed }) => suppressed.has({ workspaceId, what: 'mailings', email }));
  const add = (workspaceId: string, email: string, keys: AddressKeys) =>
    tx(keys, ({ suppressed }) => suppressed.add({ workspaceId, what: 'mailings', email }, NOW));

  it('are known in whatever form, of one workspace and one kind of mails, until they are removed', async () => {
    const [ours, theirs] = [await database.makeWorkspace(), await database.makeWorkspace()];
    const keys = keysOf(OLD);
    for (const email of ['ade@example.com', ' Ade@Example.com ']) await add(ours, email, keys);
    await add(theirs, 'bola@example.com', keys);
    expect(await Promise.all([has(ours, 'ADE@example.com', keys), has(theirs, 'ade@example.com', keys)])).toEqual([true, false]);
    expect(await tx(keys, ({ suppressed }) => suppressed.has({ workspaceId: ours, what: 'named', email: 'ade@example.com' }))).toBe(false);
    await tx(keys, ({ suppressed }) => suppressed.remove({ workspaceId: ours, what: 'mailings', email: 'ade@example.com' }));
    expect(await has(ours, 'ade@example.com', keys)).toBe(false);
  });

  it('are stored as hashes that differ between workspaces, under a key that is encrypted', async () => {
    const workspaces = [await database.makeWorkspace(), await database.makeWorkspace()];
    for (const id of workspaces) await add(id, 'ade@example.com', keysOf(OLD));
    const rows = await database.source.query<{ hash: string; sealed: string }[]>(
      'select hash, sealed from suppressed_address join suppression_key using (workspace_id) where workspace_id = any ($1)',
      [workspaces],
    );
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
    for (const { sealed } of rows) expect(sealed).toMatch(/^v2\./);
  });

  it('go on holding when the secret key of the installation changes, and after the earlier one is retired', async () => {
    const workspaceId = await database.makeWorkspace();
    await add(workspaceId, 'ade@example.com', keysOf(OLD));
    expect(await keysOf(NEW, OLD).renew(database.sql)).toBeGreaterThan(0);
    expect(await keysOf(NEW, OLD).renew(database.sql)).toBe(0);
    for (const keys of [keysOf(OLD), keysOf(NEW, OLD), keysOf(NEW)]) expect(await has(workspaceId, 'ade@example.com', keys)).toBe(true);
    await add(workspaceId, 'bola@example.com', keysOf(NEW));
    expect(await has(workspaceId, 'bola@example.com', keysOf(OLD))).toBe(true);
  });

  it('have one key in a workspace, however many processes make it at once', async () => {
    const workspaceId = await database.makeWorkspace();
    const emails = Array.from({ length: 8 }, () => `${randomUUID()}@example.com`);
    await Promise.all(emails.map((email, at) => add(workspaceId, email, at % 2 === 0 ? keysOf(OLD) : keysOf(OLD, NEW))));
    expect(await Promise.all(emails.map((email) => has(workspaceId, email, keysOf(OLD))))).toEqual(emails.map(() => true));
  });

  it('are taken over from subscriptions that had ended before, each once', async () => {
    const workspaceId = await database.makeWorkspace();
    const keys = keysOf(OLD);
    const subscription = (email: string, state: 'ended' | 'confirmed') => aSubscription({ workspaceId, id: randomUUID(), email, state });
    await tx(keys, async ({ subscriptions }) => {
      await subscriptions.save({ ...subscription('gone@example.com', 'ended'), endedAt: NOW });
      await subscriptions.save(subscription('here@example.com', 'confirmed'));
    });
    const keep = () => database.sql.transaction((sql) => keepOptOuts(sql, keys));
    expect(await keep()).toBe(1);
    expect(await keep()).toBe(0);
    expect(await Promise.all(['Gone@example.com', 'here@example.com'].map((email) => has(workspaceId, email, keys)))).toEqual([
      true,
      false,
    ]);
  });
});
