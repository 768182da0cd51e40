import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../testing/command';

const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const threats = [
  ...text.slice(text.indexOf('## Threats and countermeasures'), text.indexOf('## Open risks')).matchAll(/^\| (.+?) \| (.+?) \| (.+) \|$/gm),
]
  .map(([, threat, , tests]) => ({
    threat: threat!,
    tests: [...tests!.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)].map(([, title, file]) => ({ title: title!, file: file! })),
  }))
  .filter(({ threat }) => threat !== 'Threat' && !threat.startsWith('---'));

describe('the threat model', () => {
  it('names for each threat the test that covers it', () => {
    expect(threats.length).toBeGreaterThan(30);
    expect(threats.filter(({ tests }) => tests.length === 0).map(({ threat }) => threat)).toEqual([]);
  });

  it.each(threats.flatMap(({ tests }) => tests.map(({ title, file }) => [title, file])))(
    'names a test that is there: %s in %s',
    (title, file) => {
      const path = join(root, file);
      expect(existsSync(path)).toBe(true);
      const isName = file.endsWith(`/${title}.spec.ts`) || file.includes(`/${title}.`);
      expect(isName || readFileSync(path, 'utf8').includes(title)).toBe(true);
    },
  );
});
