import { createDataSource } from '@svc/adapters/postgres';
import { useDatabase } from '@svc/adapters/postgres/testing';
import type { DataSource } from 'typeorm';
import {
  analyzeTables,
  keepUnanalyzed,
  LARGE,
  makeWorkspaces,
  rebuildPrimaryKeys,
  seedUnanalyzed,
  type ShopSize,
  SMALL,
} from '../large-shop/seed-shops';
import { tier } from '../test/tiers.mjs';
import { afterSalePaths } from './after-sale-paths';
import { faultsOf } from './judge-plan';
import { PlanRecorder, type RecordedStatement, type RecordingOptions, tableSizes } from './plan-recorder';
import { type HotPath, planWorld, type PlanWorld, take } from './plan-world';
import { readingPaths } from './reading-paths';
import { sellingPaths } from './selling-paths';
import { deliveryPaths } from './telling-paths';
import { retentionPaths, workingPaths } from './working-paths';

const SEEDING_MS = 600_000;
/** Highest estimate of a statement where its path says nothing else. */
const MOST_COST = 2_500;
const PATHS = [...sellingPaths, ...readingPaths, ...deliveryPaths, ...workingPaths, ...afterSalePaths, ...retentionPaths];
const WHOLE: ShopSize = { ...LARGE, waiting: 100_000, destinations: 200 };
/** Tenth of a large shop in its large tables. Less of the rest would be so little that reading all of it is the best plan. */
const TENTH: ShopSize = {
  ...WHOLE,
  products: 10_000,
  orders: 100_000,
  checkouts: 10_000,
  guests: 100_000,
  contacts: 50_000,
  logged: 100_000,
  waiting: 10_000,
};
const SEEDED = { whole: { size: WHOLE, small: 500 }, tenth: { size: TENTH, small: 50 } }[tier.largeShop];

const database = useDatabase();
let source: DataSource;
let recorder: PlanRecorder;
let world: PlanWorld;

beforeAll(async () => {
  const [large, ...small] = await makeWorkspaces(database.url, ['large', ...Array.from({ length: SEEDED.small }, (_, n) => `small-${n}`)]);
  await keepUnanalyzed(database.url);
  await seedUnanalyzed(database.url, [
    { workspaceId: large!, size: SEEDED.size },
    ...small.map((workspaceId) => ({ workspaceId, size: SMALL })),
  ]);
  source = await createDataSource({ url: database.url, poolSize: 5, applicationName: 'plans', isTenantScoped: true }).initialize();
  recorder = new PlanRecorder(source, await tableSizes(database.source));
  world = planWorld(source, large!);
}, SEEDING_MS);

afterAll(() => source?.destroy());

/** Returns the faults of the statements of a path, each with its beginning. */
async function faultsAlong(
  path: HotPath,
  options: RecordingOptions,
  cost = path.cost ?? MOST_COST,
): Promise<{ statement: string; faults: string[] }[]> {
  const recorded = await recorder.record({ ...options, ...(options.without && { mostCost: cost }) }, () => take(path, world));
  expect(recorded).not.toEqual([]);
  return recorded
    .map((statement) => ({
      statement: beginningOf(statement),
      faults: faultsOf(statement, { rows: path.things * path.rowsPerThing, cost }),
    }))
    .filter(({ faults }) => faults.length > 0);
}

const beginningOf = ({ text }: RecordedStatement): string => text.replace(/\s+/g, ' ').trim().slice(0, 120);

const pathNamed = (name: string): HotPath => PATHS.find((path) => path.name === name)!;

/** The planner's estimates say nothing before it knows the tables; what is read counts. */
const ANY_COST = Number.POSITIVE_INFINITY;

describe('a database before its tables are analyzed', () => {
  const isWhole = tier.largeShop === 'whole';
  const paths = PATHS.filter(({ growsUnanalyzed }) => !growsUnanalyzed);

  describe('[ADR 0145 r5] what a statement reads does not grow with the shop', () => {
    it.each(paths)('$name', async (path) => {
      expect(await faultsAlong(path, { planCache: 'force_custom_plan' }, ANY_COST)).toEqual([]);
      if (isWhole) expect(await faultsAlong(path, { planCache: 'force_generic_plan' }, ANY_COST)).toEqual([]);
    });
  });

  describe('[ADR 0145 r4] what a statement reads does not grow when primary keys are the newest indexes', () => {
    beforeAll(() => rebuildPrimaryKeys(database.url), SEEDING_MS);

    it.each(paths)('$name', async (path) => {
      expect(await faultsAlong(path, { planCache: 'force_generic_plan' }, ANY_COST)).toEqual([]);
      if (isWhole) expect(await faultsAlong(path, { planCache: 'force_custom_plan' }, ANY_COST)).toEqual([]);
    });
  });
});

describe('what a statement reads does not grow with the shop', () => {
  beforeAll(() => analyzeTables(database.url), SEEDING_MS);

  it.each(PATHS)('$name', async (path) => {
    expect(await faultsAlong(path, { planCache: 'force_custom_plan' })).toEqual([]);
    expect(await faultsAlong(path, { planCache: 'force_generic_plan' })).toEqual([]);
  });
});

describe('these tests', () => {
  it.each([
    ['detail of a product', 'product_identity'],
    ['detail of an event', 'event_identity'],
    ['registering for an event', 'event_identity'],
    ['opening a checkout of tickets', 'discount_code_identity'],
    ['delta page of products from the beginning', 'sync_stamp_order'],
    ['delta page of orders from the beginning', 'sync_stamp_order'],
    ['guests of an event', 'registration_event'],
    ['orders of a status that none has', 'store_order_status'],
    ['orders of a product', 'order_item_product'],
    ['orders of a day', 'store_order_placed'],
    ['searching old orders for an address', 'store_order_search'],
    ['searching orders for a street', 'store_order_search_more'],
    ['searching orders for what one item is', 'order_item_search'],
    ['searching guests for an address', 'registration_search'],
    ['searching checkouts for “zzyzx”', 'checkout_search'],
    ['searching contacts for “zq”', 'contact_search'],
    ['the audit log of a thing', 'audit_entry_subject'],
    ['counting who uses what is dropped of an event', 'attendee_event'],
    ['telling the guests of an event that it is moved', 'attendee_event'],
    ['writing to the guests of an event about it', 'attendee_event'],
    ['where a renamed event is', 'event_identity'],
    ['counting who uses variants that are dropped', 'order_item_variant'],
    ['claiming and settling deliveries', 'webhook_delivery_due'],
    ['destinations with something due', 'webhook_delivery_due'],
    ['messages that are due', 'message_due'],
    ['undelivered messages and webhooks of all workspaces', 'message_retried'],
    ['undelivered messages and webhooks of all workspaces', 'webhook_delivery_retried'],
    ['checkouts that lapse', 'checkout_lapsing'],
    ['codes that were left on their way', 'otp_challenge_left'],
    ['deleting old codes of test mode', 'otp_challenge_test_age'],
  ])('refuse %s without the index %s', async (name, index) => {
    expect(await faultsAlong(pathNamed(name), { planCache: 'force_custom_plan', without: [index] })).not.toEqual([]);
  });
});
