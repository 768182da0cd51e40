/** @reads apps, libs */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const isOfTests = (path: string) => /spec\.ts$|\/testing\/|^libs\/testing\/|^libs\/provider-stubs\//.test(path);
const sources = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith('.ts') && !isOfTests(path)),
);

describe('Connections to PostgreSQL', () => {
  it('are opened only where they are settled, and where poolers are looked for', () => {
    const opening = sources.filter((path) => /new (?:pg\.)?(?:Client|Pool|DataSource)\(/.test(readFileSync(join(root, path), 'utf8')));
    expect(opening.sort()).toEqual([
      'libs/adapters/postgres/src/connection/data-source.ts',
      'libs/adapters/postgres/src/connection/session-pooling.ts',
      'libs/adapters/postgres/src/sync/session-connection.ts',
      'libs/adapters/queue/src/queue-connections.ts',
    ]);
  });
});
