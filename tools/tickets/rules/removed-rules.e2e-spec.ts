import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, RunningProcess, sharedService } from '@svc/testing';
import { TICKET_PATHS, TICKET_RULES, type TicketRule } from '@svc/ticketing';
import { brokenCell, REMOVABLE_CELLS, type RuleCell, TESTED_CELLS } from './rule-cells';
import { openRulesWorld, type RulesWorld } from './rules-world';

const DIST = join(process.cwd(), 'dist');
const FOLDER = `removed-rules/${process.pid}`;
const BUNDLE = join(DIST, FOLDER, 'main.bundle.cjs');
/** Names the rule and the path that the copy of the api has lost. */
const REMOVED = join(DIST, FOLDER, 'removed.txt');

const nameOf = ({ rule, path }: RuleCell) => `${rule} on ${path}`;

/** Returns the text of the built api in which each reading of a row of the table exempts the path that the file names. */
function withRemovableCells(text: string): string {
  return TICKET_RULES.reduce(withRemovableRow, text);
}

function withRemovableRow(text: string, rule: TicketRule): string {
  const row = new RegExp(`\\b${rule}:\\s*(\\[(?:\\s*[\\w$]+\\s*,?){${TICKET_PATHS.length}}\\])`, 'g');
  const rows = [...text.matchAll(row)];
  if (rows.length !== 1) throw new Error(`The built api has the row ${rule} ${rows.length} times.`);
  const names = JSON.stringify(TICKET_PATHS.map((path) => nameOf({ rule, path })));
  const index = `${names}.indexOf(require("node:fs").readFileSync(${JSON.stringify(REMOVED)}, "utf8"))`;
  return text.replace(
    row,
    (_, cells: string) => `get ${rule}() { const at = ${index}; return at < 0 ? ${cells} : ${cells}.with(at, "exempt"); }`,
  );
}

describe('[D-145] a rule that one path has lost', () => {
  let world: RulesWorld;
  let api: RunningProcess;

  /** Starts a copy of the built api beside the shared one, whose rules can be removed while it runs. */
  beforeAll(async () => {
    const service = await sharedService();
    await cp(join(DIST, 'api'), join(DIST, FOLDER), { recursive: true, filter: (file) => !/\.(cache|map)$/.test(file) });
    await writeFile(BUNDLE, withRemovableCells(await readFile(BUNDLE, 'utf8')));
    await writeFile(REMOVED, '');
    const url = `http://127.0.0.1:${await freePort()}`;
    api = await RunningProcess.start(`${FOLDER}/main.cjs`, {
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: service.secretKey.toString('base64'),
      OPERATOR_TOKEN: service.operatorToken,
      DATA_DIR: service.dataDir,
      NODE_ENV: 'development',
      RATE_LIMIT_SCALE: '0',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
    });
    const opened = await openRulesWorld(service);
    world = { ...opened, url, closed: { ...opened.closed, url } };
  });

  afterAll(async () => {
    await api?.stop();
    await rm(join(DIST, FOLDER), { recursive: true, force: true });
  });

  async function brokenWithout(removed: string): Promise<string[]> {
    await writeFile(REMOVED, removed);
    const broken: string[] = [];
    for (const cell of TESTED_CELLS) if (await brokenCell(world, cell)) broken.push(nameOf(cell));
    return broken;
  }

  it('is none while nothing is removed', async () => {
    expect(await brokenWithout('')).toEqual([]);
  });

  it.each(REMOVABLE_CELLS)('fails the test of $rule on $path, and no other', async (cell) => {
    expect(await brokenWithout(nameOf(cell))).toEqual([nameOf(cell)]);
  });
});
