import { demoDocument } from '../../../tools/demo/demo-document.mjs';
import { readDemo } from '../connect.mjs';
import { Failed, UsageError } from '../errors.mjs';
import { didYouMean } from '../nearest.mjs';
import { appliedText } from '../plan-text.mjs';

const DAY_MS = 86_400_000;
const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Fees are the operator's to set, and stay as they are. */
function withoutFees({ workspace: { fees: _, ...workspace }, ...sections }) {
  return { ...sections, workspace };
}

/** Workspaces to try things in, by their names. */
const fixtures = {
  demo: {
    about: 'the whole demo shop: products, events, content',
    document: ({ origin }) => withoutFees(demoDocument({ storefrontUrl: origin, today: new Date() })),
  },
  small: {
    about: 'a mug, and an event next week with a free ticket',
    document: () => ({
      version: 1,
      products: [
        { slug: 'mug', name: 'Mug', needsDelivery: true, variants: [{ key: 'default', name: 'Mug', priceMinor: 500_000, stock: 100 }] },
      ],
      events: [
        {
          slug: 'open-studio',
          title: 'Open studio',
          startAt: inDays(7),
          endAt: inDays(7.1),
          ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 100 }],
        },
      ],
      deliveryZones: [{ key: 'everywhere', name: 'Delivery', feeMinor: 0 }],
    }),
  },
};

const STOREFRONT = 'http://127.0.0.1:3001';

/** Where the example storefront of `npm start` is, when that serves the workspace. */
async function storefrontBeside(client, env) {
  const { baseUrl, storefrontUrl } = await readDemo(env);
  return (baseUrl === client.base && storefrontUrl) || STOREFRONT;
}

/** Command that lists the fixtures that can be applied. */
export const listFixtures = {
  name: 'fixtures list',
  summary: 'List sample documents',
  needs: 'nothing',
  async run() {
    const data = Object.entries(fixtures).map(([name, { about }]) => ({ name, about }));
    return { data, text: data.map(({ name, about }) => `${name.padEnd(8)}${about}`).join('\n') };
  },
};

/** Fills a workspace with one. */
export const applyFixture = {
  name: 'fixtures apply',
  takes: ['<name>'],
  among: Object.keys(fixtures),
  summary: 'Fill the workspace with a sample document',
  about: 'Refused when it would delete something of the workspace, unless --replace is given.',
  needs: 'workspace',
  options: {
    replace: { type: 'boolean', text: 'delete what the fixture does not contain' },
    'storefront-url': {
      type: 'string',
      value: '<origin>',
      text: 'origin that serves the images of the demo (default: the example storefront)',
    },
  },
  async run({ client, values, positionals: [name], env }) {
    const fixture = Object.hasOwn(fixtures, name) ? fixtures[name] : undefined;
    if (!fixture)
      throw new UsageError(
        `There is no fixture "${name}".${didYouMean(name, Object.keys(fixtures))} Fixtures: ${Object.keys(fixtures).join(', ')}.`,
      );
    const document = fixture.document({ origin: values['storefront-url'] ?? (await storefrontBeside(client, env)) });
    const { deleted } = await client.call('PUT', '/document', document, { query: { dryRun: true } });
    if (deleted.length > 0 && !values.replace) {
      throw new Failed(
        'NOT_EMPTY',
        `This fixture would delete ${deleted.length} items of the workspace (${deleted
          .slice(0, 3)
          .map(({ identity }) => identity)
          .join(', ')} …). Add --replace to delete them, or use an empty workspace.`,
      );
    }
    const applied = await client.call('PUT', '/document', document);
    return { data: applied, text: appliedText(applied) };
  },
};
