import { publishedDocuments } from '../testing/published-documents';
import { EXAMPLES } from './examples';
import { referenceDocument } from './reference-document';
import { TAG_GROUPS, topicsOf } from './reference-topics';

const { storefront: contract, management } = publishedDocuments();
const guides = [
  {
    topic: 'Get started',
    name: 'start-here.md',
    text: '# Start here\n\nThen [hooks](webhooks.md), [signatures](webhooks.md#signatures) and [code](../apps/x.js).\n\n## Errors\n',
  },
  {
    topic: 'Webhooks',
    name: 'webhooks.md',
    text: '# Receive webhooks\n\nSee [below](#errors), or [those of all](start-here.md#errors).\n\n## Signatures\n\n```sh\n# Errors\n```\n\n## Errors\n',
  },
];
const shown = referenceDocument('storefront', contract, guides);
const operations = Object.values(shown.paths ?? {}).flatMap((item) => [item.get, item.post].filter((operation) => operation !== undefined));

describe('what the reference shows', () => {
  it('has an example and code by the SDK, in curl, in PHP and in Python of every operation of the storefront API', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(EXAMPLES).sort());
    for (const operation of operations) {
      expect(operation).toMatchObject({ 'x-codeSamples': [{ label: 'SDK' }, { label: 'curl' }, { label: 'PHP' }, { label: 'Python' }] });
    }
  });

  it('fills in every parameter that an operation needs, and every body', () => {
    const empty = operations.flatMap(({ operationId, parameters = [], requestBody }) => {
      const body = requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
      const missing = parameters.filter((each) => 'name' in each && each.required && each.example === undefined);
      return [
        ...missing.map((each) => `${operationId}: ${'name' in each ? each.name : ''}`),
        ...(body && body.example === undefined ? [`${operationId}: body`] : []),
      ];
    });
    expect(empty).toEqual([]);
  });

  it('lists of each operation only its own codes', () => {
    const [listOrders] = operations.filter(({ operationId }) => operationId === 'listOrders');
    expect(listOrders!.description).toMatch(
      /\[Errors\]\(#description\/error-codes\): `VALIDATION_ERROR`, and those that any operation can return\.$/,
    );
    expect(Object.keys(listOrders!.responses ?? {})).toEqual(['200']);
  });

  it.each([
    ['storefront' as const, contract],
    ['management' as const, management],
  ])('lists each tag of the %s API under one topic, since operations of others are not shown', (side, document) => {
    const tags = TAG_GROUPS[side].flatMap((group) => group.tags);
    expect([...tags].sort()).toEqual(document.tags!.map(({ name }) => name).sort());
    expect(referenceDocument(side, document, [])).toMatchObject({ 'x-tagGroups': TAG_GROUPS[side] });
  });

  it('names the first guide of each topic by its anchor in the page', () => {
    expect(topicsOf(guides)).toEqual([
      { topic: 'Get started', anchor: '#description/start-here' },
      { topic: 'Webhooks', anchor: '#description/receive-webhooks' },
    ]);
    expect(topicsOf([guides[0]!, { ...guides[1]!, topic: 'Get started' }])).toHaveLength(1);
  });

  it('keeps an answer that is no error envelope', () => {
    const [verify] = operations.filter(({ operationId }) => operationId === 'verifyOtp');
    expect(Object.keys(verify!.responses ?? {})).toEqual(['200', '422']);
  });

  it('shows no pattern beside a format, and leaves the contract as it is', () => {
    expect(JSON.stringify(contract)).toContain('[02468][048]');
    expect(JSON.stringify(shown)).not.toContain('[02468][048]');
    expect(JSON.stringify(contract)).not.toContain('x-codeSamples');
  });

  it('leads from guide to guide within the page, and to nothing that it does not hold', () => {
    expect(shown.info.description).toContain(
      'Then [hooks](#description/receive-webhooks), [signatures](#description/signatures) and code.',
    );
    expect(shown.info.description).toContain('See [below](#description/errors-1), or [those of all](#description/errors).');
  });
});
