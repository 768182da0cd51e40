import { momentText } from '../texts.mjs';

/** `until 2027-01-04 09:00Z`, or `until further notice`. */
const endText = ({ until }) => (until === null ? 'until further notice' : `until ${momentText(until)}`);

/** Closes the shop to buyers and guests. */
export const closeShop = {
  name: 'shop close',
  takes: [],
  summary: 'Close the shop for a while, such as for holidays',
  about:
    'Nothing is sold and nobody registers meanwhile; pages and the storefront API say so, with the note. What is open can still be paid, and your own guests and orders go on. Test mode stays open.',
  needs: 'workspace',
  options: {
    until: {
      type: 'string',
      value: '<when>',
      text: 'when it opens again by itself: ISO 8601; without a zone local to the shop, and a date alone includes that whole day (default: until further notice)',
    },
    note: { type: 'string', value: '<text>', text: 'what visitors read beside it, in one line' },
  },
  async run({ client, values: { until = null, note } }) {
    const { closed, warnings = [] } = await client.call('PATCH', '/workspace', { closed: { until, note } });
    const text = warnings.length > 0 ? warnings.map(({ message }) => message).join('\n') : `The shop is closed ${endText(closed)}.`;
    return { data: { closed, warnings }, text };
  },
};

/** Opens the shop again. */
export const openShop = {
  name: 'shop open',
  takes: [],
  summary: 'Open the shop again',
  needs: 'workspace',
  async run({ client }) {
    await client.call('PATCH', '/workspace', { closed: null });
    return { data: { closed: null }, text: 'The shop is open.' };
  },
};
