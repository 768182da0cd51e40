import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 1_500;
const TRIES = 2;

/** Answers every address of a name; rejects when there is none. */
export type Resolve = (name: string) => Promise<string[]>;

/**
 * Asks name servers without the system's resolver, whose few threads a dead name server would block for everybody;
 * and so without a hosts file, which names nothing public.
 */
export function publicResolver(): Resolve {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return async (name) => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
    return addresses;
  };
}
