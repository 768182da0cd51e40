import { parse } from 'node:querystring';
import { JsonBytes } from '@svc/composition';
import { withoutNulls } from '../edge/body/absent-nulls';
import { ignoredFields } from '../edge/body/ignored-fields';
import { readJsonBody } from '../edge/body/json-body';
import { readLargeBody } from '../edge/body/large-body';
import { readBy, readChangeBy } from '../edge/read';
import type { ApiOperation } from '../edge/operation';
import type { Asked } from './asked';

/** A request as it is read by the declaration of its operation. */
export interface Said {
  params: Readonly<Record<string, unknown>>;
  query: unknown;
  body: unknown;
}

/**
 * Reads what a request says, and notes in its context what of its body nobody reads. Nothing is read of the file of an upload.
 * @param onLarge is called once the body is larger than others may be; what it throws is the refusal
 * @throws UnreadableBody, InvalidInput, NotFound
 */
export async function readInput(asked: Asked, onLarge: () => void): Promise<Said> {
  const { operation } = asked.bound;
  const sent = operation.body && (await readSent(asked, onLarge));
  if (operation.body && !(sent instanceof JsonBytes))
    asked.context.ignored = [...(asked.context.ignored ?? []), ...ignoredFields(operation.body, sent)];
  return {
    params: paramsOf(asked),
    query: operation.query && readBy(operation.query, queryOf(asked.request.url!)),
    body: operation.body && judged(operation, sent),
  };
}

function readSent({ request, response, bound: { operation } }: Asked, onLarge: () => void): Promise<unknown> {
  return operation.large ? readLargeBody(request, response, operation.large, onLarge) : readJsonBody(request, response);
}

function judged({ audience, body: schema, judgesBody }: ApiOperation, sent: unknown): unknown {
  const told = audience === 'store' ? withoutNulls(schema!, sent) : sent;
  if (judgesBody === true) return told;
  return judgesBody === 'lines' ? readChangeBy(schema!, told) : readBy(schema!, told);
}

function paramsOf({ params = {}, bound: { operation } }: Asked): Said['params'] {
  if (operation.audience === 'store' || !operation.params) return {};
  return Object.fromEntries(Object.entries(operation.params).map(([name, read]) => [name, read(params[name]!)]));
}

function queryOf(url: string): unknown {
  const start = url.indexOf('?');
  return start === -1 ? {} : parse(url.slice(start + 1));
}
