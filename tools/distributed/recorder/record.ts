import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { folderOfThrowAwayFiles } from '../../test/test-folder.mjs';
import { costsOnNodes } from './costs';
import { DatabasePlace } from './database-place';
import { nodeAway } from './node-away';
import type { Effort, OperationCosts, RecordedOn, Recording } from './recording';
import { rulesOnNodes } from './rules-on-nodes';

/** Parts and effort of a recording. */
export interface Wanted {
  parts: readonly ('rules' | 'costs' | 'away')[];
  effort: Effort;
  /** Part or tag of the rules to run; all without it. */
  only?: string;
  /** Machine, without the versions of the servers. */
  on: Omit<RecordedOn, 'postgresql' | 'citus'>;
  say(line: string): void;
}

/** Records the wanted parts on servers of its own, and removes these. */
export async function record({ parts, effort, only, on, say }: Wanted): Promise<Partial<Recording>> {
  process.env['TEST_DATA_ROOT'] = await mkdtemp(join(folderOfThrowAwayFiles(), 'recorded-'));
  for (const name of ['DATABASE_URL', 'REDIS_URL']) delete process.env[name]; // nothing here may touch what a developer works with
  const recording: Partial<Recording> = {};
  say('Starting two nodes, which takes a minute or two.');
  const nodes = await DatabasePlace.distributed();
  try {
    recording.on = { ...on, ...(await versionsOf(nodes)) };
    if (parts.includes('rules')) {
      say('Running the rules on two nodes.');
      Object.assign(recording, await rulesOnNodes(nodes, only));
    }
    if (parts.includes('costs')) {
      say('Measuring operations on one server and on two nodes.');
      Object.assign(recording, { effort, costs: await costsBeside(nodes, effort, say) });
    }
    if (parts.includes('away')) {
      say('Letting the second node go away.');
      recording.away = await nodeAway(nodes, say);
    }
  } finally {
    await nodes.stop();
    await rm(process.env['TEST_DATA_ROOT'], { recursive: true, force: true });
  }
  return recording;
}

async function costsBeside(nodes: DatabasePlace, effort: Effort, say: (line: string) => void): Promise<OperationCosts[]> {
  const ordinary = await DatabasePlace.ordinary();
  try {
    return await costsOnNodes(ordinary, nodes, effort, say);
  } finally {
    await ordinary.stop();
  }
}

async function versionsOf(nodes: DatabasePlace): Promise<Pick<RecordedOn, 'postgresql' | 'citus'>> {
  const client = new Client({ connectionString: nodes.servers[0]!.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ postgresql: string; citus: string }>(
      `select split_part(current_setting('server_version'), ' ', 1) as postgresql, default_version as citus from pg_available_extensions where name = 'citus'`,
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}
