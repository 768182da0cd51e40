import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@svc/testing';
import { Command } from '../testing/command';
import { codeBlocksOf } from './code-blocks';

const GUIDE = 'quickstart.md';
const [start, ...steps] = codeBlocksOf(GUIDE).filter(({ language }) => language === 'sh').map(({ code }) => code);

/** What the guide tells its readers to do, done: each of its blocks as it stands, from the first start on. */
describe('quickstart.md', () => {
  let folder: string;
  let running: Command | undefined;

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'quickstart-')));
    chmodSync(folder, 0o711);
  });

  afterAll(async () => {
    await running?.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('leads from nothing to a paid test order', async () => {
    const begun = Date.now();
    const data = join(folder, '.data');
    running = new Command('sh', ['-c', `exec ${start}`], { DATA_DIR: data, NODE_ENV: 'development', PORT: String(await freePort()), STOREFRONT_PORT: String(await freePort()) });
    await running.prints(/Ctrl-C stops everything\./, 120_000);
    const started = Date.now();

    const shell = new Command('sh', ['-ec', steps.join('\n')], {}, { cwd: folder });
    expect([await shell.exited, shell.output]).toEqual([0, expect.stringContaining('/c/')]);
    const orders = JSON.parse(shell.stdout.trim().split('\n').at(-1)!) as object[];
    expect(orders).toEqual([expect.objectContaining({ status: 'paid', test: true })]);
    const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
    process.stdout.write(`${GUIDE}: ${seconds(begun, started)} s until the service runs, ${seconds(started, Date.now())} s until the order is paid\n`);
  });
});
