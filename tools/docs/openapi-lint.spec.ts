import { createConfig, lintFromString } from '@redocly/openapi-core';
import { contractFiles } from '../../apps/api/src/reference/contract-files';
import { operationsOf } from '../../libs/reference/src/docs/document-operations';
import type { OpenApiDocument } from '../../libs/reference/src/openapi/openapi-document';

const documents = Object.entries(contractFiles()) as [file: string, document: OpenApiDocument][];

describe.each(documents)('%s', (file, document) => {
  it('[ADR 0127 r6] has nothing that the recommended rules of Redocly report', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: `/${file}`, config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  });

  /** Spectral itself is 50 MB: these are its rules that a change of ours can break and Redocly has not. */
  it('[ADR 0127 r6] has what the recommended rules of Spectral ask for', () => {
    const tags = (document.tags ?? []).map(({ name }) => name);
    const operations = operationsOf(document).map(({ operation }) => operation);
    expect(document.info).toMatchObject({
      contact: { name: expect.any(String) },
      license: { name: 'MIT' },
      description: expect.any(String),
    });
    expect(document.servers).toEqual([{ url: expect.stringMatching(/[^/]$/) }]);
    expect(operations.filter(({ tags: own = [] }) => own.length !== 1 || own.some((tag) => !tags.includes(tag)))).toEqual([]);
    expect(operations.filter(({ description, operationId }) => !description || !/^[A-Za-z]+$/.test(operationId ?? ''))).toEqual([]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(new Set(tags).size).toBe(tags.length);
    expect(JSON.stringify(document)).not.toMatch(/<script|eval\(/);
  });

  it('[ADR 0127 r6] has no component that nothing refers to', () => {
    const text = JSON.stringify(document);
    const components = Object.entries(document.components ?? {}).filter(([kind]) => kind !== 'securitySchemes');
    const unused = components.flatMap(([kind, named]) =>
      Object.keys(named).filter((name) => !text.includes(`"#/components/${kind}/${name}"`)),
    );
    expect(unused).toEqual([]);
  });
});
