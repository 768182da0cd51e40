import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@svc/testing';
import { Command } from '../testing/command';
import { codeBlocksOf } from './code-blocks';

const GUIDE = 'quickstart.md';
const [start, ...steps] = codeBlocksOf(GUIDE)
  .filter(({ language }) => language === 'sh')
  .map(({ code }) => code);

/** Follows the guide: each of its blocks as printed, from the first start on. */
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
    running = new Command('sh', ['-c', `exec ${start}`], {
      DATA_DIR: data,
      NODE_ENV: 'development',
      PORT: String(await freePort()),
      STOREFRONT_PORT: String(await freePort()),
    });
    await running.prints(/Ctrl-C stops everything\./, 120_000);
    const started = Date.now();

    const shell = new Command('bash', ['--norc', '-ec', steps.join('\n')], {}, { cwd: folder });
    expect([await shell.exited, shell.output]).toEqual([0, shell.stdout]);
    expect(shell.stdout).toMatch(/hostedUrl: '.*\/c\/chk_.*test: true,\s+status: 'paid'/s);
    expect(readdirSync(folder)).toEqual(['.data']);
    const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
    process.stdout.write(
      `${GUIDE}: ${seconds(begun, started)} s until the service runs, ${seconds(started, Date.now())} s until the order is paid\n`,
    );
  });
});
