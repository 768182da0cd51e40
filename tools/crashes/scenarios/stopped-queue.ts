import { eventually, type RunningProcess, type RunningService } from '@svc/testing';
import type { LoadRun } from '../load-run';

/** Most warnings and errors that a process may log in a fault of some seconds: one for each thing that fails, and its causes. */
const MOST_LINES = 40;
const REPORTED_MS = 10_000;
const SENT_MS = 90_000;

interface Readiness {
  status: string;
  parts: { queue: string };
  reason?: string;
}

/** Warnings and errors of the processes from now on. */
export class LoggedLines {
  private readonly begun: Map<RunningProcess, number>;

  constructor(processes: readonly RunningProcess[]) {
    this.begun = new Map(processes.map((each) => [each, each.log.length]));
  }

  /** Returns the number of lines of each process. */
  get counts(): number[] {
    return [...this.begun].map(([{ log }, from]) => (log.slice(from).match(/"level":"(warn|error|fatal)"/g) ?? []).length);
  }

  /** Returns processes that flood their log, as sentences. */
  get faults(): string[] {
    return this.counts
      .filter((count) => count > MOST_LINES)
      .map((count) => `A process has logged ${count} warnings and errors; at most ${MOST_LINES} are of use.`);
  }
}

/** Waits until readiness says that the queue takes no job, and why, while requests are served. */
export async function untilQueueIsReported({ client }: Pick<RunningService, 'client'>): Promise<void> {
  await eventually(
    'the queue is reported as failed, with a reason',
    async () => {
      const { status, body } = await client.get<Readiness>('/readyz');
      return status === 200 && body.parts.queue === 'failed' && body.reason !== undefined;
    },
    REPORTED_MS,
  );
}

/** Waits until readiness says that the queue is well, and every mail that was planned has been sent, by the jobs of the queue alone. */
export async function untilMailsAreSent({ client }: Pick<RunningService, 'client'>, load: LoadRun): Promise<void> {
  await eventually('the queue is well again', async () => (await client.get<Readiness>('/readyz')).body.parts.queue === 'ok', REPORTED_MS);
  await eventually(
    'every mail is sent',
    async () => {
      const [row] = await load.query<{ unsent: number; sent: number }>(
        `select count(*) filter (where state <> 'sent')::int as unsent, count(*) filter (where state = 'sent')::int as sent from message where workspace_id = $1`,
      );
      return row!.unsent === 0 && row!.sent > 0;
    },
    SENT_MS,
  );
}
