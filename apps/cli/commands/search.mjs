import { UsageError } from '../errors.mjs';
import { oneLine } from '../texts.mjs';

/** Command that searches orders, guests, contacts, events and messages. */
export const searchAll = {
  name: 'search',
  takes: ['<words>'],
  summary: 'Search orders, guests, contacts, events and messages',
  about:
    'Words in any order, without accents; a phone number in any form; the number of an order ("#1007"); a ref, a short code, an SKU, a street, or the reference of a payment. Put several words in quotes. At most 50 things, best first.',
  needs: 'workspace',
  options: { test: { type: 'boolean', text: 'search test mode' } },
  async run({ client, values: { test: inTest }, positionals: [words] }) {
    if (words.trim() === '') throw new UsageError('Say what to search for: search "muller".');
    const { data } = await client.call('GET', '/search', undefined, { query: { q: words, mode: inTest ? 'test' : 'live' } });
    return { data, text: data.length > 0 ? data.map(lineOf).join('\n') : 'Nothing found.' };
  },
};

const lineOf = ({ kind, ref, title, status, detail }) =>
  `${kind.padEnd(12)}  ${ref}  ${[title, status, detail].filter(Boolean).map(oneLine).join('  ')}`;
