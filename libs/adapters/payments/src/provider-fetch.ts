import { signalWithin } from '@svc/kernel';
import { ProviderUnavailable } from '@svc/payments';

/** `fetch`, as gateways use it: a call ends, and its connection with it, when its signal is aborted. */
export type ProviderFetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * Returns a `fetch` that waits for at most `limitMs` for the whole answer, whatever its status. Redirects are not followed: an
 * answer is the provider's own.
 * @param send stands in for the network in tests
 * @throws ProviderUnavailable from the returned function, when there is no answer in time
 */
export function providerFetch(limitMs: number, send: ProviderFetch = fetch): ProviderFetch {
  return async (url, init = {}) => {
    const signal = signalWithin(limitMs, ...(init.signal ? [init.signal] : []));
    try {
      const { status, headers, body } = await whole(send(url, { ...init, redirect: 'error', signal }));
      return new Response(body, { status, headers });
    } catch (error) {
      throw new ProviderUnavailable(`${new URL(url).host}: ${reasonOf(error)}`);
    }
  };
}

/** Returns an answer with all of its body, which may be none. */
async function whole(answer: Promise<Response>) {
  const response = await answer;
  const body = await response.arrayBuffer();
  return { status: response.status, headers: response.headers, body: body.byteLength > 0 ? body : null };
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (error instanceof ProviderUnavailable) return error.reason;
  return name === 'TimeoutError' || name === 'AbortError' ? 'no answer in time' : (cause?.code ?? message);
}
