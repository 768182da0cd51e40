import { randomUUID } from 'node:crypto';
import { describeWithRedis, eventually, startService, type RunningService } from '@svc/testing';
import { createPostgresBackend, Queue, withBackend } from 'bullmq';
import { Client, Pool } from 'pg';

describe('jobs on Postgres', () => behaveAsJobs(undefined));
describeWithRedis('jobs on Redis', behaveAsJobs);

function behaveAsJobs(redisUrl: string | undefined): void {
  let service: RunningService;
  let database: Client;
  let pool: Pool;
  const queues: Queue[] = [];

  beforeAll(async () => {
    // After the sweep at its start the sweeper comes too late to help: all work in these tests is done by jobs.
    service = await startService({ env: { WAITS: 'sweepMs=3000000', ...(redisUrl && { REDIS_URL: redisUrl }) } });
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    pool = new Pool({ connectionString: service.databaseUrl, options: '-c search_path=bullmq' });
    await queueOf('notification').add('bell', { subject: randomUUID() });
    const swept = await aMessage();
    await service.startWorker();
    await eventually('the message is taken', async () => (await stateOf(swept)) !== 'due');
  });

  afterAll(async () => {
    await Promise.all(queues.map((queue) => queue.close()));
    await pool.end();
    await database.end();
    await service.stop();
  });

  function queueOf(name: string): Queue {
    const queue = redisUrl
      ? new Queue(name, { connection: { url: redisUrl } })
      : (new (withBackend(createPostgresBackend).Queue)(name, { connection: pool }) as unknown as Queue);
    queues.push(queue);
    return queue;
  }

  async function aMessage(): Promise<{ workspaceId: string; mode: 'live'; messageId: string }> {
    const [workspaceId, messageId] = [randomUUID(), randomUUID()];
    await database.query(
      `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'Adire', 'Africa/Lagos', '{NGN}')`,
      [workspaceId, `w-${workspaceId}`],
    );
    await database.query(
      `insert into message (workspace_id, mode, id, kind, channel, recipient, subject_id, version, state, due_at)
       values ($1, 'live', $2, 'form_submitted', 'email', 'desk@example.com', $2, $2, 'due', service_now())`,
      [workspaceId, messageId],
    );
    return { workspaceId, mode: 'live', messageId };
  }

  const stateOf = async ({ messageId }: { messageId: string }) =>
    (await database.query<{ state: string }>('select state from message where id = $1', [messageId])).rows[0]!.state;
  const unfinished = (queue: Queue) => queue.getJobCountByTypes('waiting', 'active', 'delayed');

  it('are removed when the worker starts and they are of the form before', async () => {
    const former = queueOf('notification');
    await eventually('the queue is empty', async () => (await unfinished(former)) === 0);
    expect(await former.getFailedCount()).toBe(0);
  });

  it('[D-5] leave the rows of another workspace alone', async () => {
    const queue = queueOf('notification.v2');
    const [mine, yours] = [await aMessage(), await aMessage()];
    await queue.add('job', { ...yours, workspaceId: mine.workspaceId });
    await eventually('the queue is empty', async () => (await unfinished(queue)) === 0);
    expect([await stateOf(mine), await stateOf(yours)]).toEqual(['due', 'due']);
    await queue.add('job', yours);
    await eventually('the message is taken', async () => (await stateOf(yours)) !== 'due');
    expect(await stateOf(mine)).toBe('due');
  });

  it('are kept with the reason, counted, and tried once when they are not of their form', async () => {
    const queue = queueOf('notification.v2');
    const message = await aMessage();
    await queue.add('job', { subject: randomUUID() }, { attempts: 3, removeOnComplete: true });
    await eventually('the job has failed', async () => (await queue.getFailedCount()) === 1);
    const [failed] = await queue.getFailed();
    expect(failed).toMatchObject({
      attemptsMade: 1,
      failedReason: expect.stringMatching(/workspaceId: .*subject: This field is not known/),
    });
    expect((await service.client.get('/metrics')).text).toContain('\njobs_refused_total 1\n');
    await queue.add('job', message);
    await eventually('the message is taken', async () => (await stateOf(message)) !== 'due');
    await eventually('the queue is empty', async () => (await unfinished(queue)) === 0);
    expect(await queue.getFailedCount()).toBe(1);
  });
}
