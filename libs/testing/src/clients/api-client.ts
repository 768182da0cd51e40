export interface ApiRequest {
  method?: string;
  /** Key or token for `Authorization: Bearer …`. */
  key?: string;
  origin?: string;
  headers?: Record<string, string>;
  /** Body of the request; a string, bytes and a form are sent unchanged, all else as JSON. */
  body?: unknown;
}

export interface ApiResponse<T = unknown> {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when there is none or it is not JSON. */
  body: T;
}

/** Envelope of an error. */
export interface ErrorBody {
  error: { code: string; message: string; retryable: boolean; requestId: string; details?: Record<string, unknown> };
}

/** Calls the service like a client. In tests every response below `/v1` is validated by the OpenAPI documents. */
export class ApiClient {
  /** @param contract `none` for processes of another release, whose documents are not those of this one */
  constructor(
    readonly url: string,
    private readonly contract: 'present' | 'none' = 'present',
  ) {}

  get<T = unknown>(path: string, request: ApiRequest = {}): Promise<ApiResponse<T>> {
    return this.send<T>(path, { ...request, method: 'GET' });
  }

  post<T = unknown>(path: string, body: unknown, request: ApiRequest = {}): Promise<ApiResponse<T>> {
    return this.send<T>(path, { ...request, method: 'POST', body });
  }

  put<T = unknown>(path: string, body: unknown, request: ApiRequest = {}): Promise<ApiResponse<T>> {
    return this.send<T>(path, { ...request, method: 'PUT', body });
  }

  patch<T = unknown>(path: string, body: unknown, request: ApiRequest = {}): Promise<ApiResponse<T>> {
    return this.send<T>(path, { ...request, method: 'PATCH', body });
  }

  /** Sends a request to `path` (`/v1/store/products`). Throws when the response violates the contract of this release. */
  async send<T = unknown>(path: string, { method = 'GET', key, origin, headers = {}, body }: ApiRequest): Promise<ApiResponse<T>> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(origin !== undefined && { origin }),
        ...(body !== undefined && !isRaw(body) && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' || isRaw(body) ? (body as BodyInit) : JSON.stringify(body),
    });
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, text, body: parse(text) as T };
    if (this.contract === 'present') globalThis.jestWorkerState?.contract.check(method, new URL(this.url + path).pathname, answer);
    return answer;
  }
}

function isRaw(body: unknown): body is Uint8Array | FormData {
  return body instanceof Uint8Array || body instanceof FormData;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
