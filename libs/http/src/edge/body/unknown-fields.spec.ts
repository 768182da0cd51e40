import { z } from 'zod';
import { refuseBody, refuseUnknown } from './unknown-fields';

const schema = z.object({
  name: z.string(),
  lines: z.array(z.object({ ref: z.string() })).default([]),
  answers: z.record(z.string(), z.string()),
});
const fieldsOf = (refused: () => unknown): unknown => {
  try {
    return refused();
  } catch (error) {
    return (error as { details?: { fields?: object } }).details?.fields;
  }
};

describe('[D-157] the body of a management operation', () => {
  it('is refused for fields that nobody reads, at any depth, each by its path', () => {
    const sent = { name: 'a', scopes: [], lines: [{ ref: 'x', colour: 'red' }, { ref: 'y' }], answers: { any: 'thing' }, ratingAvg: 5 };
    expect(fieldsOf(() => refuseUnknown(schema, sent))).toEqual({
      scopes: expect.stringContaining('not known here'),
      'lines[0].colour': expect.stringContaining('not known here'),
      ratingAvg: 'The service works this out; leave it out.',
    });
  });

  it.each([[{ name: 'a' }], [{ name: 'a', lines: [{ ref: 'x' }], answers: { x: 'y' } }], [undefined], [null], ['text']])(
    'is accepted without unknown fields: %j',
    (sent) => expect(fieldsOf(() => refuseUnknown(schema, sent))).toBeUndefined(),
  );

  it('is refused where the operation has none', () => {
    expect(fieldsOf(() => refuseBody({ label: 'door', scopes: ['check-ins'] }))).toEqual({
      label: 'This operation takes no body: leave it out.',
      scopes: 'This operation takes no body: leave it out.',
    });
    for (const sent of [null, [], 'text', 0, false]) expect(() => refuseBody(sent)).toThrow(/takes no body/);
    for (const sent of [undefined, {}]) expect(() => refuseBody(sent)).not.toThrow();
  });
});
