import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of `libs/adapters/postgres/sql/` by the names of their files; bundles carry them (`tools/build/bundle.mjs`). */
declare const SQL_FUNCTIONS: Readonly<Record<string, string>> | undefined;

interface SqlFunction {
  name: string;
  text: string;
  hash: string;
}

/** Every SQL function of this build, by name (ADR 0047). */
export const sqlFunctions: readonly SqlFunction[] = Object.entries(
  typeof SQL_FUNCTIONS === 'undefined' ? textsBeside(join(__dirname, '../../sql')) : SQL_FUNCTIONS,
).map(([name, text]) => ({
  name,
  text,
  hash: createHash('sha256').update(text).digest('hex'),
}));

function textsBeside(folder: string): Record<string, string> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.sql'.length), readFileSync(join(folder, file), 'utf8')]));
}
