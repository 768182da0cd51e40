import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlocksOf } from './code-blocks';

const SITE = join(__dirname, '../../examples/nextjs');

describe('nextjs.md', () => {
  it('shows each file as it is in the example', () => {
    const shown = codeBlocksOf('nextjs.md').filter(({ file }) => file);
    expect(shown.length).toBeGreaterThan(4);
    for (const { file, code } of shown) expect([file, code]).toEqual([file, readFileSync(join(SITE, file!), 'utf8')]);
  });
});
