import { ConnectionError, TimedOut } from '../errors/own';
import type { Fetch, FetchRequest } from './settings';

/** A response with its complete body. */
export interface Answer {
  status: number;
  header(name: string): string | null;
  text: string;
  /** Body of a successful response that was requested as bytes. */
  bytes?: Uint8Array;
}

export interface Attempt {
  fetch: Fetch;
  address: string;
  request: Omit<FetchRequest, 'signal'>;
  /** True to read the body of a success as bytes. */
  asBytes?: boolean;
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * Sends a request once and reads the whole response.
 * @throws {TimedOut} when that takes too long
 * @throws {ConnectionError} when no complete response arrives
 * @throws the reason of the signal when it is aborted
 */
export async function attemptOnce({ fetch, address, request, asBytes, timeoutMs, signal }: Attempt): Promise<Answer> {
  throwIfAborted(signal);
  const own = new AbortController();
  let end: (reason: unknown) => void = () => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    end = (reason) => {
      reject(reason);
      own.abort();
    };
  });
  const abort = () => end(reasonOf(signal!));
  const timer = setTimeout(() => end(new TimedOut(address, timeoutMs)), timeoutMs);
  signal?.addEventListener('abort', abort);
  try {
    return await Promise.race([ended, readWhole(fetch, address, { ...request, signal: own.signal }, asBytes)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function readWhole(fetch: Fetch, address: string, request: FetchRequest, asBytes = false): Promise<Answer> {
  try {
    const response = await fetch(address, request);
    const head = { status: response.status, header: (name: string) => response.headers.get(name) };
    const isFile = asBytes && head.status >= 200 && head.status < 300;
    if (isFile && response.arrayBuffer) return { ...head, text: '', bytes: new Uint8Array(await response.arrayBuffer()) };
    return { ...head, text: await response.text() };
  } catch (error) {
    throw new ConnectionError(address.replace(/\?.*/, ''), error);
  }
}

/** Waits. @throws the reason of the signal when it is aborted first */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  throwIfAborted(signal);
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(reasonOf(signal!));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw reasonOf(signal);
}

/** Returns the reason of an aborted signal; an `AbortError` on platforms without reasons. */
function reasonOf(signal: AbortSignal): Error {
  return (signal.reason as Error | undefined) ?? Object.assign(new Error('The call was aborted.'), { name: 'AbortError' });
}
