import { Client } from 'pg';
import type { TestService } from '../processes/service';

/** Answers to a form, by the keys of its questions. */
export interface SubmittedAnswers {
  answers: Record<string, unknown>;
  files: { name: string; contentType: string }[];
}

/** Returns and deletes the submissions of a shop's forms since the last call, in their order. */
export async function takeAnswers({ databaseUrl }: TestService, { slug }: { slug: string }): Promise<SubmittedAnswers[]> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ answers: { key: string; value: unknown }[]; files: SubmittedAnswers['files'] }>(TAKE, [slug]);
    return rows.map(({ answers, files }) => ({ answers: Object.fromEntries(answers.map(({ key, value }) => [key, value])), files }));
  } finally {
    await database.end();
  }
}

const TAKE = `
  with taken as (delete from form_submission where workspace_id = (select id from workspace where slug = $1) returning submitted_at, id, answers, files)
  select answers, files from taken order by submitted_at, id`;

/** Answers typed into the page of a form, and an uploaded file. */
export interface FilledIn {
  answers: Record<string, string>;
  file: { key: string; name: string; type: string; bytes: Buffer<ArrayBuffer> };
}

/** Submits the page of a form like a person, ten seconds after opening it. Throws unless it is accepted. */
export async function fillInForm(
  { urls, client }: TestService,
  shopSlug: string,
  formSlug: string,
  { answers, file }: FilledIn,
): Promise<void> {
  const page = `${urls[0]}/${shopSlug}/f/${formSlug}`;
  const seal = /name="seal" value="([^"]+)"/.exec(await (await fetch(page)).text())![1]!;
  await client.post('/dev/clock', { advanceSeconds: 10 });
  const form = new FormData();
  form.set('seal', seal);
  for (const [key, answer] of Object.entries(answers)) form.set(`answers.${key}`, answer);
  form.set(`answers.${file.key}`, new Blob([file.bytes], { type: file.type }), file.name);
  const { status } = await fetch(page, { method: 'POST', body: form, redirect: 'manual', headers: { 'sec-fetch-site': 'same-origin' } });
  if (status !== 303) throw new Error(`The form was not taken: ${status}.`);
}
