import { JobRefused, type Metrics } from '@svc/composition';
import { JobMeter } from './job-meter';

type Read = Parameters<Metrics['read']>[2];

function meter() {
  const series: string[] = [];
  let read: Read = () => [];
  const metrics: Pick<Metrics, 'observe' | 'read'> = {
    observe: (name, labels) => void series.push([name, ...Object.values<string>(labels)].join(' ')),
    read: (_source, _names, reader) => void (read = reader),
  };
  const jobs = new JobMeter(metrics);
  const gauges = async () =>
    (await read()).map(({ metric, labels, value }) => `${metric} ${Object.values<string>(labels).join(' ')} ${value > 0 ? '>0' : '0'}`);
  return { jobs, series, gauges };
}

describe('[ADR 0160 r3] the meter of jobs', () => {
  it('observes each job by queue and outcome, and lets its failure pass', async () => {
    const { jobs, series } = meter();
    await jobs.measure('refund.v2', async () => undefined);
    await expect(jobs.measure('refund.v2', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(jobs.measure('refund.v2', async () => Promise.reject(new JobRefused('id: missing')))).rejects.toThrow(JobRefused);
    expect(series).toEqual(['done', 'failed', 'refused'].map((outcome) => `job_duration_seconds refund ${outcome}`));
  });

  it('shows a job that hangs, by the number and the age of those that run', async () => {
    const { jobs, gauges } = meter();
    jobs.expect('refund.v2');
    const idle = ['jobs_running refund 0', 'job_oldest_running_seconds refund 0'];
    expect(await gauges()).toEqual(idle);
    let end: () => void = () => undefined;
    const hanging = jobs.measure('refund.v2', () => new Promise<void>((resolve) => (end = resolve)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await gauges()).toEqual(['jobs_running refund >0', 'job_oldest_running_seconds refund >0']);
    end();
    await hanging;
    expect(await gauges()).toEqual(idle);
  });
});
