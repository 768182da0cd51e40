import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Described {
  name: string;
  options?: Record<string, { among?: string[] }>;
}

/** Every list of values of the management API, wherever it stands in its document. */
function enumsOf(part: unknown): string[][] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'enum' in part && Array.isArray(part.enum) ? [part.enum as string[]] : [];
  return [...own, ...Object.values(part).flatMap(enumsOf)];
}

describe('values that the command line offers', () => {
  it('are those of the management API', async () => {
    const { commands } = (await import('./commands.mjs')) as { commands: Described[] };
    const enums = enumsOf(JSON.parse(readFileSync(join(__dirname, '../../docs/admin-openapi.json'), 'utf8')));
    const offered = commands.flatMap(({ name, options = {} }) =>
      Object.entries(options).flatMap(([option, { among }]) => (among ? [{ option: `${name} --${option}`, among }] : [])),
    );
    const unknown = offered.filter(({ among }) => !enums.some((values) => among.every((value) => values.includes(value))));
    expect(unknown.map(({ option }) => option)).toEqual([
      'export --format',
      'import --decimal',
      'import --dates',
      'order correct-fulfilment --remove',
    ]);
  });
});
