import type { INestApplicationContext } from '@nestjs/common';
import { install } from 'undici';
import { BadConfiguration, isRefusal } from '../config/refusals';
import { releaseStartMemory } from './release-start-memory';

/** Exit code of a configuration that cannot work (EX_CONFIG): starting again will not help. */
const EXIT_CONFIG = 78;

/**
 * Runs a process to its end: starts it, closes it gracefully on SIGTERM, SIGINT and when the parent that started it is gone, and turns a
 * refused start into one sentence on standard error.
 */
export async function runProcess(start: () => Promise<INestApplicationContext>): Promise<void> {
  // Loading undici makes its agent the one that Node's own fetch sends by, and the fetch of Node 22 is of another version, which the agent
  // refuses.
  install();
  try {
    const app = await start();
    closeOn(app, ['SIGTERM', 'SIGINT']);
    process.send?.('ready');
    releaseStartMemory();
  } catch (error) {
    exitBecause(error);
  }
}

/** Ends the process: with one sentence for a refused start, with the stack for an unexpected error. */
export function exitBecause(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(error instanceof BadConfiguration ? EXIT_CONFIG : 1);
}

function closeOn(app: INestApplicationContext, signals: NodeJS.Signals[]): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    app.close().then(() => process.exit(0), exitBecause);
  };
  for (const signal of signals) process.on(signal, close);
  if (process.send) process.on('disconnect', close);
}

function explain(error: unknown): string {
  if (isRefusal(error)) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or choose another with PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
