import { parse } from 'node:querystring';
import { JsonBytes } from '@svc/composition';
import { withoutNulls } from '../edge/body/absent-nulls';
import { ignoredFields } from '../edge/body/ignored-fields';
import { refuseBody, refuseUnknown } from '../edge/body/unknown-fields';
import { readJsonBody } from '../edge/body/json-body';
import { readLargeBody } from '../edge/body/large-body';
import { readBy, readChangeBy } from '../edge/read';
import type { ApiOperation } from '../edge/operation';
import type { OperationExchange } from './operation-exchange';

/** Input of a request, read by the declaration of its operation. */
export interface OperationInput {
  params: Readonly<Record<string, unknown>>;
  query: unknown;
  body: unknown;
  /** Body as it was sent, where it was read. */
  sent?: unknown;
}

/**
 * Reads the input of a request, and notes ignored fields in its context. The file of an upload is not read.
 * @param onLarge is called once the body is larger than others may be; an error that it throws is the refusal
 * @throws UnreadableBody, InvalidInput, NotFound
 */
export async function readInput(exchange: OperationExchange, onLarge: () => void): Promise<OperationInput> {
  const { operation } = exchange.bound;
  const sent = operation.body && (await readSent(exchange, onLarge));
  if (operation.body && !(sent instanceof JsonBytes) && operation.audience === 'store')
    exchange.context.ignored = [...(exchange.context.ignored ?? []), ...ignoredFields(operation.body, sent)];
  const input = {
    params: paramsOf(exchange),
    query: operation.query && readBy(operation.query, queryOf(exchange.request.url!)),
    body: operation.body && judged(operation, sent),
    sent,
  };
  if (operation.audience !== 'store') await refuseUnknownIn(exchange, sent);
  return input;
}

/**
 * Refuses unknown fields in the body of a management operation, and a body where there is none (D-157). Bodies that a use case judges are
 * refused there; those of uploads are files.
 */
async function refuseUnknownIn({ request, response, bound: { operation } }: OperationExchange, sent: unknown): Promise<void> {
  if (operation.upload) return;
  if (!operation.body) return refuseBody(await readJsonBody(request, response));
  if (operation.judgesBody !== true) refuseUnknown(operation.body, sent);
}

function readSent({ request, response, bound: { operation } }: OperationExchange, onLarge: () => void): Promise<unknown> {
  return operation.large ? readLargeBody(request, response, operation.large, onLarge) : readJsonBody(request, response);
}

function judged({ audience, body: schema, judgesBody }: ApiOperation, sent: unknown): unknown {
  const value = audience === 'store' ? withoutNulls(schema!, sent) : sent;
  if (judgesBody === true) return value;
  return judgesBody === 'lines' ? readChangeBy(schema!, value) : readBy(schema!, value);
}

function paramsOf({ params = {}, bound: { operation } }: OperationExchange): OperationInput['params'] {
  if (operation.audience === 'store' || !operation.params) return {};
  return Object.fromEntries(Object.entries(operation.params).map(([name, read]) => [name, read(params[name]!)]));
}

function queryOf(url: string): unknown {
  const start = url.indexOf('?');
  return start === -1 ? {} : parse(url.slice(start + 1));
}
