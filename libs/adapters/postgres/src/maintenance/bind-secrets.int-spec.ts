import { randomUUID } from 'node:crypto';
import type { SealedFor } from '@svc/kernel';
import { bindSecrets } from './bind-secrets';
import { useDatabase } from '../testing';

const database = useDatabase();

/** Stands in for a key: opens texts of the form `v1.…`, but none that says foreign. */
function bind(sealed: string, { workspaceId, purpose }: SealedFor): string | undefined {
  if (sealed.includes('foreign')) throw new Error('sealed under another key');
  return sealed.startsWith('v2.') ? undefined : `v2.${sealed}@${workspaceId}/${purpose}`;
}

async function sealedIn(workspaceId: string, mark = '') {
  const id = randomUUID();
  const { source } = database;
  for (const [mode, provider] of [
    ['live', 'stripe'],
    ['test', 'stripe'],
    ['live', 'paystack'],
  ]) {
    await source.query(`insert into provider_credentials (workspace_id, mode, provider, sealed, set_at) values ($1, $2, $3, $4, now())`, [
      workspaceId,
      mode,
      provider,
      `v1.${mark}${mode}-${provider}`,
    ]);
  }
  await source.query(`insert into otp_connection (workspace_id, kind, sealed, set_at) values ($1, 'twilio', $2, now())`, [
    workspaceId,
    `v1.${mark}number`,
  ]);
  await source.query(
    `insert into webhook_destination (workspace_id, id, url, mode, events, secret, next_secret, created_at) values ($1, $2, 'https://erp.example', 'both', '{}', $3, $4, now())`,
    [workspaceId, id, `v1.${mark}current`, `v1.${mark}next`],
  );
  return id;
}

async function textsOf(workspaceId: string): Promise<string[]> {
  const rows = await database.source.query<{ text: string }[]>(
    `select sealed as text from provider_credentials where workspace_id = $1 union all select sealed from otp_connection where workspace_id = $1
     union all select secret from webhook_destination where workspace_id = $1 union all select next_secret from webhook_destination where workspace_id = $1`,
    [workspaceId],
  );
  return rows.map(({ text }) => text).sort();
}

const run = () => database.sql.transaction((sql) => bindSecrets(sql, bind));

describe('binding sealed texts of before the binding to a context', () => {
  it('binds every sealed column to its workspace and purpose, once', async () => {
    const workspaceId = await database.makeWorkspace();
    const id = await sealedIn(workspaceId);
    expect(await run()).toEqual({ bound: 6, closed: 0 });
    const sealedFor = (text: string, purpose: string) => `v2.v1.${text}@${workspaceId}/${purpose}`;
    const bound = [
      sealedFor('live-stripe', 'payment_credentials/live/stripe'),
      sealedFor('test-stripe', 'payment_credentials/test/stripe'),
      sealedFor('live-paystack', 'payment_credentials/live/paystack'),
      sealedFor('number', 'otp_connection'),
      sealedFor('current', `webhook_secret/${id}`),
      sealedFor('next', `webhook_secret/${id}`),
    ].sort();
    expect(await textsOf(workspaceId)).toEqual(bound);
    expect(await run()).toEqual({ bound: 0, closed: 0 });
    expect(await textsOf(workspaceId)).toEqual(bound);
  });

  it('leaves texts alone that no key here opens, and counts them', async () => {
    const workspaceId = await database.makeWorkspace();
    await sealedIn(workspaceId, 'foreign-');
    const before = await textsOf(workspaceId);
    expect(await run()).toEqual({ bound: 0, closed: 6 });
    expect(await textsOf(workspaceId)).toEqual(before);
    await database.source.query('delete from workspace where id = $1', [workspaceId]);
  });

  it('changes nothing when it is interrupted', async () => {
    const workspaceId = await database.makeWorkspace();
    await sealedIn(workspaceId);
    const before = await textsOf(workspaceId);
    const broken = database.sql.transaction(async (sql) => {
      expect(await bindSecrets(sql, bind)).toEqual({ bound: 6, closed: 0 });
      throw new Error('the process died before the commit');
    });
    await expect(broken).rejects.toThrow('the process died');
    expect(await textsOf(workspaceId)).toEqual(before);
  });
});
