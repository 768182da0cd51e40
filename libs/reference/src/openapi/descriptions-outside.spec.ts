import { withDescriptionsOutside } from './descriptions-outside';

describe('descriptions of nullable fields', () => {
  it('stand beside anyOf, at any depth', () => {
    const field = { anyOf: [{ type: 'string', maxLength: 9, description: 'The name.' }, { type: 'null' }] };
    expect(withDescriptionsOutside({ properties: { names: { items: field } } })).toEqual({
      properties: { names: { items: { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }], description: 'The name.' } } },
    });
  });

  it('stand beside two types where a field has no other rule', () => {
    const field = { default: 'a', anyOf: [{ type: 'string', description: 'The name.' }, { type: 'null' }] };
    expect(withDescriptionsOutside(field)).toEqual({ default: 'a', type: ['string', 'null'], description: 'The name.' });
  });

  it.each([
    [
      'a field with a description of its own',
      { description: 'Own.', anyOf: [{ type: 'string', description: 'The name.' }, { type: 'null' }] },
    ],
    ['a choice of two types', { anyOf: [{ type: 'string', description: 'The name.' }, { type: 'number' }] }],
    ['a choice without a description', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ])('stay where they are in %s', (_, field) => {
    expect(withDescriptionsOutside({ field })).toEqual({ field });
  });

  it('leave the document that they come from unchanged', () => {
    const field = { anyOf: [{ type: 'string', description: 'The name.' }, { type: 'null' }] };
    withDescriptionsOutside(field);
    expect(field.anyOf[0]).toHaveProperty('description');
  });
});
