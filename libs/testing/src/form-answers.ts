import { Client } from 'pg';
import type { RunningService } from './service';

/** What somebody answered to a form, by the keys of its questions. */
export interface KeptAnswers {
  answers: Record<string, unknown>;
  files: { name: string; contentType: string }[];
}

/** All that was answered to forms since the last call, in the order in which it came; it is forgotten then. */
export async function takeAnswers({ databaseUrl }: RunningService): Promise<KeptAnswers[]> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ answers: { key: string; value: unknown }[]; files: KeptAnswers['files'] }>(TAKE);
    return rows.map(({ answers, files }) => ({ answers: Object.fromEntries(answers.map(({ key, value }) => [key, value])), files }));
  } finally {
    await database.end();
  }
}

const TAKE = `
  with taken as (delete from form_submission returning submitted_at, id, answers, files)
  select answers, files from taken order by submitted_at, id`;
