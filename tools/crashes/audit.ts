import { idOf, refOf } from '@svc/kernel';
import { DeltaClient, endLeases, type ReceivedWebhook, type WebhookSink } from '@svc/testing';
import { BROKEN_INVARIANTS, STILL_TO_DO } from './broken-invariants';
import type { Mode, LoadRun, SeenCheckout } from './load-run';

/** Longer than any checkout lives. */
const LONG_SECONDS = 25 * 3_600;
/** Longer than what failed is left alone. */
const STEP_SECONDS = 240;
/** Steps in a row without progress after which none is expected; each takes a second or so, in which a loaded machine does little. */
const MOST_IDLE_STEPS = 180;
const FEW = 7;

interface Row {
  id: string;
  mode: Mode;
  status: SeenCheckout['status'];
  orderId: string | null;
  orderNumber: string | null;
}

/** Lets time pass until nobody has anything left to do. Throws with what never ends. */
export async function comeToRest(load: LoadRun): Promise<void> {
  await load.query('update sandbox_fault set times = 0 where workspace_id = $1');
  await endLeases(load.service.databaseUrl);
  await pass(load, LONG_SECONDS);
  let left = '';
  for (let idleSteps = 0; idleSteps < MOST_IDLE_STEPS; idleSteps += 1) {
    const rows = await load.query<{ what: string; count: number }>(STILL_TO_DO);
    if (rows.length === 0) return;
    if (JSON.stringify(rows) !== left) idleSteps = 0;
    left = JSON.stringify(rows);
    await pass(load, STEP_SECONDS);
  }
  throw new Error(`This never comes to its end: ${left}`);
}

/** Returns all faults as sentences with their evidence: in the database, in answers over HTTP, and at the merchant's server. */
export async function audit(load: LoadRun, sink: WebhookSink): Promise<string[]> {
  const rows = await load.query<Row>(
    `select id, mode, status, order_id as "orderId", order_number::text as "orderNumber" from checkout where workspace_id = $1 order by id`,
  );
  const broken = await Promise.all(
    Object.entries(BROKEN_INVARIANTS).map(async ([rule, sql]) =>
      (await load.query(sql)).map((row) => `Not so: ${rule}. ${JSON.stringify(row)}`),
    ),
  );
  return [
    ...load.faults,
    ...broken.flat(),
    ...(await misread(load, rows)),
    ...(await missedInFeed(load, rows)),
    ...webhookFaults(
      rows,
      sink.received.filter(({ path }) => path === `/${load.shop.slug}`),
    ),
  ];
}

async function pass(load: LoadRun, advanceSeconds: number): Promise<void> {
  await load.ask('live', 'POST', '/dev/clock', { body: { advanceSeconds } });
}

/** Checkouts that read otherwise than they are, that no response to an opening named, or that changed after they had ended. */
async function misread(load: LoadRun, rows: readonly Row[]): Promise<string[]> {
  const wrong = rows.filter(({ id }) => !load.opened.has(refOf('chk', id))).map(({ id }) => `Nobody was told of checkout ${id}.`);
  for (const row of rows) {
    const ref = refOf('chk', row.id);
    const final = load.ended.get(ref);
    const answer = await load.ask(row.mode, 'GET', `/v1/store/checkouts/${ref}`);
    const shown = JSON.stringify([answer?.body.status, answer?.body.orderRef ?? null, answer?.body.orderNumber ?? null]);
    const is = JSON.stringify([row.status, row.orderId && refOf('ord', row.orderId), row.orderNumber]);
    if (shown !== is) wrong.push(`Checkout ${row.id} is ${is} and shown as ${shown}.`);
    if (final && final.status !== row.status) wrong.push(`Checkout ${row.id} was ${final.status}, and is ${row.status}.`);
  }
  const ids = new Set(rows.map(({ id }) => id));
  return [...wrong, ...[...load.opened.keys()].filter((ref) => !ids.has(idOf('chk', ref)!)).map((ref) => `Checkout ${ref} is lost.`)];
}

/** Orders that the feed lacks, has twice, or has from the other mode. */
async function missedInFeed(load: LoadRun, rows: readonly Row[]): Promise<string[]> {
  const { client } = load.service;
  const differences = await Promise.all(
    (['live', 'test'] as const).map(async (mode) => {
      const key = mode === 'live' ? load.shop.keys.secretLive : load.shop.keys.secretTest;
      const read = async (updatedSince: string, limit: number) =>
        (await client.get<{ ref: string; updatedAt: string }[]>(`/v1/store/orders?updatedSince=${updatedSince}&limit=${limit}`, { key }))
          .body;
      const feed = new DeltaClient(read, { limit: FEW });
      await feed.catchUp();
      const whole = (await read('2000-01-01T00:00:00Z', 200)).map(({ ref }) => ref);
      const wanted = rows.filter((row) => row.mode === mode && row.orderId).map(({ orderId }) => refOf('ord', orderId!));
      return [
        differs(`The ${mode} feed, page by page,`, [...feed.mirror.keys()], wanted),
        differs(`The ${mode} feed at once`, whole, wanted),
      ];
    }),
  );
  return differences.flat(2);
}

function differs(what: string, actual: readonly string[], wanted: readonly string[]): string[] {
  const [is, should] = [actual, wanted].map((refs) => [...refs].sort().join(' '));
  return is === should ? [] : [`${what} has ${is}, not ${should}.`];
}

/** Events that the merchant's server did not receive, received wrongly, or received under two ids. */
function webhookFaults(rows: readonly Row[], received: readonly ReceivedWebhook[]): string[] {
  const idsByEvent = new Map<string, Set<string>>();
  const wrong: string[] = [];
  for (const { body, headers } of received) {
    const { id, type, mode, data } = JSON.parse(body) as {
      id: string;
      type: string;
      mode: Mode;
      data: { checkoutRef: string; orderRef?: string };
    };
    const row = rows.find((each) => each.id === idOf('chk', data.checkoutRef));
    const isOrder = type !== 'checkout.completed' || (row?.status === 'paid' && data.orderRef === refOf('ord', row.orderId!));
    if (!row || row.mode !== mode || !isOrder) wrong.push(`The webhook ${body} is not so.`);
    const name = `${type} ${data.checkoutRef}`;
    idsByEvent.set(name, (idsByEvent.get(name) ?? new Set()).add(`${id} ${String(headers['x-svc-webhook-id'])}`));
  }
  for (const { id, status } of rows) {
    const count = (type: string) => idsByEvent.get(`${type} ${refOf('chk', id)}`)?.size ?? 0;
    if (count('checkout.completed') !== (status === 'paid' ? 1 : 0))
      wrong.push(`Of the ${status} checkout ${id} checkout.completed was told under ${count('checkout.completed')} ids.`);
    const expired = { open: [0], cancelled: [0], expired: [1], paid: [0, 1] }[status] ?? [];
    if (!expired.includes(count('checkout.expired')))
      wrong.push(`Of the ${status} checkout ${id} checkout.expired was told under ${count('checkout.expired')} ids.`);
  }
  return wrong;
}
