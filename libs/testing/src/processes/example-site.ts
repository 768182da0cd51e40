import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { RunningProcess } from './running-process';
import type { TestService } from './service';
import { openShop, type Shop } from '../shops/shop';

export interface ExampleSite {
  /** Origin of the example storefront. */
  url: string;
  /** Origins that its visitors may talk to: its own and the API's. */
  origins: string[];
  shop: Shop;
  stop(): Promise<void>;
}

/**
 * Opens the demo shop with further `events` at a service with a worker, and starts the example storefront with keys of `mode` at an
 * address of its own.
 */
export async function openExampleSite(
  service: TestService,
  { mode = 'live', events = [] }: { mode?: 'live' | 'test'; events?: object[] } = {},
): Promise<ExampleSite> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const document = demoDocument(url);
  const shop = await openShop(service, 'adire-house', { ...document, events: [...document.events, ...events] });
  const make = async <T>(path: string, body: object) =>
    (await service.client.post<T>(`/v1/admin${path}`, body, { key: shop.adminToken })).body;
  const { key } = await make<{ key: string }>('/keys', { kind: 'publishable', mode, origins: [url] });
  const { secret } = await make<{ secret: string }>('/webhooks/destinations', { url: `${url}/webhooks` });
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const server = await RunningProcess.start('../apps/example-storefront/server.mjs', {
    NODE_ENV: 'development',
    PORT: port,
    API_URL: `${service.urls[0]}/v1`,
    PUBLISHABLE_KEY: key,
    STORE_SECRET_KEY: mode === 'live' ? shop.keys.secretLive : shop.keys.secretTest,
    WEBHOOK_SECRET: secret,
    WEBHOOK_FOLDER: join(folder, 'webhooks'),
  });
  return {
    url,
    origins: [url, service.urls[0]!],
    shop,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the document of the demo shop, as in `npm start`. It runs a process, since libraries must not import tools. */
function demoDocument(storefrontUrl: string): { events: object[] } {
  const around = JSON.stringify({ storefrontUrl, today: new Date() });
  const script = `import('./tools/demo/demo-document.mjs').then(({ demoDocument }) => console.log(JSON.stringify(demoDocument(${around}))))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 })) as {
    events: object[];
  };
}
