import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { breakingChanges, type Contract, packContract, releasedFile, unpackContract } from '@svc/reference';
import { contractFiles } from './contract-files';

const root = join(__dirname, '../../../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Contract;
const readReleased = (file: string) => unpackContract(readFileSync(join(root, releasedFile(file))));

describe.each(Object.entries(contractFiles()))('%s', (file, generated) => {
  it('[D-90] is what the code says; run `npm run docs:generate` after a change', () => {
    expect(read(file)).toEqual(JSON.parse(JSON.stringify(generated)));
  });

  it('[D-90] breaks nothing that the released interface promised', () => {
    const released = JSON.parse(readReleased(file)) as Contract;
    expect(breakingChanges(released, JSON.parse(JSON.stringify(generated)) as Contract)).toEqual([]);
  });
});

describe('the released contracts', () => {
  it('have one compressed file for each generated document, and nothing beside them', () => {
    const files = ['docs/released/admin-openapi.json.br', 'docs/released/openapi.json.br'];
    expect(Object.keys(contractFiles()).map(releasedFile).toSorted()).toEqual(files);
    expect(readdirSync(join(root, 'docs/released')).toSorted()).toEqual(files.map((file) => basename(file)));
  });

  it.each(['docs/openapi.json', 'docs/admin-openapi.json'])('hold the formatted text of a contract: %s', (file) => {
    const text = readReleased(file);
    const contract = JSON.parse(text) as { openapi: string; paths: object };
    expect(text).toBe(`${JSON.stringify(contract, null, 2)}\n`);
    expect([contract.openapi, Object.keys(contract.paths).length > 0]).toEqual(['3.1.0', true]);
  });

  it('are packed without loss and to the same bytes each time', () => {
    const text = `{ "title": "Àṣẹ 👗", "text": "${'a storefront '.repeat(100)}" }\n`;
    expect(unpackContract(packContract(text))).toBe(text);
    expect(packContract(text).equals(packContract(text))).toBe(true);
    expect(packContract(text).length).toBeLessThan(150);
  });
});
