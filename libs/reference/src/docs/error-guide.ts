import { ERROR_CATALOGUE, UNREADABLE_BODY_STATUSES } from '@svc/http';
import type { ErrorCode } from '@svc/kernel';
import type { OpenApiDocument } from '../openapi/openapi-document';
import type { Interface } from './docs-page';
import { codesOf, commonCodes, operationsOf, resolved } from './document-operations';
import { slugOf } from './guide-text';

/** Most operations that a code lists by name. */
const MOST_NAMED = 12;

const CODES = Object.keys(ERROR_CATALOGUE) as ErrorCode[];

/** Returns the guide to all error codes as Markdown: a table, then for each code its cause, its fix and the operations that return it. */
export function errorGuide(documents: Record<Interface, OpenApiDocument>): string {
  const rows = CODES.map((code) => {
    const { retryable, advice } = ERROR_CATALOGUE[code];
    return `| [\`${code}\`](#${slugOf(inWords(code))}) | ${statusesOf(code).join(', ')} | ${retryable ? 'yes' : ''} | ${advice} |`;
  });
  const sections = CODES.map((code) => `## ${inWords(code)}\n\n\`${code}\`: ${explained(code, documents)}`);
  return (
    [
      '# Error codes',
      'Every refused request has one of these codes in `error.code`; [Start here](start-here.md#errors) shows the whole body. Codes are stable: decide by them, and log `message` and `requestId`. `retryable` says whether the same request may succeed later, unchanged; [Retries](retries.md) says when to send it again. Codes call a ticket type a tier.',
      'A wrong one-time password is a result and not an error: 422 `{ "verified": false, "reason": "invalid" }`, without `error` ([details](sign-people-in.md#responses)).',
      ['| `code` | Status | `retryable` | What to do |', '| --- | --- | --- | --- |', ...rows].join('\n'),
      ...sections,
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

/** Returns the page of one code as Markdown. */
export function errorPage(code: ErrorCode, documents: Record<Interface, OpenApiDocument>): string {
  return `# ${code}\n\n\`${code}\`: ${explained(code, documents)}\n\n[All error codes](../errors.md)\n`;
}

/** Returns all codes, in the order of the catalogue. */
export function errorCodes(): readonly ErrorCode[] {
  return CODES;
}

/** Returns the statuses with which the service refuses by this code. */
function statusesOf(code: ErrorCode): readonly number[] {
  return code === 'VALIDATION_ERROR' ? UNREADABLE_BODY_STATUSES : [ERROR_CATALOGUE[code].status];
}

/** Returns a code as a heading: the reference leaves out the underscores of headings in its list and its search. */
function inWords(code: ErrorCode): string {
  const words = code
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\b(?:otp|api)\b/g, (name) => name.toUpperCase());
  return words[0]!.toUpperCase() + words.slice(1);
}

function explained(code: ErrorCode, documents: Record<Interface, OpenApiDocument>): string {
  const { retryable, cause, advice } = ERROR_CATALOGUE[code];
  const facts = `status ${statusesOf(code).join(', ')}. ${retryable ? 'Retryable, after `Retry-After`.' : 'Not retryable.'}`;
  return [facts, `**Cause.** ${cause}`, `**Fix.** ${advice}`, `**Returned by** ${returnedBy(code, documents)}.`].join('\n\n');
}

function returnedBy(code: ErrorCode, documents: Record<Interface, OpenApiDocument>): string {
  const sides = [
    { api: 'storefront', operations: withCodes(documents.storefront) },
    { api: 'management', operations: withCodes(documents.management) },
  ];
  const parts = sides.flatMap(({ api, operations: { all, common } }) => {
    if (common.has(code)) return [`any operation of the ${api} API`];
    const named = all.filter(({ codes }) => codes.includes(code)).map(({ address }) => `\`${address}\``);
    if (named.length > MOST_NAMED) return [`many operations of the ${api} API`];
    return named.length > 0 ? [named.join(', ')] : [];
  });
  return parts.length > 0 ? parts.join('; ') : 'addresses that have no operation of this method';
}

function withCodes(document: OpenApiDocument): { all: { address: string; codes: string[] }[]; common: ReadonlySet<string> } {
  const named = document.components?.responses;
  const operations = operationsOf(document).map(({ method, path, operation }) => ({
    address: `${method.toUpperCase()} /v1${path}`,
    operation: { ...operation, responses: resolved(operation.responses, named) },
  }));
  return {
    all: operations.map(({ address, operation }) => ({ address, codes: codesOf(operation) })),
    common: commonCodes(operations.map(({ operation }) => operation)),
  };
}
