import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { contentHash, packSdkInto, versionOf } from './pack-sdk.mjs';

const { PATH } = process.env;
let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'pack-')));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes files below the root. */
function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text, { mode: 0o755 });
  }
}

describe('the SDK of the repository', () => {
  beforeEach(() => {
    write({
      'tools/build/sdk.mjs': '',
      'libs/sdk/dist/esm/index.js': 'export {};\n',
      'libs/sdk/LICENSE': 'MIT',
      'libs/sdk/README.md': '# SDK',
      'libs/sdk/package.json': '{ "version": "3.0.0" }',
      'libs/sdk/released.json': '{ "version": "2.0.0", "content": "" }',
      npm: `#!/bin/sh\n(printf '%s|' "$@" "$npm_config_pack_destination"; cat package.json) > "${root}/called"`,
    });
    process.env['PATH'] = [root, PATH].join(delimiter);
  });
  afterEach(() => {
    process.env['PATH'] = PATH;
  });

  it('is packed into a folder whose path no shell reads, with the version of its content', async () => {
    const folder = join(root, 'my shops & co');
    await packSdkInto(root, folder);
    const [command, option, destination, manifest] = readFileSync(join(root, 'called'), 'utf8').split('|');
    expect([command, option, destination]).toEqual(['pack', '--ignore-scripts', folder]);
    expect(JSON.parse(manifest!)).toEqual({ version: expect.stringMatching(/^3\.0\.0-dev\.[0-9a-f]{12}$/) });
  });
});

describe('the version of a content', () => {
  const released = { version: '3.0.0', content: 'a1b2c3d4e5f6a7' };

  it('is that of the release for its content', () => {
    expect(versionOf({ version: '3.0.0' }, 'a1b2c3d4e5f6a7', released)).toBe('3.0.0');
  });

  it.each([
    ['of another content', { version: '3.0.0' }, 'ffffffffffff0'],
    ['of a version that is not released', { version: '3.1.0' }, 'a1b2c3d4e5f6a7'],
  ])('names the content %s', (_, manifest, hash) => {
    expect(versionOf(manifest, hash, released)).toBe(`${manifest.version}-dev.${hash.slice(0, 12)}`);
  });

  it('differs for other texts, other paths and texts that moved from one file to another', async () => {
    const contents = [
      { a: 'x', b: 'y' },
      { a: 'x', b: 'z' },
      { a: 'x', c: 'y' },
      { a: 'xy', b: '' },
      { 'a/b': 'x', b: 'y' },
    ];
    const hashes = [];
    for (const [at, files] of contents.entries()) {
      write(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${at}/${path}`, text])));
      hashes.push(await contentHash(join(root, `${at}`)));
    }
    expect(new Set(hashes).size).toBe(contents.length);
    expect(await contentHash(join(root, '0'))).toBe(hashes[0]);
  });
});
