import { workspaceDocument } from '@svc/workspace-document';
import { applying, InMemoryDocumentWork } from '@svc/workspace-document/testing';
import { demoDocument } from './demo-document.mjs';
import { notShown, OF_OTHER_STATES, shapesShown } from './shapes-shown';

const storefrontUrl = 'http://127.0.0.1:3100';
const demo = (today = '2026-05-04T12:00:00Z') => demoDocument({ storefrontUrl, today });

/** Written by the import of another shop’s products alone, which the demo is not. */
const IMPORTED = /^products\[\]\.importSource\b/;
/** The demo says every price in full, and no order twice. */
const IN_SHORT =
  /^((products\[\]|products\[\]\.variants\[\]|events\[\]\.ticketTypes\[\])\.currency|products\[\]\.addonGroups\[\]\.sort|products\[\]\.addonGroups\[\]\.options\[\]\.\w+|deliveryZones\[\]\.(feeMinor|currency))$/;

/** The demo is open for buyers, and counts of uses are the service’s own. */
const OF_SERVICE = /^(workspace\.closed|discountCodes\[\]\.uses)/;

describe('the demo workspace', () => {
  it.each(['2026-05-04T12:00:00Z', '2026-12-31T23:30:00Z', '2028-02-29T00:00:00Z'])('is a document without fault on %s', async (today) => {
    const work = new InMemoryDocumentWork();
    work.open('demo', {
      displayName: 'Adire House',
      timezone: 'Africa/Lagos',
      currencies: ['NGN', 'USD'],
      fees: (demo()['workspace'] as { fees: object }).fees,
    });
    const { created } = await applying(work).execute({ workspaceId: 'demo', document: demo(today), dryRun: false });
    expect(created.length).toBeGreaterThan(60);
  });

  it('shows every field that may be absent, but for the places that the order of a list tells and the short form of prices', () => {
    const missing = notShown(shapesShown(workspaceDocument, demo()).fields);
    expect(
      missing.filter(
        (path) =>
          path !== 'revision' &&
          !path.endsWith('.position') &&
          ![IMPORTED, IN_SHORT, OF_OTHER_STATES, OF_SERVICE].some((left) => left.test(path)),
      ),
    ).toEqual([]);
  });

  it('shows every value of every enumeration, but for choices that its one storefront makes once', () => {
    const missing = notShown(shapesShown(workspaceDocument, demo()).values);
    expect(missing.filter((path) => !path.startsWith('storefront.') && !IMPORTED.test(path) && !OF_OTHER_STATES.test(path))).toEqual([]);
  });

  it('has about thirty products, five collections and six events for all to see', () => {
    const visible = (section: string) => (demo()[section] as { published?: boolean }[]).filter(({ published = true }) => published).length;
    expect(visible('products') + visible('packages')).toBeGreaterThanOrEqual(30);
    expect(visible('collections')).toBe(5);
    expect(visible('events')).toBe(6);
  });

  it('counts its dates from today in Lagos', () => {
    const startOf = (today: string) => (demo(today)['events'] as { startAt: string }[])[0]!.startAt;
    expect(startOf('2026-05-04T22:59:00Z')).toBe('2026-05-14T16:00:00.000Z');
    expect(startOf('2026-05-04T23:00:00Z')).toBe('2026-05-15T16:00:00.000Z');
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('has the weekend of its fair on a weekend, whatever day it is made (day %d)', (offset) => {
    const fair = (
      demo(new Date(Date.UTC(2026, 4, 4 + offset, 12)).toISOString())['events'] as {
        slug: string;
        startAt: string;
        days?: { dayDate: string }[];
      }[]
    ).find(({ slug }) => slug === 'adire-design-fair')!;
    expect(fair.days!.map(({ dayDate }) => new Date(dayDate).getUTCDay())).toEqual([6, 0]);
    expect(new Date(fair.startAt).getUTCDay()).toBe(6);
  });

  it('leaves no placeholder unfilled', () => {
    expect(JSON.stringify(demo())).not.toMatch(/\{(today|saturday|storefrontUrl|bytes|sha256)/);
  });

  it('points at pictures that the example storefront draws', () => {
    const pictures = JSON.stringify(demo()).match(/http:[^"]*\.svg/g) ?? [];
    expect(pictures.length).toBeGreaterThan(60);
    expect(pictures.filter((url) => !/^http:\/\/127\.0\.0\.1:3100\/pictures\/[a-z0-9-]+\.svg$/.test(url))).toEqual([]);
  });
});
