import { freePort, openShop, type RunningService, startService } from '@svc/testing';
import { describeWithPromtool, remarksOn } from '../testing/describe-with-promtool';

describeWithPromtool('promtool', () => {
  let service: RunningService;
  let urls: string[];

  beforeAll(async () => {
    service = await startService();
    const port = String(await freePort());
    await service.startWorker({ WORKER_PORT: port });
    await openShop(service, 'measured', { version: 1 });
    urls = [service.urls[0]!, `http://127.0.0.1:${port}`];
  });
  afterAll(() => service?.stop());

  it('[ADR 0160 r1] finds no fault in the names of an api and of a worker, but for those of the library', async () => {
    for (const url of urls) {
      const remarks = remarksOn(await (await fetch(`${url}/metrics`)).text());
      expect(remarks.filter((line) => !/^nodejs_active_\w+_total non-counter metrics should not have "_total" suffix$/.test(line))).toEqual(
        [],
      );
    }
  });

  it('would find a fault', () => {
    expect(remarksOn('# TYPE jobs_refused counter\njobs_refused 1\n').join(' ')).toContain('jobs_refused');
  });
});
