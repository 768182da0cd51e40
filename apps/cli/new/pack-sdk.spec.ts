import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { packSdkInto } from './pack-sdk.mjs';

const { PATH } = process.env;

describe('the SDK of the repository', () => {
  let root: string;

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'pack-')));
    mkdirSync(join(root, 'libs/sdk'), { recursive: true });
    writeFileSync(join(root, 'npm'), '#!/bin/sh\nprintf "%s|" "$@" "$npm_config_pack_destination" "$PWD" > ../../called', { mode: 0o755 });
    process.env['PATH'] = [root, PATH].join(delimiter);
  });
  afterEach(() => {
    process.env['PATH'] = PATH;
    rmSync(root, { recursive: true });
  });

  it('is packed into a folder whose path no shell reads', async () => {
    const folder = join(root, 'my shops & co');
    await packSdkInto(root, folder);
    expect(readFileSync(join(root, 'called'), 'utf8').split('|')).toEqual(['pack', folder, join(root, 'libs/sdk'), '']);
  });
});
