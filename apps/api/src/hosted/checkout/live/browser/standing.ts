import { readStanding, type Standing } from '../status';

const PATIENCE_MS = 15_000;

/** How the checkout stands, if the answer can be read. Fails when none comes. */
export async function askStanding(url: string): Promise<Standing | undefined> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(PATIENCE_MS) });
  return response.ok ? readStanding(await response.json()) : undefined;
}
