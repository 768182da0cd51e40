import { createDataSource } from './data-source';
import { SessionConnection } from './sync/session-connection';
import { useDatabase } from './testing';
import { asTenant } from './row-level-security';

const database = useDatabase(1);

describe('a connection of the service', () => {
  beforeAll(async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.source.query(`alter database ${name} set jit to on`);
  });

  it.each([false, true])('compiles no plans, whether it is walled or not (walled: %s)', async (isTenantScoped) => {
    const source = await createDataSource({ url: database.url, poolSize: 3, applicationName: 'settled', isTenantScoped }).initialize();
    const workspace = await database.makeWorkspace();
    const look = (): Promise<{ jit: string }[]> => source.query('show jit');
    const answers = await Promise.all([look(), asTenant(workspace, look), look()]);
    await source.destroy();
    expect(answers.flat()).toEqual([{ jit: 'off' }, { jit: 'off' }, { jit: 'off' }]);
  });

  it('compiles no plans where it stands outside of the pool', async () => {
    const session = await SessionConnection.open({ url: database.url, applicationName: 'session', patienceMs: 5_000 });
    const rows = await session.query('show jit');
    await session.close();
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});
