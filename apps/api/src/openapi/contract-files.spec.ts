import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges, type Contract } from './breaking-changes';
import { contractFiles } from './contract-files';

const root = join(__dirname, '../../../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Contract;

describe.each(Object.entries(contractFiles()))('%s', (file, generated) => {
  it('[D-90] is what the code says; run `npm run docs:generate` after a change', () => {
    expect(read(file)).toEqual(JSON.parse(JSON.stringify(generated)));
  });

  it('[D-90] breaks nothing that the released interface promised', () => {
    const released = read(file.replace('docs/', 'docs/released/'));
    expect(breakingChanges(released, JSON.parse(JSON.stringify(generated)) as Contract)).toEqual([]);
  });
});
