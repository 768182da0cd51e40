import { Metrics } from './metrics';

const linesOf = (text: string, name: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));

/** Takes out the names of the metrics that a response has values for. */
const namesWithValues = (text: string): Set<string> =>
  new Set(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => /^\w+/.exec(line)![0]),
  );

describe('metrics of a process', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('[ADR 0160 r2] are served by their former name as well, for one release', async () => {
    const metrics = new Metrics('api');
    let refused = 3;
    metrics.read('database', ['jobs_refused_total'], () => [{ metric: 'jobs_refused_total', labels: {}, value: refused }]);
    const text = await metrics.text();
    expect(text).toContain('# TYPE jobs_refused_total counter\njobs_refused_total 3\n');
    expect(text).toContain('# TYPE jobs_refused gauge\njobs_refused 3\n');
    refused = 5;
    const later = await metrics.text();
    expect([linesOf(later, 'jobs_refused_total'), linesOf(later, 'jobs_refused')]).toEqual([['jobs_refused_total 5'], ['jobs_refused 5']]);
  });

  it('[ADR 0160 r4] are absent, and never NaN, while their source fails, and a metric of its own says so', async () => {
    const metrics = new Metrics('worker');
    let isAway = false;
    metrics.read('database', ['outbox_oldest_seconds', 'recurring_task_late', 'jobs_refused_total'], async () => {
      if (isAway) throw new Error('connect ECONNREFUSED');
      return [
        { metric: 'outbox_oldest_seconds', labels: {}, value: 4 },
        { metric: 'recurring_task_late', labels: { task: 'purge' }, value: 1 },
        { metric: 'jobs_refused_total', labels: {}, value: 1 },
      ];
    });
    const before = await metrics.text();
    isAway = true;
    const during = await metrics.text();
    isAway = false;
    const after = await metrics.text();
    expect(linesOf(before, 'metrics_source_up')).toEqual(['metrics_source_up{source="database"} 1']);
    expect(linesOf(during, 'metrics_source_up')).toEqual(['metrics_source_up{source="database"} 0']);
    for (const name of ['outbox_oldest_seconds', 'recurring_task_late', 'jobs_refused_total', 'jobs_refused'])
      expect([name, linesOf(before, name).length, linesOf(during, name).length, linesOf(after, name)]).toEqual([
        ...[name, 1, 0],
        linesOf(before, name),
      ]);
    expect((before + during + after).split('\n').filter((line) => /nan$/i.test(line) && !line.startsWith('nodejs_'))).toEqual([]);
  });

  it('[ADR 0160 r5] wait two seconds at most for a source that hangs, and read it once at a time, while the other sources are read', async () => {
    const metrics = new Metrics('worker');
    let reads = 0;
    let respond: () => void = () => undefined;
    metrics.read('database', ['outbox_oldest_seconds'], () => {
      reads += 1;
      return new Promise((resolve) => (respond = () => resolve([{ metric: 'outbox_oldest_seconds', labels: {}, value: 7 }])));
    });
    metrics.read('queue', ['queue_jobs'], () => [{ metric: 'queue_jobs', labels: { queue: 'refund', state: 'waiting' }, value: 2 }]);
    const scrapes = [metrics.text(), metrics.text()];
    await jest.advanceTimersByTimeAsync(2_000);
    const third = metrics.text();
    await jest.advanceTimersByTimeAsync(2_000);
    for (const text of await Promise.all([...scrapes, third])) {
      expect([...linesOf(text, 'outbox_oldest_seconds'), ...linesOf(text, 'metrics_source_up')]).toEqual([
        'metrics_source_up{source="queue"} 1',
        'metrics_source_up{source="database"} 0',
      ]);
      expect(linesOf(text, 'queue_jobs')).toEqual(['queue_jobs{queue="refund",state="waiting"} 2']);
    }
    expect(reads).toBe(1);
    const fourth = metrics.text();
    respond();
    expect(linesOf(await fourth, 'outbox_oldest_seconds')).toEqual(['outbox_oldest_seconds 7']);
  });

  it('[ADR 0160 r1] are those of its kind alone', async () => {
    const [api, worker] = [new Metrics('api'), new Metrics('worker')];
    for (const metrics of [api, worker]) {
      metrics.count('outbox_relayed_facts_total', {}, 2);
      metrics.count('http_fast_answers_total', {});
      metrics.observe('job_duration_seconds', { queue: 'refund', outcome: 'done' }, 0.2);
      metrics.observe('provider_request_duration_seconds', { provider: 'stripe', outcome: 'ok', reason: '2xx' }, 0.2);
    }
    const [ofApi, ofWorker] = [namesWithValues(await api.text()), namesWithValues(await worker.text())];
    const names = ['http_fast_answers_total', 'outbox_relayed_facts_total', 'job_duration_seconds_count'];
    expect(names.map((name) => [ofApi.has(name), ofWorker.has(name)])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    for (const served of [ofApi, ofWorker]) {
      expect(served.has('provider_request_duration_seconds_bucket')).toBe(true);
      expect(served.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    }
  });
});
