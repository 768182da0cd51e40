import { randomUUID } from 'node:crypto';
import { connectInScope, eventually, advanceClock, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { idOf } from '@svc/kernel';
import type { Client } from 'pg';

const variant = { key: 'one', name: 'Blue', prices: [{ currency: 'NGN', priceMinor: 500_000 }] };
const document = {
  version: 1,
  products: [
    { slug: 'tote', name: 'Tote bag', variants: [variant] },
    { slug: 'rare', name: 'Rare bag', variants: [{ ...variant, stock: 2 }] },
  ],
};

describe('money that workers look after', () => {
  let service: SharedService;
  let shop: Shop;
  let database: Client;
  let variantRef: string;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'money', document);
    database = await connectInScope(service, shop);
    variantRef = await variantOf('tote');
  });

  afterAll(async () => {
    await database?.end();
  });

  async function variantOf(slug: string): Promise<string> {
    const product = await service.client.get<{ variants: { ref: string }[] }>(`/v1/store/products/${slug}`, { key: shop.keys.secretLive });
    return product.body.variants[0]!.ref;
  }

  async function openCheckout(ofVariant = variantRef): Promise<{ ref: string; hostedUrl: string }> {
    const body = { items: [{ variantRef: ofVariant, quantity: 1 }], returnUrl: 'https://shop.example/thanks' };
    const headers = { 'idempotency-key': randomUUID() };
    return (
      await service.client.post<{ ref: string; hostedUrl: string }>('/v1/store/checkouts', body, { key: shop.keys.secretLive, headers })
    ).body;
  }

  const open = async () => (await openCheckout()).ref;

  const play = (ref: string, rail: string, outcome: string) =>
    service.client.post<{ status: string }>(`/dev/sandbox/checkouts/${ref}`, { rail, outcome });

  async function rowsOf(ref: string, columns: string, table: string) {
    return (await database.query<Record<string, unknown>>(`select ${columns} from ${table} where checkout_id = $1`, [idOf('chk', ref)]))
      .rows;
  }

  it('[ADR 0028 r1] [ADR 0028 r3] the sandbox calls back, and the callback settles a settled payment again: nothing happens twice', async () => {
    const ref = await open();
    expect((await play(ref, 'card', 'succeed')).body.status).toBe('paid');
    const events = () =>
      database.query(
        `select 1 from provider_event join provider_reference using (provider, reference) where checkout_id = $1 and outcome = 'settled'`,
        [idOf('chk', ref)],
      );
    await eventually('the event is there', async () => (await events()).rowCount === 1);
    expect(await rowsOf(ref, 'disposition, amount_minor::float8 as amount', 'payment')).toEqual([
      { disposition: 'applied', amount: 500_000 },
    ]);
    expect(await rowsOf(ref, 'id', 'refund')).toEqual([]);
  });

  it('[D-29] what is paid twice goes back, and is listed', async () => {
    const ref = await open();
    await play(ref, 'bank_transfer', 'twice');
    await eventually('the refund has succeeded', async () =>
      (await rowsOf(ref, 'status', 'refund')).some(({ status }) => status === 'succeeded'),
    );
    const refunds = await database.query<{ sum: number }>(
      'select sum(given.amount_minor)::float8 from sandbox_refund given join refund on refund.id::text = idempotency_key where checkout_id = $1',
      [idOf('chk', ref)],
    );
    expect(refunds.rows).toEqual([{ sum: 500_000 }]);
    expect(await rowsOf(ref, 'kind', 'payment_exception')).toEqual([{ kind: 'money_returned' }]);
  });

  it('[D-29] a charge that nobody is to pay any more is closed at the provider', async () => {
    const ref = await open();
    await play(ref, 'bank_transfer', 'pending');
    await service.client.post(`/v1/store/checkouts/${ref}/cancel`, {}, { key: shop.keys.secretLive });
    await eventually('every attempt has ended', async () =>
      (await rowsOf(ref, 'status', 'payment_attempt')).every(({ status }) => status === 'closed' || status === 'failed'),
    );
    const charges = await database.query(
      'select state from sandbox_charge join provider_reference known using (reference) where known.checkout_id = $1',
      [idOf('chk', ref)],
    );
    expect(charges.rows).toEqual([{ state: 'closed' }]);
  });

  it('[D-29] [ADR 0028 r2] money that comes after the cancelling goes back', async () => {
    const ref = await open();
    await play(ref, 'bank_transfer', 'pending');
    await service.client.post(`/v1/store/checkouts/${ref}/cancel`, {}, { key: shop.keys.secretLive });
    expect((await play(ref, 'bank_transfer', 'succeed')).body.status).toBe('cancelled');
    await eventually('the refund has succeeded', async () =>
      (await rowsOf(ref, 'status', 'refund')).some(({ status }) => status === 'succeeded'),
    );
    expect(await rowsOf(ref, 'disposition', 'payment')).toEqual([{ disposition: 'after_cancel' }]);
  });

  describe('lost callbacks', () => {
    /** Begins a transfer; returns the address of its page at the sandbox. */
    async function begin(ofVariant = variantRef): Promise<{ ref: string; page: string }> {
      const { ref, hostedUrl } = await openCheckout(ofVariant);
      await play(ref, 'bank_transfer', 'pending');
      const page = /href="([^"]*\/sandbox\/[^"]*)"/.exec(await (await fetch(hostedUrl)).text())![1]!.replaceAll('&amp;', '&');
      return { ref, page };
    }

    const submit = (page: string, part: string, fields: Record<string, string>) =>
      fetch(page.replace('?', `/${part}?`), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

    /** Transfers the money without a callback. */
    async function transferSilently(page: string): Promise<void> {
      expect((await submit(page, 'fault', { fault: 'callbacks.lost' })).status).toBe(303);
      expect((await submit(page, 'transfer', { outcome: 'succeed' })).status).toBe(303);
    }

    const isEnded = async (ref: string) =>
      (await rowsOf(ref, 'status', 'payment_attempt')).every(({ status }) => status === 'closed' || status === 'failed');
    const advance = (seconds: number) => advanceClock(service, shop, seconds);

    it('[ADR 0028 r3] [D-29] money that comes after the cancelling is found, goes back, and is listed', async () => {
      const { ref, page } = await begin();
      await service.client.post(`/v1/store/checkouts/${ref}/cancel`, {}, { key: shop.keys.secretLive });
      await eventually('the attempt has ended', () => isEnded(ref));
      await transferSilently(page);
      await advance(600);
      await eventually('the refund has succeeded', async () =>
        (await rowsOf(ref, 'status', 'refund')).some(({ status }) => status === 'succeeded'),
      );
      expect(await rowsOf(ref, 'disposition', 'payment')).toEqual([{ disposition: 'after_cancel' }]);
      expect(await rowsOf(ref, 'kind', 'payment_exception')).toEqual([{ kind: 'money_returned' }]);
    });

    it('[ADR 0028 r3] [D-29] money that comes after the expiry is found: it pays, or goes back when the goods are gone', async () => {
      const rare = await variantOf('rare');
      const begun = [await begin(rare), await begin(rare)];
      await advance(25 * 3_600);
      const statusOf = async (ref: string) =>
        (await database.query<{ status: string }>('select status from checkout where id = $1', [idOf('chk', ref)])).rows[0]!.status;
      for (const { ref } of begun)
        await eventually('the checkout has expired', async () => (await statusOf(ref)) === 'expired' && (await isEnded(ref)));
      await play((await openCheckout(rare)).ref, 'card', 'succeed');
      for (const { page } of begun) await transferSilently(page);
      await advance(600);
      const refunds = async () => (await Promise.all(begun.map(({ ref }) => rowsOf(ref, 'status, reason', 'refund')))).flat();
      await eventually('a refund has succeeded', async () => (await refunds()).some(({ status }) => status === 'succeeded'));
      await eventually('one checkout is paid', async () => (await Promise.all(begun.map(({ ref }) => statusOf(ref)))).includes('paid'));
      expect(await refunds()).toEqual([{ status: 'succeeded', reason: 'late' }]);
    });
  });
});
