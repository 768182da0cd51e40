import type { PaymentRail } from '@svc/contracts';
import type { PaymentAttempt } from '../domain/payment';
import { BalanceShort, CallbackForged, ProviderRefused, ProviderUnavailable, RefundFailed } from '../domain/payment.errors';
import type { OpenCharge, PaymentAccount, PaymentGateway } from '../ports/payment-gateway';

/** Callback, as the provider posts it. */
export interface PostedCallback {
  raw: Buffer;
  headers: Record<string, string>;
}

/** Network calls of a gateway; `findRefund` is the last of the calls that search for a refund. */
export type NetworkCall = 'open' | 'look' | 'close' | 'findRefund' | 'refund';
const NETWORK_CALLS: readonly NetworkCall[] = ['open', 'look', 'close', 'findRefund', 'refund'];

/** Environment of a provider's test: it plays the buyer, the bank and the weather. Sums are minor units. */
export interface GatewayStage {
  gateway: PaymentGateway;
  /** Returns the provider's gateway for another account than that of `anAttempt`: with other credentials, where it takes any. */
  gatewayOf(account: PaymentAccount): PaymentGateway;
  /** Rails that it serves. */
  rails: readonly PaymentRail[];
  /** True when it returns instructions only once: opening again is refused, without instructions. */
  showsInstructionsOnce?: boolean;
  /** True when it has no call for closing: an opened charge can be paid until it ends by itself. */
  closesNothing?: boolean;
  /** True when it sends transfers of another sum back to the sender by itself. */
  returnsWrongSums?: boolean;
  /** Creates an attempt of an account that the provider knows, recorded and not yet opened. */
  anAttempt(rail: PaymentRail): Promise<PaymentAttempt>;
  /** Pays as the buyer: the due sum, or another one. */
  pay(attempt: PaymentAttempt, amountMinor?: number): Promise<void>;
  /** Refuses as the buyer's bank. */
  refuse(attempt: PaymentAttempt): Promise<void>;
  /** Status of a charge after a refusal: `pending` where the buyer may try another card; `failed` when absent. */
  refused?: 'failed' | 'pending';
  /** Pays although the charge is closed; undefined where no provider's bank does that. */
  payLate?(attempt: PaymentAttempt): Promise<void>;
  /** Pays a whole charge again; undefined where the provider prevents that. */
  payTwice?(attempt: PaymentAttempt): Promise<void>;
  /** Fails accepted refunds of an attempt, as the bank; undefined where it never does. */
  failRefunds?(attempt: PaymentAttempt): Promise<void>;
  /** Returns the refunded amount of an attempt. */
  refundedOf(attempt: PaymentAttempt): Promise<number>;
  /**
   * Makes the next call of this kind fail without an answer `before` or `after` its work is done, or with an unreadable answer after
   * it, `garbled`.
   */
  failNext(
    attempt: PaymentAttempt,
    call: 'open' | 'look' | 'close' | 'refund',
    fault: 'before' | 'after' | 'garbled' | 'short',
  ): Promise<void>;
  /** Network of the provider, where it has one. */
  network?: {
    /** Holds back the answer to the next call of this kind after its work is done. */
    hold(attempt: PaymentAttempt, call: NetworkCall): { reached: Promise<void>; letGo: () => void; givenUp: Promise<void> };
    /** Returns the number of calls of this kind. */
    arrived(attempt: PaymentAttempt, call: NetworkCall): number;
  };
  /** Returns the provider's callback about the last event of an attempt. */
  callbackOf(attempt: PaymentAttempt): Promise<PostedCallback>;
}

/** Tests the behaviour of every provider, simulated or real. */
export function paymentGatewayContract(open: () => GatewayStage): void {
  let stage: GatewayStage;
  let gateway: PaymentGateway;

  beforeEach(() => {
    stage = open();
    ({ gateway } = stage);
  });

  const chargeOf = (attempt: PaymentAttempt): OpenCharge => ({
    attempt,
    buyer: { name: 'Adé Ọlá', email: 'ade@example.com' },
    description: 'Order at Adire House',
    returnUrl: 'https://shop.example/return',
  });

  async function opened(rail: PaymentRail = stage.rails[0]!): Promise<PaymentAttempt> {
    const attempt = await stage.anAttempt(rail);
    await gateway.open(chargeOf(attempt));
    return { ...attempt, status: 'pending' };
  }

  describe('opening', () => {
    it('[D-33] [D-56] gives each rail the instructions of its flow, and null for the others', async () => {
      for (const rail of stage.rails) {
        const attempt = await stage.anAttempt(rail);
        const { instructions } = await gateway.open(chargeOf(attempt));
        const flow = gateway.flowOf(rail);
        expect(Object.keys(instructions).sort()).toEqual(['accessCode', 'bankAccount', 'checkoutUrl', 'publicKey']);
        expect({ flow, hasUrl: instructions.checkoutUrl !== null, hasCode: instructions.accessCode !== null }).toEqual({
          flow: { card: 'inline', bank_transfer: 'transfer', international_card: 'redirect' }[rail],
          hasUrl: rail !== 'bank_transfer',
          hasCode: rail === 'card',
        });
        if (rail !== 'bank_transfer') expect(instructions.bankAccount).toBeNull();
      }
    });

    it('[D-33] returns the account of a transfer, with the sum and its deadline, unless it is not confirmed yet', async () => {
      if (!stage.rails.includes('bank_transfer')) return;
      const attempt = await stage.anAttempt('bank_transfer');
      const { instructions, expiresAt } = await gateway.open(chargeOf(attempt));
      if (!instructions.bankAccount) return;
      expect(instructions.bankAccount).toMatchObject({
        amountMinor: attempt.amountMinor,
        currency: attempt.currency,
        reference: attempt.reference,
      });
      expect(instructions.bankAccount.expiresAt).toBe(expiresAt?.toISOString());
    });

    it('[ADR 0028 r1] is one charge for one reference, also when the answer was lost', async () => {
      const attempt = await stage.anAttempt(stage.rails[0]!);
      await stage.failNext(attempt, 'open', 'after');
      await expect(gateway.open(chargeOf(attempt))).rejects.toThrow(ProviderUnavailable);
      if (stage.showsInstructionsOnce) {
        await expect(gateway.open(chargeOf(attempt))).rejects.toThrow(ProviderRefused);
      } else {
        const first = await gateway.open(chargeOf(attempt));
        expect(await gateway.open(chargeOf(attempt))).toEqual(first);
      }
      await stage.pay(attempt);
      expect((await gateway.look(attempt)).receipts).toHaveLength(1);
    });

    it('[decisions 3.7 PROVIDER_UNAVAILABLE] rejects when the provider is down, and does nothing', async () => {
      const attempt = await stage.anAttempt(stage.rails[0]!);
      await stage.failNext(attempt, 'open', 'before');
      await expect(gateway.open(chargeOf(attempt))).rejects.toThrow(ProviderUnavailable);
      expect(await gateway.look(attempt)).toMatchObject({ status: 'pending', receipts: [] });
    });
  });

  describe('looking up an attempt', () => {
    it('finds an attempt that the provider does not know pending, without money', async () => {
      expect(await gateway.look(await stage.anAttempt(stage.rails[0]!))).toMatchObject({ status: 'pending', receipts: [] });
    });

    it('[ADR 0028 r1] finds a charge pending, then paid by a receipt that stays the same', async () => {
      for (const rail of stage.rails) {
        const attempt = await opened(rail);
        expect(await gateway.look(attempt)).toMatchObject({ status: 'pending', receipts: [] });
        await stage.pay(attempt);
        const truth = await gateway.look(attempt);
        expect(truth).toMatchObject({
          status: 'paid',
          receipts: [{ amountMinor: attempt.amountMinor, currency: attempt.currency, paidAt: expect.any(Date) }],
        });
        expect((await gateway.look(attempt)).receipts).toEqual(truth.receipts);
      }
    });

    it('[D-127] finds a charge whose card the bank refuses failed, or still payable by another card, and names the card as the cause', async () => {
      const attempt = await opened(stage.rails.find((rail) => rail !== 'bank_transfer'));
      await stage.refuse(attempt);
      expect(await gateway.look(attempt)).toMatchObject({
        status: stage.refused ?? 'failed',
        receipts: [],
        refusal: { cause: 'card', code: expect.any(String), message: expect.any(String) },
      });
    });

    it('[D-94a] finds a transfer pending while it is short, and returns its receipts', async () => {
      if (!stage.rails.includes('bank_transfer')) return;
      const attempt = await opened('bank_transfer');
      await stage.pay(attempt, attempt.amountMinor - 100);
      if (stage.returnsWrongSums) return expect(await gateway.look(attempt)).toMatchObject({ status: 'pending', receipts: [] });
      expect(await gateway.look(attempt)).toMatchObject({ status: 'pending', receipts: [{ amountMinor: attempt.amountMinor - 100 }] });
      await stage.pay(attempt, 100);
      expect(await gateway.look(attempt)).toMatchObject({ status: 'paid', receipts: [{}, { amountMinor: 100 }] });
    });

    it('[ADR 0028 r1] returns each receipt of a charge that was paid twice', async () => {
      if (!stage.payTwice) return;
      const attempt = await opened('bank_transfer');
      await stage.payTwice(attempt);
      const { receipts } = await gateway.look(attempt);
      expect(receipts.map(({ amountMinor }) => amountMinor)).toEqual([attempt.amountMinor, attempt.amountMinor]);
      expect(new Set(receipts.map(({ providerReference }) => providerReference)).size).toBe(2);
    });

    it('[ADR 0028 r3] rejects when there is no answer', async () => {
      const attempt = await opened();
      await stage.failNext(attempt, 'look', 'before');
      await expect(gateway.look(attempt)).rejects.toThrow(ProviderUnavailable);
      expect(await gateway.look(attempt)).toMatchObject({ status: 'pending' });
    });
  });

  describe('closing', () => {
    it('[D-29] ends a charge where that can be done: again and again, also one that was never opened', async () => {
      const attempt = await opened();
      await gateway.close(attempt);
      await gateway.close(attempt);
      await gateway.close(await stage.anAttempt(stage.rails[0]!));
      expect(await gateway.look(attempt)).toMatchObject({ status: stage.closesNothing ? 'pending' : 'failed', receipts: [] });
    });

    it('[D-29] leaves payments paid', async () => {
      const attempt = await opened();
      await stage.pay(attempt);
      await gateway.close(attempt);
      expect(await gateway.look(attempt)).toMatchObject({ status: 'paid', receipts: [{ amountMinor: attempt.amountMinor }] });
    });

    it('[D-29] may have been done when no answer comes', async () => {
      if (stage.closesNothing) return;
      const attempt = await opened();
      await stage.failNext(attempt, 'close', 'after');
      await expect(gateway.close(attempt)).rejects.toThrow(ProviderUnavailable);
      await gateway.close(attempt);
      expect(await gateway.look(attempt)).toMatchObject({ status: 'failed' });
    });

    it('[D-29] [ADR 0028 r2] does not keep money from coming late, which is reported', async () => {
      if (!stage.payLate) return;
      const attempt = await opened('bank_transfer');
      await gateway.close(attempt);
      await stage.payLate(attempt);
      expect(await gateway.look(attempt)).toMatchObject({ status: 'paid', receipts: [{ amountMinor: attempt.amountMinor }] });
    });
  });

  describe('refunding', () => {
    async function paid() {
      const attempt = await opened();
      await stage.pay(attempt);
      const [receipt] = (await gateway.look(attempt)).receipts;
      const order = (amountMinor: number, idempotencyKey: string) => ({
        attempt,
        providerReference: receipt!.providerReference,
        amountMinor,
        currency: attempt.currency,
        idempotencyKey,
      });
      return { attempt, order };
    }

    it('gives back in parts, each key once', async () => {
      const { attempt, order } = await paid();
      await gateway.refund(order(100, 'one'));
      await gateway.refund(order(100, 'one'));
      await gateway.refund(order(200, 'two'));
      expect(await stage.refundedOf(attempt)).toBe(300);
    });

    it('[ADR 0028 r1] gives back once though the answer was lost', async () => {
      const { attempt, order } = await paid();
      await stage.failNext(attempt, 'refund', 'after');
      await expect(gateway.refund(order(100, 'one'))).rejects.toThrow(ProviderUnavailable);
      await gateway.refund(order(100, 'one'));
      expect(await stage.refundedOf(attempt)).toBe(100);
    });

    it('[D-29] returns the state of a refund under the same key, also a failure after it was accepted', async () => {
      const { attempt, order } = await paid();
      const [first, second] = [await gateway.refund(order(100, 'one')), await gateway.refund(order(100, 'one'))];
      expect(second).toEqual({ status: 'succeeded', providerRefundId: first.providerRefundId });
      const existing = { ...order(100, 'one'), providerRefundId: first.providerRefundId };
      expect(await gateway.findRefund(existing)).toEqual(second);
      if (!stage.failRefunds) return;
      await stage.failRefunds(attempt);
      for (const each of [order(100, 'one'), existing])
        await expect(gateway.refund(each)).rejects.toMatchObject({ constructor: RefundFailed, providerRefundId: first.providerRefundId });
      expect(await stage.refundedOf(attempt)).toBe(0);
    });

    it('[D-147] lacks the merchant’s money, and gives back once it is there', async () => {
      const { attempt, order } = await paid();
      const wanted = order(100, 'one');
      await stage.failNext(attempt, 'refund', 'short');
      await expect(gateway.refund(wanted)).rejects.toThrow(BalanceShort);
      expect([await gateway.findRefund(wanted), await stage.refundedOf(attempt)]).toEqual([undefined, 0]);
      await gateway.refund({ ...wanted, shortAt: new Date() });
      expect(await stage.refundedOf(attempt)).toBe(100);
    });

    it('refuses to give back more than came', async () => {
      const { attempt, order } = await paid();
      await gateway.refund(order(attempt.amountMinor - 50, 'most'));
      await expect(gateway.refund(order(51, 'more'))).rejects.toThrow(ProviderRefused);
      expect(await stage.refundedOf(attempt)).toBe(attempt.amountMinor - 50);
    });
  });

  describe('answers that are slow, late or garbled', () => {
    /** Returns the calls for money that has come. */
    async function asking() {
      const attempt = await opened();
      await stage.pay(attempt);
      const [receipt] = (await gateway.look(attempt)).receipts;
      const other = await stage.anAttempt(stage.rails[0]!);
      const unpaid = await opened();
      const order = {
        attempt,
        providerReference: receipt!.providerReference,
        amountMinor: 100,
        currency: attempt.currency,
        idempotencyKey: 'one',
      };
      const calls: Record<NetworkCall, (signal?: AbortSignal) => Promise<unknown>> = {
        open: (signal) => gateway.open(chargeOf(other), signal),
        look: (signal) => gateway.look(attempt, signal),
        close: (signal) => gateway.close(unpaid, signal),
        findRefund: (signal) => gateway.refund(order, { signal }),
        refund: (signal) => gateway.refund(order, { signal }),
      };
      const arrived = () => NETWORK_CALLS.map((call) => stage.network!.arrived(call === 'open' ? other : attempt, call));
      return { attempt, order, calls, other, arrived };
    }
    const made = NETWORK_CALLS.filter((call) => call !== 'close');

    it.each(NETWORK_CALLS)('[D-111] count when they come before the end, and are asked for once: %s', async (call) => {
      if (!stage.network || (call === 'close' && stage.closesNothing)) return;
      const { attempt, calls, other } = await asking();
      const named = call === 'open' ? other : attempt;
      const before = stage.network.arrived(named, call);
      const held = stage.network.hold(named, call);
      const answer = calls[call](new AbortController().signal);
      await held.reached;
      held.letGo();
      await answer;
      expect(stage.network.arrived(named, call) - before).toBe(1);
    });

    it.each(NETWORK_CALLS)('[D-111] end the connection at the timeout, and a late answer causes no request: %s', async (call) => {
      if (!stage.network || (call === 'close' && stage.closesNothing)) return;
      const { attempt, calls, other, arrived } = await asking();
      const held = stage.network.hold(call === 'open' ? other : attempt, call);
      const end = new AbortController();
      const answer = calls[call](end.signal).catch((error: unknown) => error);
      await held.reached;
      const reached = arrived();
      end.abort();
      expect(await answer).toBeInstanceOf(ProviderUnavailable);
      await held.givenUp;
      held.letGo();
      await gateway.look(attempt);
      const withoutLooks = (counts: number[]) => counts.filter((_, at) => NETWORK_CALLS[at] !== 'look');
      expect(withoutLooks(arrived())).toEqual(withoutLooks(reached));
      expect(await stage.refundedOf(attempt)).toBe(call === 'refund' ? 100 : 0);
    });

    it.each(made)('[D-111] are not awaited, and nothing is requested, when the timeout was before: %s', async (call) => {
      if (!stage.network) return;
      const { calls, arrived } = await asking();
      const before = arrived();
      await expect(calls[call](AbortSignal.abort())).rejects.toThrow(ProviderUnavailable);
      expect(arrived()).toEqual(before);
    });

    it('[D-111a] give money back once, whichever of the calls was given up or cannot be read', async () => {
      if (!stage.network) return;
      const { attempt, order } = await asking();
      for (const call of ['findRefund', 'refund'] as const) {
        const held = stage.network.hold(attempt, call);
        const end = new AbortController();
        const answer = gateway.refund(order, { signal: end.signal }).catch((error: unknown) => error);
        await held.reached;
        end.abort();
        expect(await answer).toBeInstanceOf(ProviderUnavailable);
        held.letGo();
      }
      const { providerRefundId } = await gateway.refund(order);
      await gateway.refund({ ...order, providerRefundId });
      const another = { ...order, idempotencyKey: 'two' };
      await stage.failNext(attempt, 'refund', 'garbled');
      await expect(gateway.refund(another)).rejects.toThrow(ProviderUnavailable);
      await gateway.refund(another);
      expect([stage.network.arrived(attempt, 'refund'), await stage.refundedOf(attempt)]).toEqual([2, 200]);
    });

    it('[D-111a] give nothing back when the lease is lost between searching and requesting', async () => {
      if (!stage.network) return;
      const { attempt, order } = await asking();
      await expect(
        gateway.refund(order, { beforeRefund: () => Promise.reject(new ProviderUnavailable('another has it')) }),
      ).rejects.toThrow(ProviderUnavailable);
      expect([stage.network.arrived(attempt, 'refund'), await stage.refundedOf(attempt)]).toEqual([0, 0]);
    });
  });

  describe('callbacks', () => {
    async function paidWithCallback() {
      const attempt = await opened();
      await stage.pay(attempt);
      return { attempt, callback: await stage.callbackOf(attempt) };
    }

    it('[ADR 0028 r3] are read when they are the provider’s', async () => {
      const { attempt, callback } = await paidWithCallback();
      const read = await gateway.readCallback(attempt, callback.raw, callback.headers);
      expect(read).toEqual({ eventId: expect.any(String), reference: attempt.reference });
      expect(await gateway.readCallback(attempt, callback.raw, callback.headers)).toEqual(read);
    });

    it('[D-29] [ADR 0028 r3] report a failed refund', async () => {
      if (!stage.failRefunds) return;
      const { attempt } = await paidWithCallback();
      const [receipt] = (await gateway.look(attempt)).receipts;
      await gateway.refund({
        attempt,
        providerReference: receipt!.providerReference,
        amountMinor: 100,
        currency: attempt.currency,
        idempotencyKey: 'one',
      });
      await stage.failRefunds(attempt);
      const { raw, headers } = await stage.callbackOf(attempt);
      expect(await gateway.readCallback(attempt, raw, headers)).toMatchObject({
        eventId: expect.any(String),
        reference: attempt.reference,
        isOfRefund: true,
      });
    });

    it('[ADR 0028 r3] are forged when a byte, the signature or the account is another', async () => {
      const { attempt, callback } = await paidWithCallback();
      const changed = Buffer.concat([callback.raw, Buffer.from(' ')]);
      const unsigned = Object.fromEntries(Object.keys(callback.headers).map((name) => [name, 'x']));
      const others = { workspaceId: '01890a5d-ac96-774b-bcce-b302099affff', mode: attempt.mode };
      const otherMode = { workspaceId: attempt.workspaceId, mode: attempt.mode === 'live' ? ('test' as const) : ('live' as const) };
      await expect(gateway.readCallback(attempt, changed, callback.headers)).rejects.toThrow(CallbackForged);
      await expect(gateway.readCallback(attempt, callback.raw, unsigned)).rejects.toThrow(CallbackForged);
      await expect(gateway.readCallback(attempt, callback.raw, {})).rejects.toThrow(CallbackForged);
      await expect(stage.gatewayOf(others).readCallback(others, callback.raw, callback.headers)).rejects.toThrow(CallbackForged);
      await expect(stage.gatewayOf(otherMode).readCallback(otherMode, callback.raw, callback.headers)).rejects.toThrow(CallbackForged);
    });
  });
}
