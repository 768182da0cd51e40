import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { codesOf, isRefusal, operationsOf, resolved } from '../docs/document-operations';
import { publishedDocuments } from '../testing/published-documents';
import { RECORDED_ANSWERS, SHARED } from './recorded-answers';

interface Content {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface ShownResponse {
  operationId: string;
  status: string;
  description: string;
  content: Record<string, Content>;
}

const documents = Object.values(publishedDocuments());
const COMMAND = 'npm run docs:record';

describe.each(documents)('examples of the $info.title', (document) => {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateSchema: false, code: { optimize: false } }));
  ajv.addSchema(closed({ components: document.components }), 'document');
  const described = operationsOf(document);
  const responses = described.flatMap(({ operation }) =>
    Object.entries(resolved(operation.responses, document.components?.responses) ?? {}).map(
      ([status, response]) => ({ operationId: operation.operationId, status, content: {}, ...response }) as ShownResponse,
    ),
  );

  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (schema: string) => {
    const validator = validators.get(schema) ?? ajv.compile(JSON.parse(schema) as object);
    validators.set(schema, validator);
    return validator;
  };

  /** Returns the faults of a body under a schema whose objects are closed to further fields. */
  const faultsOf = (schema: object, body: unknown) => {
    const validate = validatorOf(JSON.stringify(closed(schema)).replaceAll('"#/components', '"document#/components'));
    return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  const bodiesOf = ({ example, examples = {} }: Content) => [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map(({ value }) => value),
  ];

  it(`[ADR 0127 r1] each answer with a body but a file has one; ${COMMAND} makes it`, () => {
    const isFile = ({ content }: ShownResponse) => Object.keys(content).some((type) => type.endsWith('.sheet'));
    const answers = responses.filter((response) => (!isRefusal(response.status) || response.status === '422') && !isFile(response));
    const missing = answers.filter(({ content }) => Object.values(content).some((each) => bodiesOf(each).length === 0));
    expect(missing.map(({ operationId, status }) => `${operationId} ${status}`)).toEqual([]);
    expect(answers.length).toBeGreaterThan(25);
  });

  it(`[ADR 0127 r2] each error code of each operation has one; ${COMMAND} makes it`, () => {
    const missing = described.flatMap(({ operation }) =>
      responses
        .filter(({ operationId, status }) => operationId === operation.operationId && isRefusal(status))
        .flatMap((response) => {
          const shown = Object.values(response.content['application/json']?.examples ?? {}).map(({ value }) => codeOf(value));
          const codes = codesOf({ responses: { [response.status]: response } } as never);
          return codes.filter((code) => !shown.includes(code)).map((code) => `${operation.operationId} ${response.status} ${code}`);
        }),
    );
    expect(missing).toEqual([]);
  });

  const sharedBy = (name: string) =>
    described.flatMap(({ operation }) => {
      const refs = Object.values(operation.responses ?? {}).map((response) => (response as { $ref?: string }).$ref);
      return refs.includes(`#/components/responses/${name}`) ? [operation] : [];
    });

  it('[ADR 0127 r6] a conflict has the words of its own operation', () => {
    expect(sharedBy('Conflict').map(({ operationId }) => operationId)).toEqual([]);
  });

  it('[ADR 0127 r6] a fault of the request has the words of its own operation, where that has a body or parameters', () => {
    const read = sharedBy('ValidationError').filter(
      ({ requestBody, parameters = [] }) => requestBody || parameters.some((each) => 'in' in each && each.in === 'query'),
    );
    expect(read.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('[ADR 0127 r6] what is not found has the words of its own operation, where its path names something', () => {
    const naming = sharedBy('NotFound').filter(({ parameters = [] }) => parameters.some((each) => 'in' in each && each.in === 'path'));
    expect(naming.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('[ADR 0127 r6] a body that is too large or no JSON is refused in other words than a fault of it', () => {
    const messages = responses
      .filter(({ status }) => ['413', '415'].includes(status))
      .flatMap(({ content }) =>
        bodiesOf(content['application/json']!).map((body) => (body as { error: { message: string } }).error.message),
      );
    expect(messages.filter((message) => !/ (?:KiB|MiB)\.$|^Send the body as JSON|^The service takes no files/.test(message))).toEqual([]);
  });

  it('[ADR 0127 r3] each is valid, and has no field that its schema does not name', () => {
    const faults = responses.flatMap(({ operationId, status, content }) =>
      Object.values(content).flatMap((each) =>
        bodiesOf(each).flatMap((body) => faultsOf(each.schema, body).map((fault) => `${operationId} ${status}: ${fault}`)),
      ),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it('[ADR 0127 r3] each body of a request has one, and it is valid', () => {
    const faults = described.flatMap(({ operation: { operationId, requestBody } }) => {
      const content = (requestBody as { content?: Record<string, Content> } | undefined)?.content ?? {};
      return Object.values(content).flatMap((each) =>
        bodiesOf(each).flatMap((body) => faultsOf(each.schema, body).map((fault) => `${operationId}: ${fault}`)),
      );
    });
    expect(faults).toEqual([]);
    const json = described.flatMap(({ operation: { operationId, requestBody } }) => {
      const content = (requestBody as { content?: Record<string, Content> } | undefined)?.content?.['application/json'];
      return content && bodiesOf(content).length === 0 ? [operationId] : [];
    });
    expect(json).toEqual([]);
  });

  it('says of each answer what it holds', () => {
    const answers = responses.filter(({ status }) => !isRefusal(status));
    const bare = answers.filter(({ description }) => description.length < 15 || /\b(?:undefined|Success|an object)\b/.test(description));
    expect(bare.map(({ operationId, description }) => `${operationId}: ${description}`)).toEqual([]);
  });
});

describe('the recorded answers', () => {
  const text = JSON.stringify(RECORDED_ANSWERS);

  it('[ADR 0127 r4] hold no secret, no address of a machine and no moment of their recording', () => {
    const secrets = text.match(/\b(?:svc_(?:(?:pk|sk)_(?:test|live)|ad)|whsec)_(?!EXAMP|…)[^"\\]+/g) ?? [];
    expect(secrets.filter((secret) => !/^svc_(?:pk|sk)_(?:test|live)_$/.test(secret))).toEqual([]);
    expect(text.match(/127\.0\.0\.1|localhost|"[^"]*20(?:2[4-8])-\d\d-\d\dT[^"]*"/g) ?? []).toEqual([]);
  });

  it('[ADR 0127 r4] are of operations that there are', () => {
    const ids = new Set([...Object.values(SHARED), ...documents.flatMap(operationsOf).map(({ operation }) => operation.operationId)]);
    expect(Object.keys(RECORDED_ANSWERS).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('[ADR 0127 r5] are short: lists have at most two entries, or four plain values', () => {
    const longIn = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const most = Array.isArray(value) ? (value.every((entry) => typeof entry !== 'object') ? 4 : 2) : Infinity;
      const entries = Object.entries(value);
      return [
        ...(entries.length > most ? [`${path}: ${entries.length} entries`] : []),
        ...entries.flatMap(([key, entry]) => longIn(entry, `${path}.${key}`)),
      ];
    };
    expect(longIn({ list: [1, 2, 3, 4, 5], things: [{ list: [] }, {}, {}] }, '')).toEqual(['.list: 5 entries', '.things: 3 entries']);
    expect(longIn(RECORDED_ANSWERS, 'answers')).toEqual([]);
    expect(text.length).toBeLessThan(450_000);
  });
});

const codeOf = (body: unknown) => (body as { error: { code: string } }).error.code;

/** Returns the schema with every object closed to further fields. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value as unknown)]));
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy)) copy['additionalProperties'] = false;
  return copy as T;
}
