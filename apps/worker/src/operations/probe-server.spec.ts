import { get } from 'node:http';
import type { ReadinessReport } from '@svc/composition';
import { ProbeServer } from './probe-server';

const REPORT: ReadinessReport = {
  status: 'ok',
  parts: { database: 'ok', queue: 'ok', migrations: 'ok', stamps: 'ok', outbox: 'ok', recurring: 'ok' },
};
const silent = { info: () => undefined, warn: () => undefined };
const config = (workerPort?: number) => ({ http: { port: 0, host: '127.0.0.1', publicUrl: '', trustProxy: [] }, workerPort });

describe('[ADR 0160 r6] the port of a worker', () => {
  let probes: ProbeServer;
  let report: () => Promise<ReadinessReport>;
  let text: () => Promise<string>;

  beforeEach(async () => {
    report = async () => REPORT;
    text = async () => 'build_info 1\n';
    probes = new ProbeServer(config(0), { check: () => report() }, { text: () => text() }, silent);
    await probes.onApplicationBootstrap();
  });
  afterEach(() => probes.close());

  const at = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${probes.port}${path}`, init);

  it('serves liveness, readiness and metrics, which nobody caches', async () => {
    const answers = await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => at(path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type'), headers.get('cache-control')])).toEqual([
      [200, 'application/json; charset=utf-8', 'no-store'],
      [200, 'application/json; charset=utf-8', 'no-store'],
      [200, 'text/plain; version=0.0.4; charset=utf-8', 'no-store'],
    ]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      '{"status":"ok"}',
      JSON.stringify(REPORT),
      'build_info 1\n',
    ]);
  });

  it('is 503 while a part that decides has failed', async () => {
    report = async () => ({ ...REPORT, status: 'failed' });
    expect((await at('/readyz')).status).toBe(503);
  });

  it('survives a probe that fails', async () => {
    text = async () => Promise.reject(new Error('broken'));
    expect([(await at('/metrics')).status, (await at('/healthz')).status]).toEqual([503, 200]);
  });

  it('has only these paths, each in one spelling, and takes nothing', async () => {
    const statusOf = (path: string) =>
      new Promise((resolve) => get({ port: probes.port, path }, (response) => resolve(response.resume().statusCode)));
    const paths = ['/', '/metrics/', '/METRICS', '//metrics', '/x/../metrics', '/v1/admin/workspace', '/healthz?x=1'];
    expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404, 404, 404, 404, 404, 200]);
    expect([(await at('/metrics', { method: 'POST', body: 'x' })).status, (await at('/healthz', { method: 'HEAD' })).status]).toEqual([
      405, 200,
    ]);
  });

  it('refuses a start with a sentence that names WORKER_PORT where the port is in use', async () => {
    const second = new ProbeServer(config(probes.port), { check: async () => REPORT }, { text: async () => '' }, silent);
    await expect(second.onApplicationBootstrap()).rejects.toThrow(
      `Port ${probes.port} is in use. Stop what uses it, or choose another with WORKER_PORT.`,
    );
  });

  it('is none where WORKER_PORT is not set', async () => {
    const none = new ProbeServer(config(), { check: async () => REPORT }, { text: async () => '' }, silent);
    await none.onApplicationBootstrap();
    expect(() => none.port).toThrow();
    none.close();
  });
});
