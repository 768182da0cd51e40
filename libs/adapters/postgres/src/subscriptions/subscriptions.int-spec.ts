import { randomUUID } from 'node:crypto';
import type { KnownFact } from '@svc/contracts';
import type { ShelvedVariant, SubscriptionName } from '@svc/subscriptions';
import { aSubscription, subscriptionsContract } from '@svc/subscriptions/testing';
import { aMessage } from '@svc/notifications/testing';
import { bindMessageTx, PostgresEmailSources } from '../notifications';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { inTurnOf, randomIds, useDatabase } from '../testing';
import { bindSubscriptionTx, PostgresRestockShelf, PostgresSubscriptionList } from '.';

const database = useDatabase();

async function sell(
  workspaceId: string,
  slug: string,
  { remaining, takesAlerts = true }: { remaining: number | null; takesAlerts?: boolean },
): Promise<ShelvedVariant> {
  const { source } = database;
  const [row] = await source.query<{ productId: string; variantId: string }[]>(SELL, [workspaceId, slug, takesAlerts]);
  await source.query(`delete from counter where workspace_id = $1 and subject_id = $2`, [workspaceId, row!.variantId]);
  if (remaining !== null)
    await source.query(`insert into counter (workspace_id, kind, subject_id, capacity, sold) values ($1, 'variant', $2, $3 + 2, 2)`, [
      workspaceId,
      row!.variantId,
      remaining,
    ]);
  return { ...row!, takesAlerts, remaining };
}

/** SQL that makes a product with its one variant, or sets whether the existing one takes alerts. */
const SELL = `
  with known as (
    update product set details = jsonb_build_object('restockAlertsEnabled', $3::boolean)
     where workspace_id = $1 and slug = $2 and deleted_at is null returning workspace_id, id
  ), new as (
    insert into product (workspace_id, id, slug, name, is_package, published, position, details)
    select $1, gen_random_uuid(), $2, 'Tote bag', false, true, 0, jsonb_build_object('restockAlertsEnabled', $3::boolean)
     where not exists (select from known)
    returning workspace_id, id
  ), offered as (
    select * from known union all select * from new
  ), made as (
    insert into variant (workspace_id, id, product_id, key, name, position, prices, details)
    select workspace_id, gen_random_uuid(), id, 'one', 'Indigo', 0, '[{"currency":"NGN","priceMinor":1500000}]', '{"pricingMode":"full_payment"}' from offered
     where not exists (select from variant v where v.workspace_id = offered.workspace_id and v.product_id = offered.id)
    returning id, product_id
  )
  select product_id as "productId", id as "variantId" from made
  union all select v.product_id, v.id from variant v join offered on v.workspace_id = offered.workspace_id and v.product_id = offered.id`;

describe('subscriptions on Postgres', () => {
  subscriptionsContract(
    () => ({
      work: new PostgresUnitOfWork(database.sql, (sql) => bindSubscriptionTx(sql, randomIds)),
      list: new PostgresSubscriptionList(database.sql),
      shelf: new PostgresRestockShelf(database.sql),
      sell,
      find: (name) => new PostgresSubscriptionList(database.sql).find(name),
      withhold: async ({ workspaceId, id, at }) => {
        const mail = aMessage({ workspaceId, kind: 'newsletter_confirm', subjectId: id });
        await database.sql.transaction((sql) => bindMessageTx(sql, randomIds).plan.insert([mail]));
        await database.source.query(`update message set state = 'withheld', created_at = $2 where id = $1`, [mail.id, at]);
      },
      unanswered: async (workspaceId, recipient) => {
        const mail = aMessage({ workspaceId, kind: 'newsletter_confirm', recipient });
        const inserted = { ...mail, state: 'due' as const, attempts: 0, dueAt: new Date(), createdAt: new Date() };
        await database.sql.transaction(async (sql) => {
          const { plan, mails } = bindMessageTx(sql, randomIds);
          await plan.insert([mail]);
          await mails.count(inserted, new Date());
        });
        return () => bindMessageTx(database.sql, randomIds).mails.isCounted(inserted);
      },
      facts: (workspaceId) =>
        database.source.query<KnownFact[]>(
          `select id, workspace_id as "workspaceId", mode, type, data from outbox where workspace_id = $1 order by occurred_at, id`,
          [workspaceId],
        ),
    }),
    () => database.makeWorkspace(),
  );
});

describe('the source of mails to subscribers', () => {
  async function kept(kind: 'newsletter' | 'restock', product?: ShelvedVariant): Promise<SubscriptionName> {
    const workspaceId = product
      ? (await database.source.query<{ id: string }[]>(`select workspace_id as id from product where id = $1`, [product.productId]))[0]!.id
      : await database.makeWorkspace();
    const { productId, variantId } = product ?? {};
    const subscription = aSubscription({ workspaceId, id: randomUUID(), kind, productId, variantId });
    await database.sql.transaction((sql) => bindSubscriptionTx(sql, randomIds).subscriptions.save(subscription));
    return subscription;
  }
  const read = ({ workspaceId, mode, id }: SubscriptionName) =>
    new PostgresEmailSources(database.sql).read('subscription', aMessage({ workspaceId, mode, subjectId: id }));
  const subscriber = { email: 'ade@example.com', state: 'pending' };

  it('[D-5] is read of one workspace alone, with the contact of the shop', async () => {
    const name = await kept('newsletter');
    const { workspaceId, id } = name;
    const workspace = { slug: `w-${workspaceId}`, displayName: 'Ile', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] };
    expect(await read(name)).toEqual({ workspace, branding: {}, subscription: { id, kind: 'newsletter', ...subscriber } });
    const other = await database.makeWorkspace();
    expect(await read({ ...name, workspaceId: other })).toBeUndefined();
    const plan = inTurnOf(database.sql, workspaceId, (sql) => bindMessageTx(sql, randomIds).plan);
    expect(
      await plan.subscribers([
        { workspaceId, id },
        { workspaceId: other, id },
      ]),
    ).toEqual([{ workspaceId, mode: 'live', subscriptionId: id, email: 'ade@example.com' }]);
  });

  it('is read with the awaited variant, while that is shown', async () => {
    const variant = await sell(await database.makeWorkspace(), 'tote', { remaining: 0 });
    const name = await kept('restock', variant);
    const product = {
      slug: 'tote',
      isPackage: false,
      name: 'Tote bag',
      variantId: variant.variantId,
      variantName: 'Indigo',
      pricingMode: 'full_payment',
      prices: [{ currency: 'NGN', priceMinor: 1_500_000 }],
    };
    expect(await read(name)).toMatchObject({ subscription: { id: name.id, kind: 'restock', ...subscriber }, product });
    await database.source.query(`update product set published = false where id = $1`, [variant.productId]);
    expect(await read(name)).not.toHaveProperty('product');
  });
});
