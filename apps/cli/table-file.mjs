import { writeDocument } from './document-file.mjs';

/** The byte order mark by which Excel detects UTF-8; reading the response has removed it. */
const utf8Mark = '\uFEFF';

/** Hands a table to standard output where `path` is `-`, else writes it into a file that Excel can read. Answers what the command says. */
export async function handOut(table, path, env) {
  if (path === '-') return { data: undefined, text: table };
  await writeDocument(path, utf8Mark + table, env);
  return { data: { file: path }, text: `Wrote ${path}.` };
}
