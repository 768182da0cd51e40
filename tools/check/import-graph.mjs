import { posix } from 'node:path';
import { importsOf } from './imports-of.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '/index.ts', '/index.tsx'];
const isCode = (file) => /\.(tsx?|mjs|cjs|js)$/.test(file);
const isIndex = (file) => /(^|\/)index\.tsx?$/.test(file);

/**
 * Finds what each file of the repository uses of the others, by name: a name that is imported from an index leads to the file
 * that the index takes it from, through further indexes. So a file uses an index itself only for what the index declares.
 * @param {object} sources
 * @param {readonly string[]} sources.files paths from the root of the repository, with `/`
 * @param {(file: string) => string} sources.read
 * @param {Readonly<Record<string, string>>} sources.aliases names of libraries, and the file of each
 * @returns {Map<string, Set<string>>} the files that a file uses
 */
export function importGraph({ files, read, aliases }) {
  const fileSet = new Set(files);
  const modules = new Map(files.filter(isCode).map((file) => [file, importsOf(file, read(file))]));

  const resolve = (from, specifier) => {
    if (Object.hasOwn(aliases, specifier)) return aliases[specifier];
    if (!/^\.\.?(\/|$)/.test(specifier)) return undefined;
    const path = posix.join(posix.dirname(from), specifier).replace(/\/$/, '');
    return ENDINGS.map((ending) => `${path}${ending}`).find((each) => fileSet.has(each));
  };

  /** The files in which a name of a module is declared. */
  const origins = (file, name, seen = new Set()) => {
    if (!isIndex(file) || seen.has(`${file} ${name}`)) return [file];
    seen.add(`${file} ${name}`);
    const { reExports } = modules.get(file) ?? { reExports: [] };
    const named = reExports.filter(({ as }) => as === name || name === 'all');
    const leading = named.length > 0 ? named : reExports.filter(({ as }) => as === '*');
    const through = leading.flatMap((each) => {
      const target = resolve(file, each.specifier);
      const wanted = each.name !== '*' ? each.name : each.as === '*' ? name : 'all';
      return target ? origins(target, wanted, seen) : [];
    });
    // `export *` does not say whether a name is among its own; what an index declares is in the index.
    return named.length > 0 && name !== 'all' ? through : [...through, file];
  };

  const usedBy = (file, { imports, reExports }) => {
    const passedOn = isIndex(file) ? [] : reExports.map(({ specifier, name }) => ({ specifier, names: name === '*' ? 'all' : [name] }));
    return [...imports, ...passedOn].flatMap(({ specifier, names }) => {
      const target = resolve(file, specifier);
      return target ? [names].flat().flatMap((name) => origins(target, name)) : [];
    });
  };
  return new Map([...modules].map(([file, module]) => [file, new Set(usedBy(file, module))]));
}
