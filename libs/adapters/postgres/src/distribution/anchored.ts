import { placeOf } from './table-places';

/** Name of the table with one row for each workspace, on the node of that workspace. */
export const ANCHOR = 'workspace_anchor';

const INSERT_SELECT = /insert into (\w+)(?:\s+as\s+\w+)?\s*\(([^)]*)\)\s*select\s/gi;
/** Workspace as a parameter of a statement, or a variable or new row of a function. */
const NAMED_WORKSPACE = /^(\$\d+|workspace|of_workspace|new\.workspace_id)(::uuid)?$/;
/** Workspace as a field of records. */
const OF_RECORDS = /^(\w+\.)?"workspaceId"$/;
const WHOLE_RECORDS = /^jsonb_populate_recordset\(null::\w+, (\w+)\)/i;

/**
 * Returns a text with each `insert … select` of rows that come from no table joined with the row of their workspace in `ANCHOR`. An engine
 * then runs it on the node of the workspace. Otherwise it copies the rows there, which row-level security refuses (ADR 0169 r9).
 * @param text of a statement or a function
 * @param workspace SQL of the workspace of all records that name one; without it, rows of such records are left as they are
 */
export function anchored(text: string, workspace?: string): string {
  const inserts = [...text.matchAll(INSERT_SELECT)].reverse();
  return inserts.reduce((whole, match) => anchorOne(whole, match, workspace), text);
}

function anchorOne(text: string, match: RegExpMatchArray, workspace: string | undefined): string {
  const [head, table = '', columns = ''] = match;
  const at = columns.split(',').findIndex((column) => column.trim() === 'workspace_id');
  if (at < 0 || placeOf(table) !== 'spread') return text;
  const begin = match.index! + head.length;
  const { items, end, hasSource } = selectList(text, begin);
  const source = text.slice(end).trimStart();
  const named = workspaceIn(items[at]!.trim(), source, workspace);
  if (named === undefined) return text;
  const list = items.map((item, index) => (index === at ? `${item.match(/^\s*/)![0]}anchor.workspace_id` : item)).join(',');
  const anchor = `from (select workspace_id from ${ANCHOR} where workspace_id = ${named}) anchor`;
  const rest = hasSource ? grouped(`${anchor} cross join ${source}`) : `${anchor} ${source}`;
  return `${text.slice(0, begin)}${list.trimEnd()} ${rest}`;
}

function workspaceIn(item: string, source: string, workspace: string | undefined): string | undefined {
  const [, name] = NAMED_WORKSPACE.exec(item) ?? [];
  if (name !== undefined) return name.startsWith('$') ? `${name}::uuid` : name;
  if (OF_RECORDS.test(item)) return workspace;
  const [, records] = WHOLE_RECORDS.exec(source) ?? [];
  return item === 'workspace_id' && records !== undefined ? `(${records} -> 0 ->> 'workspace_id')::uuid` : undefined;
}

/** Words that end a select list. */
const ENDS_LIST = ['from', 'where', 'on', 'returning', 'order', 'limit', ';', ')'];

/** Returns the items of a select list that begins at a place, and the place where the source of its rows begins, if it has one. */
function selectList(text: string, begin: number): { items: string[]; end: number; hasSource: boolean } {
  const items: string[] = [];
  let itemBegin = begin;
  for (const { at, word } of outside(text, begin)) {
    const isOver = ENDS_LIST.includes(word.toLowerCase());
    if (word !== ',' && !isOver) continue;
    items.push(text.slice(itemBegin, at));
    itemBegin = at + word.length;
    const hasSource = word.toLowerCase() === 'from';
    if (isOver) return { items, end: hasSource ? itemBegin : at, hasSource };
  }
  return { items: [...items, text.slice(itemBegin)], end: text.length, hasSource: false };
}

/** Adds the anchor to the groups of a source, if it has any. */
function grouped(source: string): string {
  let group: number | undefined;
  for (const { at, word } of outside(source, 0)) {
    const lower = word.toLowerCase();
    if (lower === 'group') group = at;
    const isOver = [';', ')', 'on', 'returning', 'having', 'order'].includes(lower);
    if (isOver && group !== undefined) return `${source.slice(0, at).trimEnd()}, anchor.workspace_id ${source.slice(at)}`;
    if (lower === ';' || lower === ')') return source;
  }
  return group === undefined ? source : `${source.trimEnd()}, anchor.workspace_id`;
}

/** Returns words and signs that are in no parentheses and no quotes. A closing parenthesis that was opened before is the last one. */
function* outside(text: string, begin: number): Generator<{ at: number; word: string }> {
  const token = /'(?:[^']|'')*'|"[^"]*"|[A-Za-z_$][\w$]*|[()[\],;]/g;
  token.lastIndex = begin;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [word] = match;
    if (depth === 0) yield { at: match.index, word };
    if (word === '(' || word === '[') depth += 1;
    if (word === ')' || word === ']') depth -= 1;
    if (depth < 0) return;
  }
}
