import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { RunningProcess } from './running-process';
import { startService, type RunningService } from './service';
import { openShop, type Shop } from './shop';

const PATIENCE_MS = 30_000;

/** A mail in the development inbox. */
export interface SentMail {
  subject: string;
  attachments: { filename: string; contentType: string; url: string }[];
}

export interface ExampleSite {
  /** Origin of the example storefront. */
  url: string;
  /** Origins that its visitors may talk to: its own and the API's. */
  origins: string[];
  service: RunningService;
  shop: Shop;
  /** The latest mail that the service has sent there. */
  mailTo(address: string): Promise<SentMail>;
  stop(): Promise<void>;
}

/** The service with the demo shop and `events` more, started with the variables `env`, and the example storefront beside it with keys of `mode`, each at an address of its own. */
export async function openExampleSite({ mode = 'live', events = [], env = {} }: { mode?: 'live' | 'test'; events?: object[]; env?: Record<string, string> } = {}): Promise<ExampleSite> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const service = await startService({ env: { DATA_DIR: folder, ...env } });
  const stopService = async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  };
  try {
    await service.startWorker();
    const document = demoDocument(url);
    const shop = await openShop(service, 'adire-house', { ...document, events: [...document.events, ...events] });
    const make = <T>(path: string, body: object) => service.client.post<T>(`/v1/admin${path}`, body, { key: shop.adminToken });
    const { key } = (await make<{ key: string }>('/keys', { kind: 'publishable', mode, origins: [url] })).body;
    const { secret } = (await make<{ secret: string }>('/webhooks/destinations', { url: `${url}/webhooks` })).body;
    const server = await RunningProcess.start('../apps/example-storefront/server.mjs', {
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
      service,
      shop,
      mailTo: (address) => mailTo(service.urls[0]!, address),
      async stop() {
        await server.stop();
        await stopService();
      },
    };
  } catch (error) {
    await stopService();
    throw error;
  }
}

async function mailTo(service: string, address: string): Promise<SentMail> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const [mail] = (await (await fetch(`${service}/dev/inbox.json?to=${address}`)).json()) as SentMail[];
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail came to ${address}.`);
}

/** What `npm start` fills the demo shop with. Asked of a process, since no library imports a tool. */
function demoDocument(storefrontUrl: string): { events: object[] } {
  const around = JSON.stringify({ storefrontUrl, today: new Date() });
  const script = `import('./tools/demo/demo-document.mjs').then(({ demoDocument }) => console.log(JSON.stringify(demoDocument(${around}))))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 })) as { events: object[] };
}
