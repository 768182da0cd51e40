import type { ApiOperation } from '@svc/http';
import { z } from 'zod';

const DONE: Readonly<Record<number, string>> = {
  201: 'Created.',
  202: 'Accepted; the work goes on after this response.',
  204: 'Done. The response has no body.',
};

/** Returns the sentences that say what a successful response holds. */
export function answerText(operation: ApiOperation, status: number): string {
  return [DONE[status], contentText(operation)].filter(Boolean).join(' ');
}

function contentText({ returns, csv, xlsx, eventStream }: ApiOperation): string | undefined {
  if (csv) return 'A table as CSV, whose first line names the columns.';
  if (xlsx) return 'A table as an XLSX file, whose first row names the columns.';
  if (eventStream) return 'A stream of server-sent events, which stays open.';
  const description = descriptionOf(returns);
  if (description !== undefined) return description;
  if (returns instanceof z.ZodArray) return `A list. Each entry: ${entryText(returns)}`;
  if (!(returns instanceof z.ZodObject)) return undefined;
  const { data, nextCursor } = returns.shape as Record<string, z.ZodType>;
  return data instanceof z.ZodArray ? `${nextCursor ? 'A page' : 'All'} of \`data\`. Each entry: ${entryText(data)}` : undefined;
}

function entryText({ element }: z.ZodArray): string {
  const [first = '', ...rest] = descriptionOf(element as z.ZodType) ?? 'an object.';
  return first.toLowerCase() + rest.join('');
}

/** Returns the first sentence of the description of a schema; two where the first only names the thing. */
function descriptionOf(schema?: z.ZodType): string | undefined {
  return schema?.description && (/^.{20,}?\.(?= |$)/.exec(schema.description)?.[0] ?? schema.description);
}
