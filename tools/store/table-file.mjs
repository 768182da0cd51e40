import { writeDocument } from './document-file.mjs';

/** By which Excel knows the letters of a file; reading the answer has taken it off. */
const utf8Mark = '\uFEFF';

/** Hands a table to standard output where `path` is `-`, else writes it into a file that Excel can read. Answers what the command says. */
export async function handOut(table, path, env) {
  if (path === '-') return { data: undefined, text: table };
  await writeDocument(path, utf8Mark + table, env);
  return { data: { file: path }, text: `Wrote ${path}.` };
}
