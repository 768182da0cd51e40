import { isAscii } from 'node:buffer';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const PROGRAMS = ['api/main.cjs', 'api/migrate.cjs', 'worker/main.cjs'];
/** Ends the name of the file of code that this Node has compiled of a bundle. */
const COMPILED = `.${process.version}-${process.arch}.cache`;
const bundleOf = (program: string) => program.replace(/\.cjs$/, '.bundle.cjs');
/** Reports of each script that is compiled of kept code whether V8 took that. */
const REPORT = `
  const vm = require('node:vm');
  const { Script } = vm;
  vm.Script = class extends Script {
    constructor(source, options) {
      super(source, options);
      console.log(JSON.stringify({ isKept: options.cachedData !== undefined, isRejected: this.cachedDataRejected }));
    }
  };`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await writeFile(join(folder, 'report.cjs'), REPORT);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a built program that has no configuration, and so ends as soon as its modules are loaded. */
async function run(
  program: string,
  variables: Record<string, string>,
  options: string[] = [],
): Promise<{ stdout: string; stderr: string; code: number }> {
  const ended = promisify(execFile)(process.execPath, [...options, join(process.cwd(), 'dist', program)], {
    env: { PATH: process.env['PATH'], ...variables },
  });
  return ended.then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
}

describe('a built program', () => {
  it.each(PROGRAMS)('starts %s from code that is compiled already, whatever size of the heap it is given', async (program) => {
    for (const NODE_OPTIONS of ['', '--max-old-space-size=1024']) {
      const { stdout, code } = await run(program, { NODE_OPTIONS }, ['--require', join(folder, 'report.cjs')]);
      expect(JSON.parse(stdout)).toEqual({ isKept: true, isRejected: false });
      expect(code).toBe(78);
    }
  });

  it('is compiled by the build of a Node that has not compiled it, though nothing is bundled again', async () => {
    await rm(join(process.cwd(), 'dist', `${bundleOf('api/migrate.cjs')}${COMPILED}`));
    const { stdout: built } = await promisify(execFile)(process.execPath, ['tools/build/build.mjs']);
    const { stdout } = await run('api/migrate.cjs', {}, ['--require', join(folder, 'report.cjs')]);
    expect([built.trim(), JSON.parse(stdout)]).toEqual(['Nothing has changed since the last build.', { isKept: true, isRejected: false }]);
  });

  it('runs the text that is there, though compiled code of another text of the same length lies beside it', async () => {
    const built = join(process.cwd(), 'dist/api/migrate');
    const copy = join(folder, 'api/migrate');
    await mkdir(dirname(copy), { recursive: true });
    await Promise.all(['.cjs', `.bundle.cjs${COMPILED}`].map((end) => copyFile(`${built}${end}`, `${copy}${end}`)));
    const text = await readFile(`${built}.bundle.cjs`, 'utf8');
    const other = text.replace('is missing: it', 'is lacking: it');
    const hash = createHash('sha256').update(other.slice(0, -66)).digest('hex');
    await writeFile(`${copy}.bundle.cjs`, `${other.slice(0, -64)}${hash}`);
    const { stderr } = await run(relative(join(process.cwd(), 'dist'), `${copy}.cjs`), { NODE_PATH: join(process.cwd(), 'node_modules') });
    expect(stderr).toContain('DATABASE_URL is lacking: it');
  });

  it.each([...PROGRAMS, 'api/print-thread.cjs', 'worker/print-thread.cjs'])(
    '[ADR 0076 r2] holds ASCII alone, which V8 keeps in one byte for each character: %s',
    async (program) => {
      const file = join(process.cwd(), 'dist', program);
      expect(isAscii(await readFile(existsSync(bundleOf(file)) ? bundleOf(file) : file))).toBe(true);
    },
  );

  it('[ADR 0076 r2] stops the build where it does not read its bundle as it was written', async () => {
    const built = join(process.cwd(), 'dist/api/migrate');
    const copy = join(folder, 'other/migrate');
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(`${built}.cjs`, `${copy}.cjs`);
    const text = await readFile(`${built}.bundle.cjs`, 'utf8');
    await writeFile(`${copy}.bundle.cjs`, text.replace('is missing: it', 'is lacking: it'));
    const { stderr, code } = await run(relative(join(process.cwd(), 'dist'), `${copy}.cjs`), {
      NODE_PATH: join(process.cwd(), 'node_modules'),
      WRITE_CODE_CACHE: 'yes',
    });
    expect(stderr).toContain('migrate.bundle.cjs is not read as it was written');
    expect(code).toBe(1);
    expect(existsSync(`${copy}.bundle.cjs${COMPILED}`)).toBe(false);
  });

  it('names places of its sources in the stacks of errors, in development', async () => {
    const refused = await run('api/migrate.cjs', { NODE_ENV: 'development' }, ['--require', await throwingBuffer()]);
    expect(refused.stderr).toMatch(
      /^Error: thrown for its stack\n[\s\S]*at secretKeysOf .*libs\/composition\/src\/config\/config\.ts:\d+:\d+/m,
    );
  });

  it('names its functions in development where its source map is not there', async () => {
    const copy = join(folder, 'no-map/migrate');
    await mkdir(dirname(copy), { recursive: true });
    for (const end of ['.cjs', '.bundle.cjs']) await copyFile(join(process.cwd(), `dist/api/migrate${end}`), `${copy}${end}`);
    const variables = { NODE_ENV: 'development', NODE_PATH: join(process.cwd(), 'node_modules') };
    const refused = await run(relative(join(process.cwd(), 'dist'), `${copy}.cjs`), variables, ['--require', await throwingBuffer()]);
    expect(refused.stderr).toMatch(/^Error: thrown for its stack\n[\s\S]*at secretKeysOf .*migrate\.bundle\.cjs:\d+:\d+/m);
  });

  it('names its functions in production, without reading a source map', async () => {
    const refused = await run('api/migrate.cjs', {}, ['--require', await throwingBuffer()]);
    expect(refused.stderr).toMatch(/at secretKeysOf .*migrate\.bundle\.cjs:\d+:\d+/);
  });

  /** Has the reading of the configuration fail where nothing in the service expects it. */
  async function throwingBuffer(): Promise<string> {
    const file = join(folder, 'throw.cjs');
    const valid = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET_KEY: Buffer.alloc(32).toString('base64') };
    await writeFile(
      file,
      `Object.assign(process.env, ${JSON.stringify(valid)});
       const { from } = Buffer;
       Buffer.from = (...given) => {
         if (given[1] === 'base64' && new Error().stack.includes('secretKeysOf')) throw new Error('thrown for its stack');
         return from.apply(Buffer, given);
       };`,
    );
    return file;
  }
});
