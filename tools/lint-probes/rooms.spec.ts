/** @reads apps, libs */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const MOST_FILES = 25;
const CODE = /\.tsx?$/;
const NOT_COUNTED = /spec\.tsx?$|\/migrations\/|(^|\/)dist\//;

/** Counts the files of code that each folder of apps and libs holds itself; specs and migrations apart. */
function filesByFolder(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const project of ['apps', 'libs']) {
    for (const path of readdirSync(join(root, project), { recursive: true, encoding: 'utf8' })) {
      if (!CODE.test(path) || NOT_COUNTED.test(path)) continue;
      const folder = `${project}/${dirname(path)}`;
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}

describe('rooms of apps and libs', () => {
  it('have sub-folders by part where they would hold more than 25 files', () => {
    const crowded = [...filesByFolder()].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder}: ${count} files`);
    expect(crowded).toEqual([]);
  });
});
