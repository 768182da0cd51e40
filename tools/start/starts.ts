import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, freePort } from '@svc/testing';
import { processesNaming } from '../database/processes.mjs';
import { folderOfThrowAwayFiles } from '../test/test-folder.mjs';
import { Command } from '../testing/command';

/** `demo.json` of a start. */
export interface Demo {
  baseUrl: string;
  operatorToken: string;
  adminToken: string;
  workspace: string;
  keys: { publishableTest: string; secretTest: string; publishableLive: string; secretLive: string };
  origin: string;
  inboxUrl: string;
  docsUrl: string;
  storefrontUrl: string;
}

/** Last line that a start prints. */
export const RUNNING = /Ctrl-C stops everything\./;

/** Starts of `npm start` upon the data directory of a spec. */
export class Starts {
  dataDir = '';
  /** Variables of the starts of a test. */
  env: Record<string, string> = {};
  /** Those of a test, in order. */
  readonly commands: Command[] = [];
  private readonly dataDirs: string[] = [];

  useNewDataDir(): void {
    this.dataDir = realpathSync(mkdtempSync(join(folderOfThrowAwayFiles(), 'start-')));
    chmodSync(this.dataDir, 0o711);
    this.dataDirs.push(this.dataDir);
  }

  async choosePorts(): Promise<void> {
    this.env = { DATA_DIR: this.dataDir, PORT: String(await freePort()), STOREFRONT_PORT: String(await freePort()) };
  }

  start(more: Record<string, string> = {}): Command {
    const command = new Command(process.execPath, ['tools/start/start.mjs'], { ...this.env, ...more });
    this.commands.push(command);
    return command;
  }

  get first(): Command {
    const [first] = this.commands;
    if (!first) throw new Error('Nothing was started.');
    return first;
  }

  async startDemo(): Promise<Demo> {
    await this.start().prints(RUNNING);
    return this.demoFile();
  }

  demoFile(): Demo {
    return JSON.parse(this.demoText()) as Demo;
  }

  demoText(): string {
    return readFileSync(join(this.dataDir, 'demo.json'), 'utf8');
  }

  processOf(script: string): number {
    return processesNaming(`${script} --started-for=${this.dataDir}`)[0] ?? Number.NaN;
  }

  async nothingRuns(): Promise<void> {
    await eventually('every process has ended', () => processesNaming(this.dataDir).length === 0);
  }

  async endAll(): Promise<void> {
    await Promise.all(this.commands.splice(0).map((command) => command.end('SIGTERM')));
    await this.nothingRuns();
  }

  removeDataDirs(): void {
    for (const folder of this.dataDirs) rmSync(folder, { recursive: true });
  }
}

/** Gives a spec a new data directory, and each test ports of its own; processes that a test has started end with it. */
export function useStarts(): Starts {
  const starts = new Starts();
  beforeAll(() => starts.useNewDataDir());
  beforeEach(() => starts.choosePorts());
  afterEach(() => starts.endAll());
  afterAll(() => starts.removeDataDirs());
  return starts;
}

/** Gives the tests of a spec one start upon a new data directory, which runs before the first of them. */
export function useOneStart(): Starts {
  const starts = new Starts();
  beforeAll(async () => {
    starts.useNewDataDir();
    await starts.choosePorts();
    await starts.startDemo();
  });
  afterAll(async () => {
    await starts.endAll();
    starts.removeDataDirs();
  });
  return starts;
}

/** Reads an address of the store API with a key, within five seconds. */
export function read(url: string, key: string, origin?: string): Promise<Response> {
  return fetch(url, { headers: { authorization: `Bearer ${key}`, ...(origin && { origin }) }, signal: AbortSignal.timeout(5_000) });
}
