/** @reads docs/rate-limits.md */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LIMITS, managementBuckets, type LimitName } from './rate-limit';

const text = readFileSync(join(__dirname, '../../../../docs/rate-limits.md'), 'utf8');
const rows = [...text.matchAll(/^\| ([^|]+) \| [^|]+ \| ([\d,]+) +\| ([\d,]+) +\|$/gm)].map(([, requests, burst, perMinute]) => ({
  requests: requests!.trim(),
  burst: numberOf(burst!),
  perMinute: numberOf(perMinute!),
}));

function numberOf(written: string): number {
  return Number(written.replaceAll(',', ''));
}

/** Limits that buyers of hosted pages have, which no storefront sends requests for. */
const OF_HOSTED_PAGES: LimitName[] = ['eventPageCheckoutPerClient', 'unlockCodePerClient'];

describe('rate-limits.md', () => {
  it('lists the limits of the storefront API as the service has them', () => {
    const names = (Object.keys(DEFAULT_LIMITS) as LimitName[]).filter((name) => !OF_HOSTED_PAGES.includes(name));
    const limits = [...names.map((name) => DEFAULT_LIMITS[name]), DEFAULT_LIMITS.registerPerClient];
    const pairs = (all: readonly { burst: number; perMinute: number }[]) =>
      all.map(({ burst, perMinute }) => `${burst} ${perMinute}`).sort();
    expect(pairs(rows)).toEqual(pairs(limits));
    expect(new Set(rows.map(({ requests }) => requests)).size).toBe(rows.length);
  });

  it('has those of the management API', () => {
    const [documents, requests] = managementBuckets({ id: 'token', isDocument: true }, 1).map(({ limit }) => limit);
    expect(text).toContain(`${requests!.burst} at once and ${requests!.perMinute.toLocaleString('en')} a minute`);
    expect(text).toContain(`${documents!.perMinute} documents`);
  });
});
