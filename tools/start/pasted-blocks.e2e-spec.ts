import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { isWholeWalk } from '@svc/testing';
import { root } from '../testing/command';
import { describeWithShell } from '../testing/describe-with-shell';
import { pasteGuides } from './pasted-blocks.mjs';
import { useOneStart } from './starts';

/** Pastes the commands of the README and the quickstart beside a running start, in a folder that looks like a clone. */
function suite(shell: 'bash' | 'zsh') {
  const starts = useOneStart();

  it('follow each other: one shell makes a workspace, edits the demo shop, and pays an order', async () => {
    const clone = join(starts.dataDir, 'clone');
    mkdirSync(clone);
    for (const name of readdirSync(root).filter((each) => each !== '.data')) symlinkSync(join(root, name), join(clone, name));
    symlinkSync(starts.dataDir, join(clone, '.data'));
    const before = readdirSync(clone);
    const { PATH } = process.env;
    const env = { PATH, HOME: clone, DATA_DIR: starts.dataDir };

    const pasted = await pasteGuides(clone, { shell, env });
    expect(pasted[1]?.output).toContain("slug: 'my-shop'");
    expect(pasted.at(-1)?.output).toMatch(/test: true,\s+status: 'paid'/);
    expect(readdirSync(clone).filter((name) => !before.includes(name) && !name.startsWith('.'))).toEqual([]);
    expect(readFileSync(join(starts.dataDir, 'shop.yaml'), 'utf8')).toContain('Adire');
  });
}

if (isWholeWalk) describe('the commands of README and quickstart, in bash', () => suite('bash'));
describeWithShell('zsh', 'the commands of README and quickstart, in zsh', () => suite('zsh'));
