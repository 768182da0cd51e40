/** @reads docs */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlocksOf, type CodeBlock } from './code-blocks';

const DOCS = join(__dirname, '../../docs');
/** Documents that no developer of a storefront follows step by step. */
const NO_GUIDES = [
  'start-here.md',
  'changelog.md',
  'errors.md',
  'first-change.md',
  'conformance.md',
  'distributed.md',
  'flaky.md',
  'metrics.md',
  'operations.md',
  'operations-guide.md',
  'performance.md',
  'security.md',
];
const guides = readdirSync(DOCS).filter((name) => name.endsWith('.md') && !NO_GUIDES.includes(name));

const SHARED = ['BASE', 'STORE_SECRET_KEY', 'STORE_PUBLISHABLE_KEY', 'ADMIN_TOKEN', 'WEBHOOK_SECRET'];
/** Further variables of programs: where they listen and are found, what they sign cookies with, and which thing of the shop they show. */
const OF_PROGRAMS = ['PORT', 'SITE_URL', 'COOKIE_SECRET', 'FORM', 'EVENT', 'CURRENCY'];
/** Names of variables of payment providers and operators. */
const OF_OTHERS = [
  'PAYSTACK_SECRET_KEY',
  'PAYSTACK_PUBLIC_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OPERATOR_TOKEN',
  'STORE_URL',
  'STORE_TOKEN',
];

const namesIn = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map((match) => match.slice(1).find(Boolean)!);

/** The variables that the code of a guide takes from the environment, without those that its commands set for one another. */
function variablesOf(blocks: readonly CodeBlock[]): Set<string> {
  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .map(({ code }) => code)
    .join('\n');
  const programs = blocks
    .filter(({ language }) => language !== 'sh')
    .map(({ code }) => code)
    .join('\n');
  const own = namesIn(commands, /(?:^ *|; )([A-Z_]+)=["'$]/gm);
  const taken = namesIn(commands, /\$\{?([A-Z_]+)|(?:^|(?<= ))([A-Z_]+)=(?=\S)/gm).filter((name) => !own.includes(name));
  const lists = namesIn(programs, /const \{([^}]+)\} = process\.env/g).flatMap((names) =>
    names.split(',').map((name) => name.trim().split(' ')[0]!),
  );
  return new Set([...taken, ...lists, ...namesIn(programs, /process\.env\.(\w+)/g)]);
}

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(join(DOCS, guide), 'utf8');
  const beginning = text.split('\n\n')[1]!;

  it('begins with the one place that says where address, keys and tokens come from', () => {
    expect(beginning).toMatch(/^_\[Start here\]\(start-here\.md\) says what .+\._$/);
  });

  it('names there what its code takes, and has other names for nothing', () => {
    const taken = [...variablesOf(codeBlocksOf(guide))];
    expect(taken.filter((name) => ![...SHARED, ...OF_PROGRAMS, ...OF_OTHERS].includes(name))).toEqual([]);
    expect(taken.filter((name) => SHARED.includes(name) && !beginning.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('start-here.md', () => {
  it('says of each of them what it is', () => {
    const text = readFileSync(join(DOCS, 'start-here.md'), 'utf8');
    for (const name of SHARED) expect(text).toMatch(new RegExp(`^\\| \`${name}\` \\|`, 'm'));
  });
});
