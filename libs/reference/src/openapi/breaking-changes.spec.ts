import { breakingChanges, type Contract } from './breaking-changes';

function contract(change: (document: Contract) => void = () => undefined): Contract {
  const document: Contract = {
    paths: {
      '/store/products': {
        get: {
          parameters: [
            { name: 'limit', in: 'query', schema: { type: 'string' } },
            { name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'price'] } },
          ],
          responses: {
            200: { content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Product' } } } } },
          },
        },
        post: {
          requestBody: {
            content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } } },
          },
          responses: { 201: {} },
        },
      },
    },
    components: {
      schemas: {
        Product: {
          type: 'object',
          properties: {
            ref: { type: 'string' },
            kind: { type: 'string', enum: ['a'] },
            price: { type: 'integer' },
            place: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
            parent: { $ref: '#/components/schemas/Product' },
          },
          required: ['ref'],
        },
      },
    },
  };
  change(document);
  return document;
}

const product = (document: Contract) => document.components!.schemas!['Product']!;
const list = (document: Contract) => document.paths!['/store/products']!['get']!;
const make = (document: Contract) => document.paths!['/store/products']!['post']!;
const bodyOf = (document: Contract) => make(document).requestBody!.content!['application/json']!.schema!;

function nameResponse(document: Contract): void {
  document.components!.responses = { Products: list(document).responses!['200']! };
  list(document).responses!['200'] = { $ref: '#/components/responses/Products' };
}

describe('[D-90] a change of the interface', () => {
  it('is none when nothing changes', () => {
    expect(breakingChanges(contract(), contract())).toEqual([]);
  });

  it.each<[string, (document: Contract) => void]>([
    ['a new operation', (d) => (d.paths!['/store/new'] = { get: {} })],
    ['a new field in an answer', (d) => (product(d).properties!['colour'] = { type: 'string' })],
    ['a new enum value in an answer', (d) => product(d).properties!['kind']!.enum!.push('b')],
    ['a new optional parameter', (d) => list(d).parameters!.push({ name: 'page', in: 'query' })],
    ['a response becomes a component', (d) => nameResponse(d)],
    ['a choice of types becomes a list of types', (d) => (product(d).properties!['place'] = { type: ['integer', 'null'] })],
    ['a new optional field in a body', (d) => (bodyOf(d).properties!['note'] = { type: 'string' })],
  ])('breaks nothing when it adds: %s', (_, change) => {
    expect(breakingChanges(contract(), contract(change))).toEqual([]);
  });

  it.each<[string, (document: Contract) => void, string]>([
    ['an operation is gone', (d) => delete d.paths!['/store/products']!['post'], 'POST /store/products is gone'],
    ['a parameter is gone', (d) => list(d).parameters!.shift(), 'GET /store/products no longer takes the query limit'],
    ['a parameter is demanded', (d) => (list(d).parameters![0]!.required = true), 'GET /store/products demands the query limit'],
    ['a parameter takes less', (d) => list(d).parameters![1]!.schema!.enum!.pop(), 'GET /store/products query sort no longer takes price'],
    ['a field of an answer is gone', (d) => delete product(d).properties!['price'], 'GET /store/products 200[] (Product).price is gone'],
    [
      'a field of an answer may be missing',
      (d) => (product(d).required = []),
      'GET /store/products 200[] (Product).ref is no longer always there',
    ],
    [
      'a type changes',
      (d) => (product(d).properties!['price'] = { type: 'string' }),
      'GET /store/products 200[] (Product).price was integer and is string',
    ],
    [
      'a choice of types loses one',
      (d) => (product(d).properties!['place'] = { type: 'integer' }),
      'GET /store/products 200[] (Product).place was integer or null and is integer',
    ],
    ['a body demands more', (d) => (bodyOf(d).required = ['name', 'price']), 'POST /store/products body.price is demanded'],
    [
      'a response that became a component answers less',
      (d) => {
        nameResponse(d);
        d.components!.responses!['Products'] = {};
      },
      'GET /store/products 200 is no longer application/json',
    ],
    ['a status is gone', (d) => delete make(d).responses!['201'], 'POST /store/products no longer answers 201'],
  ])('is named when %s', (_, change, name) => {
    expect(breakingChanges(contract(), contract(change))).toEqual([name]);
  });

  it('pass a further form of an answer beside the former one, as a dry run has, but not in its place', () => {
    const of = (schema: object) =>
      contract((document) => {
        document.paths!['/store/products']!['post']!.responses![201] = { content: { 'application/json': { schema } } };
      });
    const product = { $ref: '#/components/schemas/Product' };
    const other = { type: 'object', properties: { amountMinor: { type: 'integer' } } };
    expect(breakingChanges(of(product), of({ anyOf: [product, other] }))).toEqual([]);
    expect(breakingChanges(of(product), of({ anyOf: [other, { type: 'string' }] }))).not.toEqual([]);
    const { type, properties, required } = contract().components!.schemas!['Product']!;
    const more = { type, properties: { ...properties, note: { type: 'string' } }, required };
    expect(breakingChanges(of(product), of({ anyOf: [other, more] }))).toEqual([]);
  });
});
