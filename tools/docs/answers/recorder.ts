import { ApiClient, type ApiRequest, type ApiResponse, type ErrorBody, type SharedService } from '@svc/testing';
import { type RecordedOperation, type Recording, SHARED, type Side } from '../../../libs/reference/src/openapi/recorded-answers';

interface OpenApi {
  paths: Record<string, Record<string, Described>>;
}

interface Described {
  operationId: string;
  parameters?: { name: string; in: string }[];
  responses: object;
}

interface Route {
  method: string;
  /** Path with `{names}`. */
  path: string;
  /** Names of the parameters of the query. */
  parameters: string[];
  /** True when it may refuse with 409. */
  conflicts: boolean;
}

/** A request of an operation, by the parameters of its path and query. */
export interface OperationRequest extends Omit<ApiRequest, 'method'> {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** Name of a further example of the operation. */
  example?: string;
  /** Returns the part of a large answer that its example shows. */
  shown?(body: unknown): unknown;
}

/** An operation with the last request of it that succeeded. */
export interface PlayedOperation extends Route {
  id: string;
  request: OperationRequest;
}

const JSON_ANSWER = /^application\/(?:\w+\+)?json\b/;

/** Client that sends the operations of the API by their ids, and keeps the first answer of each status and each error code. */
export class Recorder {
  readonly recording: Recording = {};
  /** Operation id → route. */
  private readonly routes = new Map<string, Route>();
  private readonly client: ApiClient;
  private readonly requests = new Map<string, OperationRequest>();

  private constructor(
    url: string,
    documents: readonly OpenApi[],
    private readonly keys: { store: string; workspace: string; operator: string },
  ) {
    this.client = new ApiClient(url);
    for (const [path, methods] of documents.flatMap(({ paths }) => Object.entries(paths)))
      for (const [method, operation] of Object.entries(methods)) this.routes.set(operation.operationId, routeOf(method, path, operation));
  }

  /** @param keys keys of the three audiences; `operator` is sent for what all workspaces have alone */
  static async of(service: SharedService, keys: { store: string; workspace: string; operator: string }): Promise<Recorder> {
    const documents = ['/v1/openapi.json', '/v1/admin/openapi.json'].map(async (path) => (await service.client.get<OpenApi>(path)).body);
    return new Recorder(service.urls[0]!, await Promise.all(documents), keys);
  }

  /** Sends a request and records its answer. Returns its body. @throws Error unless it succeeds */
  async call<T = Record<string, unknown>>(id: string, request: OperationRequest = {}): Promise<T> {
    const answer = await this.send<T>(id, request);
    if (answer.status >= 400) throw new Error(`${id} was refused: ${answer.text}`);
    this.keep(id, request, answer);
    return answer.body;
  }

  /** Sends a request without recording it. Returns the body of the answer. */
  async read<T>(id: string, request: OperationRequest = {}): Promise<T> {
    return (await this.send<T>(id, request)).body;
  }

  /** Listens to an endless answer, and records its first event. */
  async firstEvent(id: string, request: OperationRequest): Promise<void> {
    const { path, method } = this.addressOf(id, request);
    const stop = new AbortController();
    const response = await fetch(this.client.url + path, {
      method,
      headers: { authorization: `Bearer ${this.keyFor(path)}` },
      signal: stop.signal,
    });
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (/^data: .*\n\n/m.test(text)) break;
    }
    stop.abort();
    this.keep(id, request, { status: response.status, headers: response.headers, text, body: undefined });
  }

  /** Sends a request and records its answer, also where it is neither a success nor a refusal. Returns its status. */
  async tried(id: string, request: OperationRequest): Promise<number> {
    const answer = await this.send(id, request);
    this.keep(id, request, answer);
    return answer.status;
  }

  /** Sends a request that is refused with this code, and records the refusal. @throws Error for any other answer */
  async refused(id: string, code: string, request: OperationRequest = {}): Promise<void> {
    const { text, body } = await this.send<ErrorBody>(id, request);
    if (body?.error?.code !== code) throw new Error(`${id} was not refused with ${code}: ${text}`);
    this.keepRefusal(id, code, body);
  }

  /** Sends a request, and records its refusal where it has this code. Returns true then. */
  async refusedPerhaps(id: string, code: string, request: OperationRequest): Promise<boolean> {
    const { body } = await this.send<ErrorBody>(id, request);
    const isRefused = body?.error?.code === code;
    if (isRefused) this.keepRefusal(id, code, body);
    return isRefused;
  }

  /** Returns all operations, with requests that have succeeded. */
  played(): PlayedOperation[] {
    return [...this.routes].map(([id, route]) => ({ id, ...route, request: this.requests.get(id) ?? {} }));
  }

  private keepRefusal(id: string, code: string, body: unknown): void {
    const entry = (this.recording[id] ??= {});
    entry.errors = { ...entry.errors, [code]: body };
  }

  private keep(id: string, request: OperationRequest, { status, headers, body, text }: ApiResponse): void {
    const entry = this.entryOf(id, request);
    this.requests.set(id, request);
    const { example, shown = (content: unknown) => content } = request;
    if (status === 204 || (!example && entry.answers?.[status] !== undefined)) return;
    const answer = shown(JSON_ANSWER.test(headers.get('content-type') ?? '') ? body : text);
    if (example) entry.further = { ...entry.further, [example]: { request: request.body, status, answer } };
    else entry.answers = { ...entry.answers, [status]: answer };
  }

  /** Sends a request that is refused with this code, and records the refusal for all operations of its side that can refuse with it. */
  async refusedAnywhere(code: string, id: string, request: OperationRequest = {}): Promise<void> {
    const { text, body } = await this.send<ErrorBody>(id, request);
    if (body?.error?.code !== code) throw new Error(`${id} was not refused with ${code}: ${text}`);
    const side: Side = this.routes.get(id)!.path.startsWith('/store/') ? 'store' : 'management';
    this.keepRefusal(SHARED[side], code, body);
  }

  /** Asks for an address that has no operation, and records the refusal for operations whose path names nothing. */
  async refusedAddress(): Promise<void> {
    const { body } = await this.client.get<ErrorBody>('/v1/admin/nothing', { key: this.keys.workspace });
    for (const shared of Object.values(SHARED)) this.keepRefusal(shared, body.error.code, body);
  }

  private entryOf(id: string, { body, query }: OperationRequest): RecordedOperation {
    const entry = (this.recording[id] ??= {});
    if (entry.request === undefined && isJson(body) && !query?.['dryRun']) entry.request = body;
    return entry;
  }

  private send<T>(id: string, request: OperationRequest) {
    const { path, method } = this.addressOf(id, request);
    const { headers, body, key = this.keyFor(path) } = request;
    return this.client.send<T>(path, { method, key, headers, body });
  }

  private addressOf(id: string, { path: names = {}, query = {} }: OperationRequest): { path: string; method: string } {
    const route = this.routes.get(id);
    if (!route) throw new Error(`There is no operation ${id}.`);
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (names[name] === undefined) throw new Error(`${id} needs ${name}.`);
      return encodeURIComponent(names[name]);
    });
    const search = new URLSearchParams(query).toString();
    return { path: `/v1${path}${search && `?${search}`}`, method: route.method };
  }

  private keyFor(path: string): string {
    if (path.startsWith('/v1/store/')) return this.keys.store;
    return /^\/v1\/admin\/(workspaces|undelivered)\b/.test(path) ? this.keys.operator : this.keys.workspace;
  }
}

function routeOf(method: string, path: string, { parameters = [], responses }: Described): Route {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return { method: method.toUpperCase(), path, parameters: inQuery, conflicts: '409' in responses };
}

function isJson(body: unknown): boolean {
  return body !== undefined && !(body instanceof Uint8Array) && !(body instanceof FormData);
}
