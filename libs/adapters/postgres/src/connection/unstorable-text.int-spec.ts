import { useDatabase } from '../testing';
import { isUnstorableText } from './unstorable-text';

const database = useDatabase(1);

describe('a text that PostgreSQL does not store', () => {
  it.each([
    ['a NUL character', 'select $1::text', 'a\0b'],
    ['an escaped NUL character in JSON', `select $1::jsonb`, '{"a":"\\u0000"}'],
    ['an escaped NUL character in JSON that is read later', `select $1::json ->> 'a'`, '{"a":"\\u0000"}'],
  ])('is recognised by its refusal: %s', async (_, statement, value) => {
    const error: unknown = await database.source.query(statement, [value]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(isUnstorableText(error)).toBe(true);
  });

  it.each(['select 1/0', 'select'.repeat(3)])('is no other failure: %s', async (statement) => {
    expect(isUnstorableText(await database.source.query(statement).catch((thrown: unknown) => thrown))).toBe(false);
    expect(isUnstorableText(undefined)).toBe(false);
  });
});
