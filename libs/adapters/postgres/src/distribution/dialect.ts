import type { ClientBase } from 'pg';
import { THIS_WORKSPACE } from '../rows/by-key';
import { ANCHOR, anchored } from './anchored';

/** SQL that says whether rows of the database are on several nodes: it has Citus, and the table of anchors, which a restored dump has as well. */
export const IS_DISTRIBUTED = `
  select to_regclass('pg_catalog.pg_dist_partition') is not null and to_regclass('public.${ANCHOR}') is not null as is_distributed`;

/** A statement as `client.query` takes it. */
export type Sent = string | { readonly text: string };

type Query = (statement: unknown, ...rest: readonly unknown[]) => unknown;

/** Workspaces that a connection to a distributed database is about. */
interface Turn {
  /** Workspace of its tenant scope. */
  tenant?: string;
  /** Workspace that the rest of its transaction is about, whatever its statements have as parameters. */
  workspaceId?: string;
}

const distributed = new WeakMap<ClientBase, Turn>();

/** Returns whether a connection leads to a distributed database. */
export const leadsToNodes = (client: ClientBase): boolean => distributed.has(client);

/**
 * Has the rest of a transaction be about one workspace: where its statements take the workspaces of many rows as parameters, they are sent
 * with this one, so that an engine sends them to its node. On one server it changes nothing.
 * @param workspaceId UUID
 */
export function turnTo(client: ClientBase, workspaceId: string): void {
  const turn = distributed.get(client);
  if (turn) turn.workspaceId = workspaceId;
}

/** Has a connection be about a workspace, or about none, until this is called again. */
export function scopeTo(client: ClientBase, tenant: string | undefined): void {
  const turn = distributed.get(client);
  if (turn) Object.assign(turn, { tenant });
}

const ENDS = /^\s*(commit|rollback(?!\s+to)|abort|end)\b/i;

/** Has a connection to a distributed database send each statement, by the method of its class, in the form that it takes. */
export function speakToNodes(client: ClientBase): void {
  const turn: Turn = {};
  distributed.set(client, turn);
  const { prototype } = client.constructor as { prototype: { query: Query } };
  client.query = ((statement: unknown, ...rest: readonly unknown[]) => {
    if (!isText(statement)) return prototype.query.call(client, statement, ...rest);
    if (ENDS.test(textOf(statement))) delete turn.workspaceId;
    return prototype.query.call(client, forNodes(statement, turn.workspaceId ?? turn.tenant), ...rest);
  }) as ClientBase['query'];
}

const isText = (statement: unknown): statement is Sent =>
  typeof statement === 'string' || typeof (statement as { text?: unknown } | undefined)?.text === 'string';

/** Returns the text of a statement. */
export const textOf = (statement: Sent): string => (typeof statement === 'string' ? statement : statement.text);

/** Parts of statements that have another form on several nodes, longest first. */
let forms: readonly (readonly [part: string, onNodes: string])[] = [];

/** Declares that a part of statements has another form on several nodes, at the top level of a module. Returns the part. */
export function withFormOnNodes(part: string, onNodes: string): string {
  forms = [...forms, [part, onNodes] as const].sort(([one], [other]) => other.length - one.length);
  return part;
}

const sent = new Map<string, string>();

/** A statement of one workspace has it as its first parameter; `w` is the alias of the table of workspaces. */
const OF_ONE_WORKSPACE = /(?:workspace_id|\bw\.id) = \(?(select )?\$1\b/;
/** Rows that are joined by their workspace. */
const JOINED = /((?:\w+\.)?workspace_id|\bw\.id) = ((?:\w+\.)?(?:workspace_id\b|"workspaceId")|w\.id\b)/g;
/** Rows of several workspaces, whose ids are the first parameter. */
const OF_LISTED = /workspace_id = any \(\$1::uuid\[\]\)/g;

/**
 * Returns a statement as a distributed database takes it. An engine sends it to the node of its workspace only where each table is compared
 * with the value itself: so rows of a statement of one workspace are joined by that, and not by one another. On one server the planner must
 * not know the value in look-ups by many ids (ADR 0145), and what stands here would be computed twice.
 * @param workspaceId of the turn of its connection
 */
export function forNodes<Statement extends Sent>(statement: Statement, workspaceId?: string): Statement {
  const text = textOf(statement);
  const isAboutOne = workspaceId !== undefined;
  const key = `${isAboutOne}${text}`;
  const form = sent.get(key) ?? inDialect(text, isAboutOne);
  sent.set(key, form);
  const whole = isAboutOne ? form.replaceAll(ABOUT, workspaceId) : form;
  if (typeof statement === 'string') return whole as Statement;
  const { name, ...rest } = statement as Exclude<Sent, string> & { name?: string };
  return { ...rest, ...(whole === form && name !== undefined && { name }), text: whole } as unknown as Statement; // with an id in it, each plan is of one workspace
}

/** Place of the id of the workspace that a connection is about. */
const ABOUT = '{workspace}';

function inDialect(written: string, isAboutOne: boolean): string {
  const literal = `'${ABOUT}'::uuid`;
  const parts = forms.reduce((form, [part, onNodes]) => form.replaceAll(part, onNodes), written);
  const text = anchored(parts, isAboutOne ? literal : undefined);
  if (OF_ONE_WORKSPACE.test(parts)) return comparedWith('$1::uuid', text).replaceAll(THIS_WORKSPACE, '$1::uuid');
  return isAboutOne ? comparedWith(literal, text).replaceAll(OF_LISTED, `(workspace_id = ${literal} and $1::uuid[] is not null)`) : text;
}

const comparedWith = (workspace: string, text: string): string =>
  text.replaceAll(JOINED, (_, one: string, other: string) => `(${one} = ${workspace} and ${other} = ${workspace})`);
