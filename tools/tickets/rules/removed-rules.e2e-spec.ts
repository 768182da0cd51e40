import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, RunningProcess, sharedService, type SharedService } from '@svc/testing';
import { TICKET_PATHS } from '@svc/ticketing';
import { brokenCell, REMOVABLE_CELLS, type RuleCell, TESTED_CELLS } from './rule-cells';
import { openRulesWorld, type RulesWorld } from './rules-world';

const BUNDLE = 'main.bundle.cjs';
const DIST = join(process.cwd(), 'dist');

/** Returns the text of the built api in which one cell of the table says that its rule does not apply. */
function withoutRule(text: string, { rule, path }: RuleCell): string {
  const row = new RegExp(`(\\b${rule}:\\s*\\[)((?:\\s*[\\w$]+\\s*,?){${TICKET_PATHS.length}})(\\])`, 'g');
  const rows = [...text.matchAll(row)];
  if (rows.length !== 1) throw new Error(`The built api has the row ${rule} ${rows.length} times.`);
  return text.replace(row, (_, start: string, cells: string, end: string) => {
    const words = cells.split(',').map((word) => word.trim());
    words[TICKET_PATHS.indexOf(path)] = '"exempt"';
    return start + words.join(',') + end;
  });
}

describe('[D-145] a rule that one path has lost', () => {
  let service: SharedService;
  let world: RulesWorld;

  beforeAll(async () => {
    service = await sharedService();
    world = await openRulesWorld(service);
  });

  /** Starts a copy of the built api without the rule, beside the shared one. Returns the cells that do not hold there. */
  async function brokenWithout(cell: RuleCell): Promise<string[]> {
    const folder = `removed-rules/${process.pid}-${cell.rule}-${cell.path}`;
    await cp(join(DIST, 'api'), join(DIST, folder), { recursive: true, filter: (file) => !/\.(cache|map)$/.test(file) });
    const bundle = join(DIST, folder, BUNDLE);
    await writeFile(bundle, withoutRule(await readFile(bundle, 'utf8'), cell));
    const url = `http://127.0.0.1:${await freePort()}`;
    const api = await RunningProcess.start(`${folder}/main.cjs`, {
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: service.secretKey.toString('base64'),
      OPERATOR_TOKEN: service.operatorToken,
      DATA_DIR: service.dataDir,
      NODE_ENV: 'development',
      RATE_LIMIT_SCALE: '0',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
    });
    try {
      const broken: string[] = [];
      for (const each of TESTED_CELLS) if (await brokenCell({ ...world, url }, each)) broken.push(`${each.rule} on ${each.path}`);
      return broken;
    } finally {
      await api.stop();
      await rm(join(DIST, folder), { recursive: true, force: true });
    }
  }

  it.each(REMOVABLE_CELLS)('fails the test of $rule on $path, and no other', async (cell) => {
    expect(await brokenWithout(cell)).toEqual([`${cell.rule} on ${cell.path}`]);
  });
});
