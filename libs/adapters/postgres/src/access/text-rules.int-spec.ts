import { randomUUID } from 'node:crypto';
import { PostgresTextCountries } from '../registration';
import { useDatabase } from '../testing';
import { readTextRules } from './text-rules';

const database = useDatabase();

describe('the countries and the limit for texts of a workspace', () => {
  it('[D-107] are decided by its settings, its time zone and its own number', async () => {
    const workspaceId = await database.makeWorkspace();
    const countries = () => new PostgresTextCountries(database.sql).of(workspaceId);
    const set = (settings: object) => database.source.query('update workspace set settings = $2 where id = $1', [workspaceId, settings]);
    expect(await readTextRules(database.sql, workspaceId)).toEqual({ countries: ['NG'], mostPerDay: 500 });
    await database.source.query(
      `insert into otp_connection (workspace_id, kind, sealed, set_at, country) values ($1, 'twilio', 'sealed', service_now(), 'GH')`,
      [workspaceId],
    );
    expect(await countries()).toEqual(['NG', 'GH']);
    await set({ texts: { countries: ['KE'], mostPerDay: 7 } });
    expect(await readTextRules(database.sql, workspaceId)).toEqual({ countries: ['KE'], mostPerDay: 7 });
    await set({});
    await database.source.query(`update workspace set timezone = 'UTC' where id = $1`, [workspaceId]);
    expect(await countries()).toEqual(['GH']);
    expect(await new PostgresTextCountries(database.sql).of(randomUUID())).toEqual([]);
  });
});
