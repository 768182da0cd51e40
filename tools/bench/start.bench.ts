import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createTestDatabase, freePort, RunningProcess } from '@svc/testing';
import { median } from './load';

const STARTS = 7;

/** After its first 200 a process does for so long what it does by itself, and gives back the memory of its start, before its memory is looked at. */
const IDLE_MS = 12_000;
/** The kernel counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

interface Start {
  /** To the first 200, by the clock and by the time of processors. */
  ms: number;
  processorMs: number;
  /** Resident memory while idle. */
  idleMb: number;
}

/** From the start of the api process to its first 200 of `/readyz`, beside the start of a bare `node` process; and its memory while idle. */
export async function start(): Promise<object> {
  const database = await createTestDatabase();
  try {
    const figures: Start[] = [];
    for (let index = 0; index < STARTS; index += 1) figures.push(await timeOneStart(database.url));
    const floors: number[] = [];
    for (let index = 0; index < STARTS; index += 1) floors.push(await timeBareNode());
    const [apiMs, nodeMs] = [median(figures.map(({ ms }) => ms)), median(floors)];
    const processorMs = median(figures.map((figure) => figure.processorMs));
    const idleMb = median(figures.map((figure) => figure.idleMb));
    console.log(`api to first 200: median ${Math.round(apiMs)} ms, ${processorMs} ms of processor time; node itself ${Math.round(nodeMs)} ms; ratio ${(apiMs / nodeMs).toFixed(1)}; idle ${Math.round(idleMb)} MB`);
    return { apiMs, nodeMs, ratio: apiMs / nodeMs, processorMs, idleMb, figures, floors };
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
  const processorMs = await processorTimeOf(api.pid);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idleMb = await residentMemoryOf(api.pid);
  await api.stop();
  return { ms, processorMs, idleMb };
}

/** What a process has used of the processors, its own work and the kernel's for it, ms. */
async function processorTimeOf(pid: number): Promise<number> {
  const [, ...fields] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[10]) + Number(fields[11])) * MS_PER_TICK;
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
