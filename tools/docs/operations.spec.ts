import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from '@svc/composition';

const page = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');

describe('docs/operations.md', () => {
  it('lists every variable, and none that does not exist', () => {
    const table = page.slice(page.indexOf('## Variables'), page.indexOf('## Proxy'));
    const documented = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
    expect(documented.sort()).toEqual([...VARIABLES].sort());
  });

  it('points at sections that it has', () => {
    const anchors = [...page.matchAll(/^#{2,3} (.*)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    );
    const named = [...page.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
    for (const [, target] of page.matchAll(/\]\(#([^)]+)\)/g)) expect([...anchors, ...named]).toContain(target);
  });
});
