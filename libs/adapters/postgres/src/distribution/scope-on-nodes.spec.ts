import type { PoolClient } from 'pg';
import { EVERY_WORKSPACE, type TenantScope } from '../row-level-security/tenant-scope';
import { takeScopeToNodes } from './scope-on-nodes';

const SHOP: TenantScope = { tenant: '7a0c6cb0-0000-4000-8000-000000000001', mode: 'test' };
const SETTINGS = `set local citus.propagate_set_commands to 'local'; set local svc.workspace to '${SHOP.tenant}'; set local svc.mode to 'test'`;

/** Returns a connection that answers each statement with its text, and fails those with `wrong` in them. */
function connection(scope: TenantScope | undefined) {
  const sent: string[] = [];
  const client = {
    query: async (statement: string | { text: string }) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      sent.push(text);
      if (text.includes('wrong')) throw new Error('wrong');
      return { rows: [text] };
    },
  } as unknown as PoolClient;
  takeScopeToNodes(client, () => scope);
  return { client, sent };
}

describe('the tenant scope of a connection to several nodes', () => {
  it('[ADR 0169 r2] goes with a statement outside of transactions, which is one of its own', async () => {
    const { client, sent } = connection(SHOP);
    expect(await client.query('select 1')).toEqual({ rows: ['select 1'] });
    expect(sent).toEqual([`begin; ${SETTINGS}`, 'select 1', 'commit']);
  });

  it('[ADR 0169 r2] goes with the beginning of a transaction, once', async () => {
    const { client, sent } = connection(SHOP);
    for (const text of ['START TRANSACTION', 'select 1', 'SAVEPOINT one', 'ROLLBACK TO SAVEPOINT one', 'select 2', 'COMMIT', 'select 3'])
      await client.query(text);
    expect(sent).toEqual([
      'START TRANSACTION',
      SETTINGS,
      'select 1',
      'SAVEPOINT one',
      'ROLLBACK TO SAVEPOINT one',
      'select 2',
      'COMMIT',
      `begin; ${SETTINGS}`,
      'select 3',
      'commit',
    ]);
  });

  it('[ADR 0169 r2] rolls back a statement that fails, and rejects with its error', async () => {
    const { client, sent } = connection(SHOP);
    await expect(client.query({ text: 'select wrong' })).rejects.toThrow('wrong');
    expect(sent.at(-1)).toBe('rollback');
  });

  it('[ADR 0169 r2] ends with a transaction that was undone', async () => {
    const { client, sent } = connection(SHOP);
    await client.query('BEGIN');
    await client.query('ROLLBACK');
    await client.query('select 1');
    expect(sent.slice(-3)).toEqual([`begin; ${SETTINGS}`, 'select 1', 'commit']);
  });

  it('[ADR 0169 r2] is not needed by work that sees every row', async () => {
    for (const scope of [undefined, { tenant: EVERY_WORKSPACE, mode: 'live' as const }]) {
      const { client, sent } = connection(scope);
      for (const text of ['begin', 'select 1', 'commit', 'select 2']) await client.query(text);
      expect(sent).toEqual(['begin', 'select 1', 'commit', 'select 2']);
    }
  });

  it('answers by a callback where one is given', async () => {
    const { client } = connection(SHOP);
    const answer = await new Promise((resolve) => client.query('select 1', (_: Error, result: unknown) => resolve(result)));
    expect(answer).toEqual({ rows: ['select 1'] });
    const failure = await new Promise((resolve) => client.query('select wrong', (error: Error) => resolve(error)));
    expect(failure).toEqual(new Error('wrong'));
  });
});
