import { publishedDocuments } from '../testing/published-documents';
import { type DescribedDocument, undescribed } from './undescribed';

describe.each(Object.entries(publishedDocuments()))('the published document of the %s API', (_, published) => {
  it('describes every tag, operation, parameter, schema, property and value of an enumeration', () => {
    expect(undescribed(published as DescribedDocument)).toEqual([]);
  });
});

function document(change: (document: DescribedDocument) => void = () => undefined): DescribedDocument {
  const made: DescribedDocument = {
    tags: [{ name: 'Products', description: 'What the merchant sells.' }],
    paths: {
      '/store/products': {
        get: {
          description: 'Published ones, in display order.\n\nScope `products:read`; publishable and secret keys.',
          parameters: [{ name: 'limit', in: 'query', description: 'Most rows to return.', schema: {} }],
          responses: { 200: { content: { 'application/json': { schema: { items: { $ref: '#/components/schemas/Product' } } } } } },
        },
      },
    },
    components: {
      schemas: {
        Product: {
          description: 'A thing for sale.',
          properties: {
            name: { description: 'Title that buyers read.' },
            size: { description: 'Width in the shop.\n- `s`: Small.\n- `l`: Large.', enum: ['s', 'l'] },
            days: {
              description: 'When it is open.',
              items: { description: 'Day.\n- `sat`: Saturday.\n- `sun`: Sunday.', enum: ['sat', 'sun'] },
            },
            kind: { description: 'Always the same.', enum: ['good'] },
            maker: { description: 'Workshop that sews the shirt.', properties: { city: { description: 'Where the workshop is.' } } },
          },
        },
      },
    },
  };
  change(made);
  return made;
}

const list = (made: DescribedDocument) => made.paths!['/store/products']!['get']!;
const fields = (made: DescribedDocument) => made.components!.schemas!['Product']!.properties!;

describe('undescribed', () => {
  it('finds nothing where everything is described', () => {
    expect(undescribed(document())).toEqual([]);
  });

  it.each<[string, (made: DescribedDocument) => void, string]>([
    ['a tag', (d) => (d.tags![0]!.description = ''), 'tag Products: no description'],
    ['an operation', (d) => (list(d).description = 'Scope `products:read`; secret keys only.'), 'GET /store/products: no description'],
    ['a webhook', (d) => (d.webhooks = { ping: { post: {} } }), 'POST ping: no description'],
    ['a parameter', (d) => delete list(d).parameters![0]!.description, 'GET /store/products query limit: no description'],
    ['a schema', (d) => delete d.components!.schemas!['Product']!.description, 'Product: no description'],
    ['a property', (d) => delete fields(d)['name']!.description, 'Product.name: no description'],
    ['a property within another', (d) => (fields(d)['maker']!.properties!['city'] = {}), 'Product.maker.city: no description'],
    [
      'a property of the members of a list',
      (d) => (fields(d)['days']!.items!.properties = { open: {} }),
      'Product.days.open: no description',
    ],
    [
      'a property of a body',
      (d) => (list(d).requestBody = { content: { 'application/json': { schema: { properties: { file: {} } } } } }),
      'GET /store/products body.file: no description',
    ],
  ])('finds %s without a description', (_, change, fault) => {
    expect(undescribed(document(change))).toEqual([fault]);
  });

  it.each(['Name.', 'The name of the product.', 'Names of products'])('finds a description made of words of the name: %s', (text) => {
    expect(undescribed(document((d) => (fields(d)['name'] = { description: text })))).toEqual(['Product.name: says no more than its name']);
  });

  it.each(['It', 'Its', 'That', 'This', 'These', 'Those', 'They', 'Their', 'There', 'Then', 'Same', 'What', 'Whether', 'Who', 'Of', 'How'])(
    'finds a description of a property that does not begin with the thing it describes: %s',
    (word) => {
      const faults = undescribed(
        document((d) => (fields(d)['maker']!.properties!['city'] = { description: `${word} workshop, in Lagos.` })),
      );
      expect(faults).toEqual([`Product.maker.city: begins with "${word}", which names nothing`]);
    },
  );

  it('lets a description of a property begin with a longer word, and one of a schema with a reference', () => {
    const made = document((d) => {
      fields(d)['name'] = { description: 'Items of the shop: this is what buyers read.' };
      d.components!.schemas!['Product']!.description = 'This is for sale.';
    });
    expect(undescribed(made)).toEqual([]);
  });

  it('lets a parameter name its values, or have the name of a field that explains them, and asks nothing of true and false', () => {
    const faults = undescribed(
      document((d) => {
        const described = { in: 'query', description: 'Only `live` ones.' };
        list(d).parameters!.push({ ...described, name: 'mode', schema: { enum: ['live', 'test'] } });
        list(d).parameters!.push({ ...described, name: 'size', schema: { enum: ['s', 'l', 'xl'] } });
        list(d).parameters!.push({ ...described, name: 'force', schema: { enum: ['true', 'false'] } });
      }),
    );
    expect(faults).toEqual([
      'GET /store/products query mode: the value test is not explained',
      'GET /store/products query size: the value xl is not explained',
    ]);
  });

  it('finds values without a line of their own, also in a list', () => {
    const faults = undescribed(
      document((d) => {
        fields(d)['size']!.enum!.push('xl');
        fields(d)['days']!.items!.enum!.push('fri');
      }),
    );
    expect(faults).toEqual(['Product.size: the value xl is not explained', 'Product.days: the value fri is not explained']);
  });
});
