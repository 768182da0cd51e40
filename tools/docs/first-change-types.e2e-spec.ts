import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PageCopy } from './page-copy';

describe('docs/first-change.md, followed in a copy of the repository', () => {
  it('compiles', () => {
    const copy = new PageCopy(readFileSync(join(__dirname, '../../docs/first-change.md'), 'utf8'));
    copy.run('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json', '--checkers', '2', '--noEmit');
    copy.remove();
  });
});
