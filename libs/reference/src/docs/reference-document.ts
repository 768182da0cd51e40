import type { OpenApiDocument } from '../openapi/openapi-document';
import { codeSamples } from './code-samples';
import type { Interface } from './docs-page';
import { codesOf, commonCodes, isRefusal, operationsOf, resolved, type Operation, type Parameter } from './document-operations';
import { EXAMPLES } from './examples';
import { anchorOf, guideText } from './guide-text';
import type { Guide } from './guides';
import { TAG_GROUPS } from './reference-topics';

/**
 * Returns the document of the reference, made from the contract: guides come before the operations, errors are described once, values
 * with a format have no pattern beside it, and operations have examples and code samples.
 */
export function referenceDocument(side: Interface, document: OpenApiDocument, guides: readonly Guide[]): OpenApiDocument {
  const shown = withoutPatterns(document);
  const operations = operationsOf(shown);
  for (const { operation } of operations) operation.responses = resolved(operation.responses, shown.components?.responses);
  delete shown.components?.responses;
  const common = commonCodes(operations.map(({ operation }) => operation));
  for (const { method, path, operation } of operations) {
    linkErrors(operation, common);
    const example = side === 'storefront' ? EXAMPLES[operation.operationId ?? ''] : undefined;
    if (!example) continue;
    fillParameters(operation, { ...example.path, ...example.query, ...example.headers });
    const content =
      operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content['application/json'] : undefined;
    if (content) content.example = example.body;
    Object.assign(operation, { 'x-codeSamples': codeSamples({ operationId: operation.operationId ?? '', method, path }, example) });
  }
  shown.info.description = guideText(guides);
  return Object.assign(shown, { 'x-tagGroups': TAG_GROUPS[side] });
}

/** Returns a copy in which no schema has a `pattern` beside a `format`, which says the same in a readable form. */
function withoutPatterns(document: OpenApiDocument): OpenApiDocument {
  return JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'format' in value && 'pattern' in value) delete value.pattern;
    return value;
  }) as OpenApiDocument;
}

/** Removes error responses from the operation, which names its own codes and links to their description. */
function linkErrors(operation: Operation, common: ReadonlySet<string>): void {
  const own = [...new Set(codesOf(operation))].filter((code) => !common.has(code));
  const codes =
    own.length > 0
      ? `${own.map((code) => `\`${code}\``).join(', ')}, and those that any operation can return`
      : 'those that any operation can return';
  operation.description = [operation.description, `[Errors](${anchorOf('Error codes')}): ${codes}.`].filter(Boolean).join('\n\n');
  operation.responses = Object.fromEntries(
    Object.entries(operation.responses ?? {}).filter(([status, response]) => !isRefusal(status) || !namesCodes(response)),
  );
}

const namesCodes = (response: unknown) => /^`[A-Z_]+`/.test((response as { description?: string }).description ?? '');

function fillParameters(operation: Operation, values: Record<string, string>): void {
  for (const parameter of (operation.parameters ?? []) as Parameter[]) {
    if ('name' in parameter && values[parameter.name] !== undefined) parameter.example = values[parameter.name];
  }
}
