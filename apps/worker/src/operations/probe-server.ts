import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger, Metrics, Readiness, ServiceConfig, StartRefused } from '@svc/composition';

const JSON_TYPE = 'application/json; charset=utf-8';
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
/** Longest time for the head of a request, ms. */
const REQUEST_MS = 10_000;
/** Time for which a connection is kept alive between two scrapes, as an api keeps it, ms: one that is closed as a scrape begins loses it. */
const KEEP_ALIVE_MS = 65_000;

interface Page {
  status: number;
  type: string;
  body: string;
}

const json = (status: number, value: object): Page => ({ status, type: JSON_TYPE, body: JSON.stringify(value) });

/**
 * Serves `/healthz`, `/readyz` and `/metrics` of a worker on WORKER_PORT, as every api does on its port; nothing without that variable. It
 * serves them while the worker ends its jobs, until the process exits.
 */
@Injectable()
export class ProbeServer implements OnApplicationBootstrap {
  private server?: Server;

  private readonly pages: Readonly<Record<string, () => Promise<Page>>> = {
    '/healthz': async () => json(200, { status: 'ok' }),
    '/readyz': async () => {
      const report = await this.readiness.check();
      return json(report.status === 'ok' ? 200 : 503, report);
    },
    '/metrics': async () => ({ status: 200, type: METRICS_TYPE, body: await this.metrics.text() }),
  };

  constructor(
    @Inject(ServiceConfig) private readonly config: Pick<ServiceConfig, 'http' | 'workerPort'>,
    @Inject(Readiness) private readonly readiness: Pick<Readiness, 'check'>,
    @Inject(Metrics) private readonly metrics: Pick<Metrics, 'text'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'info' | 'warn'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { workerPort } = this.config;
    if (workerPort === undefined) return;
    this.server = createServer((request, response) => void this.respond(request, response));
    this.server.requestTimeout = REQUEST_MS;
    this.server.keepAliveTimeout = KEEP_ALIVE_MS;
    await this.listen(this.server, workerPort);
    this.logger.info({ port: this.port }, 'The worker listens for probes and scrapes.');
  }

  /** Port that it listens on. */
  get port(): number {
    return (this.server?.address() as AddressInfo).port;
  }

  /** Stops listening, for tests: a worker serves until it exits. */
  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async listen(server: Server, port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, this.config.http.host, resolve);
    }).catch((error: NodeJS.ErrnoException) => {
      throw new StartRefused(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what uses it, or choose another with WORKER_PORT.`
          : `WORKER_PORT: the worker cannot listen on port ${port} (${error.code ?? error.message}).`,
      );
    });
    // An open connection of a scraper holds no process that is ending.
    server.unref();
    server.on('error', (error) => this.logger.warn({ error: String(error) }, 'The port for probes has failed.'));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, body } = await this.pageOf(request);
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body), 'Cache-Control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Returns the page of a path in its one spelling. */
  private async pageOf({ method, url = '' }: IncomingMessage): Promise<Page> {
    const page = this.pages[url.split('?', 1)[0]!];
    if (!page) return json(404, { status: 'not found' });
    if (method !== 'GET' && method !== 'HEAD') return json(405, { status: 'method not allowed' });
    try {
      return await page();
    } catch (error) {
      this.logger.warn({ error: String(error), path: url }, 'A probe of the worker failed.');
      return json(503, { status: 'failed' });
    }
  }
}
