import { poll } from '../database/poll.mjs';
import { Explained } from '../explained.mjs';

const withinMs = 120_000;
const eachMs = 5_000;

/**
 * Waits until an address answers with 200. (A process behind it that cannot come up is reported by who keeps it running.)
 * @throws {Explained} with the last answer when that takes more than two minutes
 */
export async function answers(url) {
  let last = 'no answer';
  const ask = async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(eachMs) }).catch(() => undefined);
    last = response ? await response.text() : last;
    return response?.ok;
  };
  if (!(await poll(ask, { withinMs }))) throw new Explained(`${url} did not become ready within ${withinMs / 1000} s: ${last}`);
}
