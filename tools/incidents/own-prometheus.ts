import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort } from '@svc/testing';
import { stringify } from 'yaml';

/** Between two scrapes, seconds; a scrape waits for slow sources, so its timeout is not much shorter. */
export const SCRAPE_SECONDS = 5;
const SCRAPE_TIMEOUT_SECONDS = 4;

export interface FiringAlert {
  alert: string;
  runbook: string;
}

export interface OwnPrometheusOptions {
  /** Text of a file of rules. */
  rules: string;
  /** Addresses to scrape, by job and by the name of their instance. */
  jobs: Record<string, Record<string, string>>;
}

/** A Prometheus on loopback, with rules, that scrapes a service: `prometheus` of the PATH. Its data goes with it. */
export class OwnPrometheus {
  private constructor(
    private readonly url: string,
    private readonly folder: string,
    private readonly server: ChildProcess,
  ) {}

  static async start({ rules, jobs }: OwnPrometheusOptions): Promise<OwnPrometheus> {
    const folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
    const port = await freePort();
    await writeFile(join(folder, 'rules.yaml'), rules);
    await writeFile(join(folder, 'prometheus.yml'), stringify(settingsOf(jobs)));
    const parameters = [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ];
    const server = spawn('prometheus', parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
    const prometheus = new OwnPrometheus(`http://127.0.0.1:${port}`, folder, server);
    const names = Object.values(jobs).flatMap((instances) => Object.keys(instances));
    await eventually('Prometheus has scraped every process', async () => (await prometheus.upNames()).length === names.length);
    return prometheus;
  }

  /** Returns the alerts that fire at present, each once. */
  async firing(): Promise<FiringAlert[]> {
    const { alerts } = await this.ask<{ alerts: { state: string; labels: { alertname: string }; annotations: { runbook: string } }[] }>(
      'alerts',
    );
    const firing = alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels, annotations }) => [labels.alertname, annotations.runbook]);
    return [...new Map(firing as [string, string][])].map(([alert, runbook]) => ({ alert, runbook }));
  }

  async stop(): Promise<void> {
    if (this.server.exitCode === null) {
      const gone = once(this.server, 'exit');
      this.server.kill();
      await gone;
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  private async upNames(): Promise<string[]> {
    const answer = await this.ask<{ result: { metric: { instance: string } }[] }>('query?query=up==1').catch(() => undefined);
    return answer?.result.map(({ metric }) => metric.instance) ?? [];
  }

  private async ask<T>(path: string): Promise<T> {
    const response = await fetch(`${this.url}/api/v1/${path}`);
    if (response.status !== 200) throw new Error(`Prometheus responds with ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  }
}

function settingsOf(jobs: OwnPrometheusOptions['jobs']): object {
  return {
    global: { scrape_interval: `${SCRAPE_SECONDS}s`, scrape_timeout: `${SCRAPE_TIMEOUT_SECONDS}s`, evaluation_interval: '1s' },
    rule_files: ['rules.yaml'],
    scrape_configs: Object.entries(jobs).map(([name, instances]) => ({
      job_name: name,
      static_configs: Object.entries(instances).map(([instance, url]) => ({ targets: [new URL(url).host], labels: { instance } })),
    })),
  };
}
