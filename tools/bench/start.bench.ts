import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createTestDatabase, freePort, RunningProcess } from '@svc/testing';
import { median } from './load';

const STARTS = 7;

/** From the start of the api process to its first 200, beside the start of a bare `node` process. */
export async function start(): Promise<object> {
  const database = await createTestDatabase();
  try {
    const figures: number[] = [];
    for (let index = 0; index < STARTS; index += 1) figures.push(await timeOneStart(database.url));
    const floors: number[] = [];
    for (let index = 0; index < STARTS; index += 1) floors.push(await timeBareNode());
    const [api, floor] = [median(figures), median(floors)];
    console.log(`api to first 200: median ${Math.round(api)} ms; node itself ${Math.round(floor)} ms; ratio ${(api / floor).toFixed(1)}`);
    return { apiMs: api, nodeMs: floor, ratio: api / floor, figures, floors };
  } finally {
    await database.drop();
  }
}

async function timeOneStart(databaseUrl: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const running = RunningProcess.start('api/main.cjs', {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: randomBytes(32).toString('base64'),
    PORT: String(port),
    NODE_ENV: 'development',
  });
  await firstSuccess(`http://127.0.0.1:${port}/readyz`);
  const elapsed = performance.now() - started;
  await (await running).stop();
  return elapsed;
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
