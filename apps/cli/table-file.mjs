import { writeDocument } from './document-file.mjs';

/** The byte order mark by which Excel detects UTF-8; reading the response has removed it. */
const utf8Mark = '\uFEFF';

/**
 * Writes a table of orders or guests into a file, as XLSX where its name says so, or hands it to standard output as CSV where `path` is `-`.
 * @param {string} address of the table without its ending, such as `/orders`
 */
export async function exportTable(client, { address, query, path, env }) {
  if (!/\.xlsx$/i.test(path)) return handOut(await client.text(`${address}.csv`, query), path, env);
  await writeDocument(path, await client.bytes(`${address}.xlsx`, query), env);
  return { data: { file: path }, text: `Wrote ${path}.` };
}

/** Hands a table to standard output where `path` is `-`, else writes it into a file that Excel can read. Answers what the command says. */
export async function handOut(table, path, env) {
  if (path === '-') return { data: undefined, text: table };
  await writeDocument(path, utf8Mark + table, env);
  return { data: { file: path }, text: `Wrote ${path}.` };
}
