import { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const UNITS: Record<string, string> = { string: ' characters', array: ' entries' };

/** Returns advice on an issue whose schema has no message of its own for it (decisions 3.7). */
export function adviceOnIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return giveKind(KINDS[issue.expected] ?? issue.expected, issue.input);
    case 'invalid_value':
      return `Give ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'too_small':
      return `Give ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${UNITS[issue.origin] ?? ''}.`;
    case 'too_big':
      return `Give ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${UNITS[issue.origin] ?? ''}.`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap(([first]) => first?.message ?? []))].join(' Or: ');
    default:
      return undefined;
  }
}

function giveKind(kind: string, input: unknown): string {
  return input === undefined ? `Give ${kind}; it is missing.` : `Give ${kind}.`;
}

z.config({ customError: adviceOnIssue });
