import type { PoolClient } from 'pg';

type Callback = (error: unknown, result?: unknown) => void;

/**
 * Returns a client that several borrowers may use at once: statements wait for one another, and giving it back does nothing.
 * @param isOpen false once the connection belongs to somebody else
 */
export function sharedClient(client: PoolClient, isOpen: () => boolean): PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const send = async (args: readonly unknown[]): Promise<unknown> => {
    if (!isOpen()) throw new Error('The transaction of this request is over.');
    return (client.query as (...parts: readonly unknown[]) => Promise<unknown>)(...args);
  };
  const query = (...args: unknown[]): Promise<unknown> | undefined => {
    const callback = typeof args.at(-1) === 'function' ? (args.pop() as Callback) : undefined;
    const sent = last.then(() => send(args));
    last = sent.catch(() => undefined);
    if (!callback) return sent;
    sent.then((result) => callback(undefined, result), callback);
    return undefined;
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query;
      if (name === 'release') return () => undefined;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
}
