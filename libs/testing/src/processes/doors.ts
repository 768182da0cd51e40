import type { TestService } from './service';
import type { Shop } from '../shops/shop';

/** One of the two ways in which the service answers a plain read; its rules are the same. */
export interface Door {
  door: string;
  /** Settings of a service that answers this way. */
  env: Record<string, string>;
  prepared: boolean;
}

/** For `describe.each`: suites of the edge run through both. */
export const DOORS: readonly Door[] = [
  { door: 'prepared bytes', env: {}, prepared: true },
  { door: 'the framework', env: { PREPARED_MEMORY_MB: '0' }, prepared: false },
];

/** Has every process make the bytes of the product list, which the suites of the edge read. */
export async function makeReady({ urls }: TestService, { keys }: Shop): Promise<void> {
  for (const url of urls) await fetch(`${url}/v1/store/products`, { headers: { authorization: `Bearer ${keys.secretLive}` } });
}

/** How many requests the processes have answered before the framework. */
export async function answeredFast({ urls }: TestService): Promise<number> {
  const metrics = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  return metrics.reduce((sum, text) => sum + Number(/^http_fast_answers_total (\d+)$/m.exec(text)?.[1]), 0);
}
