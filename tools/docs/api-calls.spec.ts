/** @reads apps/example-storefront, docs, examples */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeBlocksOf } from './code-blocks';

const root = join(__dirname, '../..');
/** Pattern of requests without the SDK and of webhook verification by hand; with the beginning of the address. */
const BY_HAND =
  /\b(?:fetch|sendBeacon|EventSource|XMLHttpRequest|createHmac|axios(?:\.\w+)?)\([^,);]*|\bBearer \$\{|'(?:undici|axios|got|ky)'/g;
const PROGRAMS = ['js', 'mjs', 'ts', 'tsx', 'jsx', 'html'];

/** Requests to others than the API: the server that the page came from, or the doors of development; and the `fetch` that the SDK is given. */
const ELSEWHERE = {
  'docs/nextjs.md: lib/store.ts': ['fetch(address'],
  'examples/nextjs/lib/store.ts': ['fetch(address'],
  'docs/render-the-payment-step-yourself.md: pay.js': ['fetch(`/cancel${checkout}`', 'fetch(`/status${checkout}`'],
  'docs/test-every-payment-outcome.md: outcomes.mjs': ['fetch(new URL(path'],
  'apps/example-storefront/public/main.js': ["fetch('/config.json'"],
  'apps/example-storefront/public/pages/webhooks.js': ["EventSource('/webhooks/stream'"],
  'apps/example-storefront/public/till.js': ['fetch(path'],
};

function programsOfGuides(): [string, string][] {
  const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  return guides.flatMap((guide) => {
    const programs = codeBlocksOf(guide).filter(({ language }) => PROGRAMS.includes(language));
    return programs.map(({ file, code }): [string, string] => [`docs/${guide}: ${file ?? 'a program'}`, code]);
  });
}

function programsBelow(folder: string): [string, string][] {
  if (!existsSync(join(root, folder))) return [];
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return paths
    .filter((path) => PROGRAMS.includes(path.split('.').at(-1)!) && !/\/(?:node_modules|test|\.next)\//.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}

describe('programs that show how the API is used', () => {
  const programs = [...programsOfGuides(), ...programsBelow('apps/example-storefront'), ...programsBelow('examples')];

  it('ask the API by the SDK alone, and verify webhooks by it', () => {
    const calls = programs.map(([file, code]) => [file, code.match(BY_HAND) ?? []] as const);
    expect(Object.fromEntries(calls.filter(([, calls]) => calls.length > 0).sort())).toEqual(ELSEWHERE);
  });

  it('are there: those of nine guides, and of the example storefront', () => {
    const bySdk = programs.filter(([, code]) => code.includes("'@storefront-service/sdk")).map(([file]) => file.split(':')[0]!);
    expect(new Set(bySdk.filter((file) => file.startsWith('docs/'))).size).toBeGreaterThanOrEqual(9);
    expect(bySdk.filter((file) => file.startsWith('apps/example-storefront/')).length).toBeGreaterThan(0);
  });
});
