import type { TestService } from './service';
import type { Shop } from '../shops/shop';

/** One of the two ways in which the service handles a plain read; the rules are the same. */
export interface Door {
  door: string;
  /** Settings of a service that uses this way. */
  env: Record<string, string>;
  prepared: boolean;
}

/** Both ways, for `describe.each` in suites of the edge. */
export const DOORS: readonly Door[] = [
  { door: 'prepared bytes', env: {}, prepared: true },
  { door: 'the framework', env: { PREPARED_MEMORY_MB: '0' }, prepared: false },
];

/** Prepares the bytes of the product list, which the suites of the edge read, in every process. */
export async function makeReady({ urls }: TestService, { keys }: Shop): Promise<void> {
  for (const url of urls) await fetch(`${url}/v1/store/products`, { headers: { authorization: `Bearer ${keys.secretLive}` } });
}

/** Returns the number of requests that the processes have handled before the framework. */
export async function answeredFast({ urls }: TestService): Promise<number> {
  const metrics = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  return metrics.reduce((sum, text) => sum + Number(/^http_fast_answers_total (\d+)$/m.exec(text)?.[1]), 0);
}
