import { boundedRefusal } from './bounded-refusal';
import { DomainError, InvalidDocument, InvalidInput, type ErrorDetails } from './domain-error';

const many = (count: number) => Array.from({ length: count }, (_, at) => `entry-${at}`);
const fieldsOf = (count: number) => Object.fromEntries(many(count).map((name) => [name, 'Leave it out.']));
const detailsOf = (details: ErrorDetails) => boundedRefusal(new InvalidInput('No.', details)).details!;

describe('the details of a refusal', () => {
  it('[D-118] name at most 50 entries of each list, and how many are left out', () => {
    const { fields, invalid, remaining, more } = detailsOf({
      fields: fieldsOf(16_002),
      invalid: many(70),
      remaining: Object.fromEntries(many(70).map((name) => [name, 1])),
    });
    expect([Object.keys(fields!).length, invalid!.length, Object.keys(remaining as object).length, more]).toEqual([50, 50, 50, 15_952]);
    expect(Object.keys(fields!)).toEqual(many(50));
  });

  it('[D-118] are unchanged where they are short', () => {
    const details: ErrorDetails = { fields: fieldsOf(50), reason: 'already_in', remaining: 3, invalid: [] };
    expect(detailsOf(details)).toEqual(details);
    expect(boundedRefusal(new DomainError('CONFLICT', 'Wait.')).details).toBeUndefined();
  });

  it('[D-118] list all accepted values, and the whole price', () => {
    const details: ErrorDetails = { accepted: many(180), pricing: { lines: many(90) } };
    expect(detailsOf(details)).toEqual(details);
  });

  it('[D-118] are unchanged when they are bounded once more', () => {
    const once = detailsOf({ fields: fieldsOf(70) });
    expect(detailsOf(once)).toEqual(once);
  });

  it('[D-118] name every listed fault of a document, and count the others', () => {
    const { details } = boundedRefusal(new InvalidDocument('No.', { fields: fieldsOf(500), more: 9_500 }));
    expect([Object.keys(details!.fields!).length, details!.more]).toEqual([500, 9_500]);
  });

  it('[D-118] show the beginning of a client’s text in whole graphemes, and so does the message', () => {
    const long = '🦊'.repeat(100_000);
    const refusal = boundedRefusal(new InvalidInput(`${long}: No.`, { fields: { [long]: long }, invalid: [long] }));
    const text = JSON.stringify(refusal);
    expect(text.length).toBeLessThan(6_000);
    expect([text.isWellFormed(), refusal.message.endsWith('…')]).toEqual([true, true]);
  });
});
