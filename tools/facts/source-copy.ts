import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
/** Tests, scripts of pages, which are compiled by themselves, and folders without sources. */
const LEFT_OUT = /spec\.tsx?$|(?:^|\/)(?:dist|node_modules)\/|^libs\/hosted\/src\/.*\/browser\//;

/** An edit of a source: the text that goes, and the one that comes. */
export type Plant = readonly [file: string, before: string, after: string];

/** Returns the text of a source with an edit. @throws where the text to replace is not, or not once, in it */
export function planted([file, before, after]: Plant): string {
  const text = readFileSync(join(root, file), 'utf8');
  if (text.split(before).length !== 2) throw new Error(`${file} does not have this once: ${before}`);
  return text.replace(before, () => after);
}

/** Returns the paths of all files below apps and libs that end so, tests apart. */
function filesEndingIn(ending: RegExp): string[] {
  return ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => ending.test(path) && !LEFT_OUT.test(path)),
  );
}

/** Compiles a copy of the sources with some edits. Returns what the compiler says of each file: `libs/x.ts(1,2): error TS1: …`. */
export function compiledWith(plants: readonly Plant[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  try {
    for (const file of [...filesEndingIn(/\.(?:[cm]?[jt]sx?|json)$/), 'tsconfig.base.json', 'package.json'])
      cpSync(join(root, file), join(folder, file));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const plant of plants) writeFileSync(join(folder, plant[0]), planted(plant));
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node', 'jest'], allowJs: true },
      include: ['apps', 'libs'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = 'node_modules/typescript-native/bin/tsc';
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.json', '--checkers', '2', '--noEmit', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    return stdout.split(/\n(?=\S)/).filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Test helpers of a library, shops of tests, and code that is generated from the interface. */
const NOT_SOURCES = /\/src\/(?:testing|generated|shops)\//;

/** Returns the sources that have a pattern outside of comments. */
export function filesWith(pattern: RegExp): string[] {
  const sources = filesEndingIn(/\.tsx?$/).filter((file) => !NOT_SOURCES.test(file));
  return sources.filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .some((line) => pattern.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line)),
  );
}
