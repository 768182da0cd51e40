import { ProviderRefused, ProviderUnavailable } from '@svc/payments';
import type { z } from 'zod';
import type { ProviderFetch } from '../provider-fetch';
import { envelope } from './paystack-answers';

/** Paystack will not do it; `code` is its own name for why. */
export class PaystackRefused extends ProviderRefused {
  constructor(
    reason: string,
    readonly status: number,
    readonly code?: string,
  ) {
    super(reason);
  }
}

interface Call {
  method?: 'GET' | 'POST';
  body?: object;
  signal?: AbortSignal;
}

/**
 * Calls of Paystack's API, each made once: whoever asks makes them again. Throws ProviderUnavailable when it cannot be told
 * what was done, and while the key is not accepted (the merchant can mend that, and money must not be given up for it);
 * PaystackRefused otherwise.
 */
export class PaystackApi {
  constructor(
    private readonly options: { secretKey: string; baseUrl: string; send: ProviderFetch },
  ) {}

  /** The `data` of an answer. */
  async ask<T>(path: string, shape: z.ZodType<T>, call?: Call): Promise<T> {
    return read((await this.call(path, call)).data, shape);
  }

  /** The `data` of a list, and its `meta`. */
  async list<T, M>(path: string, shape: z.ZodType<T>, metaShape: z.ZodType<M>, call?: Call): Promise<{ data: T; meta: M }> {
    const { data, meta } = await this.call(path, call);
    return { data: read(data, shape), meta: read(meta, metaShape) };
  }

  private async call(path: string, { method = 'GET', body, signal }: Call = {}): Promise<z.infer<typeof envelope>> {
    const { baseUrl, secretKey, send } = this.options;
    const headers = { authorization: `Bearer ${secretKey}`, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) };
    const response = await send(`${baseUrl}${path}`, { method, headers, body: body && JSON.stringify(body), signal });
    const { status } = response;
    if (status === 401 || status === 403) throw new ProviderUnavailable('Paystack does not accept the secret key');
    if (status >= 500 || status === 429 || status === 408) throw new ProviderUnavailable(`Paystack answered ${status}`);
    const answer = read(parsed(await response.text()), envelope);
    if (answer.type === 'processor_error') throw new ProviderUnavailable(`Paystack answered ${status}: processor_error`);
    if (response.ok && answer.status) return answer;
    throw new PaystackRefused(`Paystack: ${answer.message ?? `it answered ${status}`}`.slice(0, 500), status, answer.code ?? undefined);
  }
}

function read<T>(value: unknown, shape: z.ZodType<T>): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const where = result.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new ProviderUnavailable(`Paystack answered in a form that we do not know: ${where || 'no JSON'}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
