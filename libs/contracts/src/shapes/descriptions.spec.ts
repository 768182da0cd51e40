import { z } from 'zod';
import { described, describedBy, endText, startText } from './descriptions';

const propertiesOf = (shape: z.core.$ZodLooseShape) => z.toJSONSchema(z.object(shape), { io: 'input' }).properties;

describe('descriptions of fields', () => {
  const shape = { slug: z.string(), position: z.int().default(0), label: z.string().describe('Shown to buyers.').optional() };

  it('are those of the table, with or without a default', () => {
    const fields = described(shape, { slug: 'Name for URLs.', position: 'Place in the list.' });
    expect(propertiesOf(fields)).toMatchObject({
      slug: { description: 'Name for URLs.' },
      position: { default: 0, description: 'Place in the list.' },
      label: { description: 'Shown to buyers.' },
    });
  });

  it('leave the rules of a field as they are', () => {
    const fields = z.object(described(shape, { slug: 'Name for URLs.', position: 'Place in the list.' }));
    expect(fields.parse({ slug: 'a' })).toEqual({ slug: 'a', position: 0 });
    expect(fields.safeParse({}).success).toBe(false);
  });

  it('are changed by a text alone', () => {
    expect(describedBy(shape.slug, undefined)).toBe(shape.slug);
    expect(describedBy(shape.slug, 'Name for URLs.').description).toBe('Name for URLs.');
  });

  it('[D-124] say how a moment without a zone is read', () => {
    expect(startText('When doors open.')).toMatch(/^When doors open\. .*without a zone .*00:00/);
    expect(endText('When sales end.')).toMatch(/^When sales end\. .*without a zone .*that whole day/);
  });
});
