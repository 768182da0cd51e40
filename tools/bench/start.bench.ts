import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createTestDatabase, freePort, RunningProcess } from '@svc/testing';
import type { Effort } from './compare';
import { atMost, type Figure } from './figures';
import { processorSeconds } from './load/processor-time';
import { median } from './load/rounds';

/** After its first 200 a process does for so long what it does by itself, and gives back the memory of its start, before its memory is looked at. */
const IDLE_MS = 15_000;

interface Start {
  /** To the first 200, by the clock and by the time of processors. */
  ms: number;
  processorMs: number;
  /** Resident memory while idle. */
  idleMb: number;
}

/** From the start of the api process to its first 200 of `/readyz`, beside the start of a bare `node` process; and its memory while idle. */
export async function start({ rounds }: Effort): Promise<Figure[]> {
  const database = await createTestDatabase();
  try {
    const starts: Start[] = [];
    const floors: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await timeBareNode());
      starts.push(await timeOneStart(database.url));
    }
    const of = (figure: keyof Start) => median(starts.map((each) => each[figure]));
    const [ms, floor] = [of('ms'), median(floors)];
    return [
      {
        name: 'start of an api to its first 200, beside `node -e 0`',
        value: ms,
        unit: 'ms',
        floor,
        ratio: ms / floor,
        serviceMicros: of('processorMs') * 1_000,
        goal: atMost(900),
      },
      { name: 'memory of an idle api', value: of('idleMb'), unit: 'MB', goal: atMost(150) },
    ];
  } finally {
    await database.drop();
  }
}

async function timeOneStart(databaseUrl: string): Promise<Start> {
  const port = await freePort();
  const started = performance.now();
  const running = RunningProcess.start('api/main.cjs', {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: randomBytes(32).toString('base64'),
    PORT: String(port),
    NODE_ENV: 'development',
  });
  await firstSuccess(`http://127.0.0.1:${port}/readyz`);
  const ms = performance.now() - started;
  const api = await running;
  const processorMs = processorSeconds([api.pid]) * 1_000;
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idleMb = await residentMemoryOf(api.pid);
  await api.stop();
  return { ms, processorMs, idleMb };
}

async function residentMemoryOf(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}

async function firstSuccess(url: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`${url} did not answer 200 in 30 s.`);
}

async function timeBareNode(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return performance.now() - started;
}
