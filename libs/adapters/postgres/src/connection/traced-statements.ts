import { classOf, type Span, tracing } from '@svc/kernel';
import type { PoolClient } from 'pg';
import { statementName } from '../work/statement';

type Query = (...parameters: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Has the statements of a connection recorded in the traces that they belong to, by their names and never with a value. */
export function traceStatements(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...parameters: unknown[]) => {
    const own = tracing();
    const { current } = own;
    const span = current === undefined ? undefined : own.begin(factsOf(parameters[0]), current);
    return span ? recorded(span, query, parameters) : query(...parameters);
  }) as PoolClient['query'];
}

/** Runs a statement within its span, by a callback or by a promise. */
function recorded(span: Span, query: Query, parameters: readonly unknown[]): unknown {
  const callback = parameters.at(-1);
  if (typeof callback === 'function') {
    const end: Callback = (error, result) => {
      finish(span, error);
      (callback as Callback)(error, result);
    };
    return query(...parameters.slice(0, -1), end);
  }
  const result = query(...parameters);
  if (result instanceof Promise)
    result.then(
      () => finish(span),
      (error: unknown) => finish(span, error),
    );
  else span.end();
  return result;
}

function finish(span: Span, error?: unknown): void {
  if (error) span.fail(classOf(error));
  span.end();
}

/** @param statement text, or pg's description of one */
function factsOf(statement: unknown) {
  const { text, name = statementName(text) } = typeof statement === 'string' ? { text: statement } : (statement as Named);
  return { name, kind: 'client' as const, attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } };
}

interface Named {
  name?: string;
  text: string;
}
