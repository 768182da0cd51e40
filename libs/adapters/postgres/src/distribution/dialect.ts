import type { ClientBase } from 'pg';
import { THIS_WORKSPACE } from '../rows/by-key';

/** SQL that says whether rows of the database are on several nodes. */
export const IS_DISTRIBUTED = `select to_regclass('pg_catalog.pg_dist_partition') is not null as is_distributed`;

/** A statement as `client.query` takes it. */
export type Sent = string | { readonly text: string };

type Query = (statement: unknown, ...rest: readonly unknown[]) => unknown;

const distributed = new WeakSet<ClientBase>();

/** Returns whether a connection leads to a distributed database. */
export const leadsToNodes = (client: ClientBase): boolean => distributed.has(client);

/** Has a connection to a distributed database send each statement in the form that it takes. */
export function speakToNodes(client: ClientBase): void {
  distributed.add(client);
  const query = client.query.bind(client) as Query;
  client.query = ((statement: unknown, ...rest: readonly unknown[]) =>
    query(isText(statement) ? forNodes(statement) : statement, ...rest)) as ClientBase['query'];
}

const isText = (statement: unknown): statement is Sent =>
  typeof statement === 'string' || typeof (statement as { text?: unknown } | undefined)?.text === 'string';

/** Returns the text of a statement. */
export const textOf = (statement: Sent): string => (typeof statement === 'string' ? statement : statement.text);

const forms = new Map<string, string>();

/** A statement of one workspace has it as its first parameter. */
const OF_ONE_WORKSPACE = /workspace_id = \(?(select )?\$1\b/;
/** Rows that are joined by their workspace. */
const JOINED = /((?:\w+\.)?workspace_id) = (\w+\.(?:workspace_id|"workspaceId"))/g;

/**
 * Returns a statement as a distributed database takes it. An engine sends it to the node of its workspace only where each table is compared
 * with the value itself: so rows of a statement of one workspace are joined by that, and not by one another. On one server the planner must
 * not know the value in look-ups by many ids (ADR 0145), and what stands here would be computed twice.
 */
export function forNodes<Statement extends Sent>(statement: Statement): Statement {
  const text = textOf(statement);
  const form = forms.get(text) ?? inDialect(text);
  forms.set(text, form);
  return (typeof statement === 'string' ? form : { ...(statement as Exclude<Sent, string>), text: form }) as Statement;
}

function inDialect(text: string): string {
  if (!OF_ONE_WORKSPACE.test(text)) return text;
  return text.replaceAll(THIS_WORKSPACE, '$1::uuid').replace(JOINED, '($1 = $$1::uuid and $2 = $$1::uuid)');
}
