import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RealRails } from '@svc/provider-stubs';
import {
  freePort,
  inDays,
  openShop,
  OwnRedis,
  SmtpSink,
  startService,
  TcpProxy,
  WebhookSink,
  type RunningProcess,
  type RunningService,
  type Shop,
} from '@svc/testing';
import { loading } from '../crashes/scenarios/fault-setups';
import { startOrdinaryCluster, type OrdinaryCluster } from '../database/ordinary-cluster.mjs';
import { canMount, mountSmallDisk, type SmallDisk } from '../database/small-disk.mjs';
import { root } from '../testing/command';
import { OwnPrometheus, SCRAPE_SECONDS } from './own-prometheus';
import { shortened } from './shortened-rules';
import { type VisitedShop, Visitors } from './visitors';

/** A new cluster with this schema takes some 120. */
const DISK_MB = 400;
/** Few, so that few requests use them up. */
const POOL_SIZE = '4';
const MANY = 10_000_000;

const document = {
  version: 1,
  events: [
    {
      slug: 'gala',
      title: 'Gala',
      startAt: inDays(40),
      endAt: inDays(41),
      ticketTypes: [
        { key: 'guests', name: 'Guests', kind: 'free', capacity: MANY },
        { key: 'entry', name: 'Entry', kind: 'paid', capacity: MANY, prices: [{ currency: 'NGN', priceMinor: 500_000 }] },
      ],
    },
  ],
};

export type WorkerName = 'worker-1' | 'worker-2';

/** An installation as it runs in production: two apis, two workers, PostgreSQL on a small disk, Redis, and what is outside of it; with Prometheus and visitors. */
export class Stack {
  /** Removals of what was started, last first. */
  private readonly removals: (() => Promise<unknown>)[] = [];
  private readonly workers = new Map<WorkerName, RunningProcess>();
  private readonly workerPorts: Record<WorkerName, string> = { 'worker-1': '', 'worker-2': '' };
  /** The small disk of PostgreSQL, where one may be mounted. */
  disk?: SmallDisk;
  cluster!: OrdinaryCluster;
  redis!: OwnRedis;
  mails!: SmtpSink;
  /** Receivers of webhooks, by paths of the slugs of their shops. */
  receivers!: WebhookSink;
  rails!: RealRails;
  /** The network between the service and the payment provider. */
  providerNetwork!: TcpProxy;
  service!: RunningService;
  /** The api that incidents start again. */
  secondApi!: RunningProcess;
  prometheus!: OwnPrometheus;
  /** Shops that visitors come to: `one` has one destination of webhooks, `other` three. */
  shops!: Record<'one' | 'other', VisitedShop & { paidType: string }>;

  private constructor() {}

  /** @param shorten factor by which the durations of the rules are divided */
  static async start(shorten: number): Promise<Stack> {
    const stack = new Stack();
    try {
      await stack.startSurroundings();
      await stack.startService();
      await stack.openShops();
      await stack.watch(shorten);
      return stack;
    } catch (error) {
      await stack.stop();
      throw error;
    }
  }

  get urls(): readonly string[] {
    return this.service.urls;
  }

  worker(name: WorkerName): RunningProcess {
    return this.workers.get(name)!;
  }

  /** Starts a worker again, with further variables. */
  async restartWorker(name: WorkerName, env: Record<string, string> = {}): Promise<void> {
    await this.workers.get(name)?.stop();
    this.workers.set(name, await this.service.startWorker({ WORKER_PORT: this.workerPorts[name], ...env }));
  }

  /** Starts the second api again, with further variables. Its clock can be shifted by SIGUSR2. */
  async restartSecondApi(env: Record<string, string> = {}): Promise<void> {
    await this.service.processes[1]!.stop();
    await this.secondApi?.stop();
    this.secondApi = await this.service.startApi(this.urls[1]!, { NODE_OPTIONS: loading('shifted-clock'), ...env });
  }

  /** Starts PostgreSQL again when it has ended, as its supervisor does. */
  async restartEndedDatabase(): Promise<void> {
    const responds = await this.cluster.query('select 1').then(
      () => true,
      () => false,
    );
    if (responds) return;
    await this.cluster.kill();
    await this.cluster.start();
  }

  async stop(): Promise<void> {
    for (const remove of this.removals) await remove();
  }

  private later(remove: () => Promise<unknown>): void {
    this.removals.unshift(remove);
  }

  private async startSurroundings(): Promise<void> {
    if (canMount()) {
      this.disk = await mountSmallDisk(DISK_MB);
      this.later(() => this.disk!.remove());
    }
    this.cluster = await startOrdinaryCluster({
      ...(this.disk && { within: this.disk.folder }),
      settings: { max_connections: '200', max_wal_size: '64MB', min_wal_size: '32MB' },
    });
    this.later(() => this.cluster.remove());
    this.redis = await OwnRedis.start();
    this.later(() => this.redis.kill('SIGTERM'));
    this.mails = await SmtpSink.start();
    this.later(() => this.mails.stop());
    this.receivers = await WebhookSink.open();
    this.later(() => this.receivers.close());
    this.rails = await RealRails.open();
    this.later(() => this.rails.close());
    this.providerNetwork = await TcpProxy.start();
    this.later(() => this.providerNetwork.stop());
  }

  private async startService(): Promise<void> {
    this.service = await startService({
      apis: 2,
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: this.cluster.url,
        DATABASE_POOL_SIZE: POOL_SIZE,
        REDIS_URL: this.redis.url,
        SMTP_URL: this.mails.urlWithLogin,
        MAIL_FROM: 'tickets@shop.example',
        WEBHOOK_ALLOW_HOSTS: '127.0.0.1',
        ...this.rails.env,
        PAYSTACK_API_URL: this.providerNetwork.leadTo(this.rails.paystack.url).replace(/\/$/, ''),
      },
    });
    this.later(() => this.service.stop());
    await this.restartSecondApi();
    for (const name of ['worker-1', 'worker-2'] as const) {
      this.workerPorts[name] = String(await freePort());
      await this.restartWorker(name);
    }
  }

  private async openShops(): Promise<void> {
    const service = { ...this.service, databaseUrl: this.cluster.url };
    const open = async (name: string, destinations: number): Promise<VisitedShop & { paidType: string }> => {
      const shop = await openShop(service, name, document);
      for (let number = 1; number <= destinations; number += 1) await this.addDestination(shop, `${this.receivers.url}/${name}/${number}`);
      const { body } = await service.client.get<{ ticketTypes: { ref: string; kind: string }[] }>('/v1/store/events/gala', {
        key: shop.keys.secretLive,
      });
      const refOf = (wanted: string) => body.ticketTypes.find(({ kind }) => kind === wanted)!.ref;
      return { shop, freeType: refOf('free'), paidType: refOf('paid') };
    };
    this.shops = { one: await open('one', 1), other: await open('other', 3) };
    const { shop } = this.shops.one;
    await service.client.patch('/v1/admin/workspace', { headlessEnabled: true }, { key: shop.adminToken });
    await this.rails.connect(service, shop);
  }

  private async addDestination({ adminToken }: Shop, url: string): Promise<void> {
    const answer = await this.service.client.post('/v1/admin/webhooks/destinations', { url, events: ['*'] }, { key: adminToken });
    if (answer.status !== 201) throw new Error(answer.text);
  }

  private async watch(shorten: number): Promise<void> {
    const text = await readFile(join(root, 'deploy/alerts.yaml'), 'utf8');
    const [first, second] = this.urls as [string, string];
    const atPort = (name: WorkerName) => `http://127.0.0.1:${this.workerPorts[name]}`;
    this.prometheus = await OwnPrometheus.start({
      rules: shortened(text, shorten, 2 * SCRAPE_SECONDS + 2),
      jobs: {
        'storefront-api': { 'api-1': first, 'api-2': second },
        'storefront-worker': { 'worker-1': atPort('worker-1'), 'worker-2': atPort('worker-2') },
      },
    });
    this.later(() => this.prometheus.stop());
    const visitors = new Visitors(this.urls, [this.shops.one, this.shops.other]);
    this.later(() => visitors.stop());
  }
}
