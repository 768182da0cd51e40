import { BROKEN_INVARIANTS } from '../crashes/broken-invariants';
import type { RailFixture } from './rail-fixture';
import type { Sum } from './rail';

/** End of a cell: its checkouts, oldest first, and the kinds of its payment exceptions, sorted. */
export interface Ending {
  checkouts: string[];
  exceptions: string[];
}

interface Exception {
  kind: string;
  message: string;
  refundRef?: string;
  amountMinor?: number;
}

interface Booked {
  id: string;
  amountMinor: number;
  currency: string;
  applied: number;
  /** Amount that went back of the order that has taken it. */
  ofOrder: number;
  /** Amount that is booked as refunded, by the service or the provider. */
  back: number;
  refused: number;
}

/** Rules that compare the books of providers and sandbox, checked here instead; refunds may be refused. */
const OF_OTHERS = [
  'money is applied or given back, to the last unit',
  ...Object.keys(BROKEN_INVARIANTS).filter((rule) => BROKEN_INVARIANTS[rule]!.includes('sandbox_')),
];

const BOOKED = `
  select p.provider_reference as id, p.amount_minor::float8 as "amountMinor", p.currency, p.applied_minor::float8 as applied,
         coalesce((select sum(r.amount_minor)::float8 from refund r join order_refund f on f.workspace_id = r.workspace_id and f.mode = r.mode and f.id = r.id
                    where r.workspace_id = p.workspace_id and r.payment_id = p.id and r.status = 'succeeded'), 0) as "ofOrder",
         coalesce((select sum(r.amount_minor)::float8 from refund r
                    where r.workspace_id = p.workspace_id and r.payment_id = p.id and r.status = 'succeeded'), 0) as back,
         coalesce((select sum(r.amount_minor)::float8 from refund r join payment_exception e on e.workspace_id = r.workspace_id and e.refund_id = r.id and e.kind = 'refund_failed' and e.resolved_at is null
                    where r.workspace_id = p.workspace_id and r.payment_id = p.id and r.status = 'failed' and r.source is null), 0) as refused
    from payment p where p.workspace_id = $1`;

/** Returns the end of a rail fixture once nothing is due any more, and all its faults, as sentences. */
export async function closingCheck(fixture: RailFixture): Promise<Ending & { wrong: string[] }> {
  const { cluster, shop } = fixture;
  const rules = Object.entries(BROKEN_INVARIANTS).filter(([rule]) => !OF_OTHERS.includes(rule));
  const broken = await Promise.all(
    rules.map(async ([rule, sql]) => (await fixture.query(sql)).map((row) => `Not so: ${rule}. ${JSON.stringify(row)}`)),
  );
  const statuses = await fixture.query<{ status: string }>('select status from checkout where workspace_id = $1 order by id');
  const { data: exceptions } = (
    await cluster.service.client.get<{ data: Exception[] }>('/v1/admin/payments/exceptions', { key: shop.adminToken })
  ).body;
  const booked = await fixture.query<Booked>(BOOKED);
  const wrong = [
    ...broken.flat(),
    ...unaccounted(fixture, booked, exceptions),
    ...stillPayable(fixture),
    ...cluster.rails.paystack.violations,
    ...cluster.rails.stripe.violations,
  ];
  return { wrong, checkouts: statuses.map(({ status }) => status), exceptions: exceptions.map(({ kind }) => kind).sort() };
}

/**
 * Every unit that came to the provider is in a paid order, has gone back, from here or in the dashboard, or is listed for a person;
 * and nothing is booked that did not come, or did not go back.
 */
function unaccounted({ rail, accounts, rails }: RailFixture, booked: readonly Booked[], exceptions: readonly Exception[]): string[] {
  const bank = { accounts, rails };
  const received = rail.received(bank);
  const returned = rail.returned(bank);
  const isListed = ({ reference }: Sum) =>
    exceptions.some(({ kind, message }) => kind === 'unknown_payment' && message.includes(reference));
  const amiss = received.flatMap((sum) => {
    const sums = booked.filter(({ id }) => id === sum.id);
    if (sums.length === 0 && isListed(sum)) return [];
    const back = returned
      .filter(({ id, currency }) => id === sum.id && currency === sum.currency)
      .reduce((total, { amountMinor }) => total + amountMinor, 0);
    const [payment] = sums;
    const isBooked = sums.length === 1 && payment!.amountMinor === sum.amountMinor && payment!.currency === sum.currency;
    const isWhole = isBooked && payment!.back === back && payment!.applied - payment!.ofOrder + back + payment!.refused === sum.amountMinor;
    return isWhole ? [] : [`Of ${JSON.stringify(sum)} is booked ${JSON.stringify(sums)}, and ${back} went back.`];
  });
  const invented = booked.filter(({ id }) => !received.some((sum) => sum.id === id));
  return [...amiss, ...invented.map((payment) => `This never came: ${JSON.stringify(payment)}.`)];
}

/** At the end no checkout is open. */
function stillPayable({ rail, accounts, rails }: RailFixture): string[] {
  return rail.payable({ accounts, rails }).map((reference) => `${reference} could still be paid.`);
}
