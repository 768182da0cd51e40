import { idOf } from '@svc/kernel';
import { Client } from 'pg';
import type { TestService } from '../processes/service';
import type { Shop } from './shop';

/**
 * Connects to the database in the tenant scope of a shop, with its live clock. Row-level security restricts the connection to the
 * shop's rows, except in tables that are read before a workspace is known, such as `outbox`.
 */
export async function connectInScope({ databaseUrl }: Pick<TestService, 'databaseUrl'>, { ref }: Pick<Shop, 'ref'>): Promise<Client> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `select set_config('role', 'svc_app', false), set_config('svc.workspace', $1, false), set_config('svc.mode', 'live', false)`,
    [idOf('wks', ref)],
  );
  return database;
}

/** Advances the clocks of a shop, or that of one of its modes. */
export async function advanceClock(
  { client }: Pick<TestService, 'client'>,
  { ref }: Pick<Shop, 'ref'>,
  advanceSeconds: number,
  mode?: 'live' | 'test',
): Promise<void> {
  const answer = await client.post('/dev/clock', { advanceSeconds, workspace: ref, mode });
  if (answer.status !== 200) throw new Error(`The clock was not advanced: ${answer.text}`);
}
