/** @reads apps/cli */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_MODE_KEPT_DAYS, WEBHOOKS_KEPT_DAYS } from '@svc/contracts';

const CLI = join(__dirname, '../../apps/cli');

describe('how long things are kept', () => {
  const texts = readdirSync(CLI, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mjs') && !path.includes('node_modules'))
    .map((path) => readFileSync(join(CLI, path), 'utf8'))
    .join('\n');
  const daysIn = (sentence: RegExp) => [...texts.matchAll(sentence)].map(([, days]) => Number(days));

  it.each([
    ['webhook events and deliveries', /(?:kept for|deliveries of the last) (\d+) days/g, WEBHOOKS_KEPT_DAYS],
    ['test orders', /Test orders are deleted (\d+) days/g, TEST_MODE_KEPT_DAYS],
  ])('is said by the command line as it is: %s', (_, sentence, days) => {
    const said = daysIn(sentence);
    expect(said).not.toEqual([]);
    expect(said.filter((each) => each !== days)).toEqual([]);
  });
});
