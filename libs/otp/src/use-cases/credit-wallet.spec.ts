import { randomUUID } from 'node:crypto';
import { OPERATOR } from '@svc/kernel/testing';
import { CodePrices } from '../domain/wallet';
import { InMemoryOtp, SENT_AT } from '../testing';
import { CreditWallet } from './credit-wallet';

describe('a credit', () => {
  const workspace = { id: randomUUID(), currencies: ['NGN', 'USD'] };
  let memory: InMemoryOtp;
  let credit: CreditWallet;
  let now: Date;

  beforeEach(() => {
    memory = new InMemoryOtp();
    now = SENT_AT;
    credit = new CreditWallet(memory.work, new CodePrices({ NGN: 700, USD: 5 }), { now: () => now }, { next: () => randomUUID() });
  });
  const ask = (
    amountMinor: number,
    { currency = 'NGN', note, idempotencyKey }: { currency?: string; note?: string; idempotencyKey?: string } = {},
  ) => credit.execute({ workspace, amountMinor, currency, note, idempotencyKey, by: OPERATOR });
  const put = async (amountMinor: number, currency?: string, note?: string) => (await ask(amountMinor, { currency, note })).entry;

  it('is added to the wallet, in the ledger and in the audit log', async () => {
    await put(1_000, 'NGN', 'Transfer 17');
    expect(await put(500)).toMatchObject({ kind: 'credit', amountMinor: 500, balanceMinor: 1_500, at: SENT_AT });
    expect(await memory.entries(workspace.id)).toMatchObject([
      { amountMinor: 1_000, note: 'Transfer 17', balanceMinor: 1_000 },
      { amountMinor: 500, balanceMinor: 1_500 },
    ]);
    expect(memory.audit.entries).toMatchObject([
      {
        workspaceId: workspace.id,
        author: OPERATOR,
        action: 'change',
        subject: { kind: 'otp_wallet', name: 'NGN' },
        details: { amountMinor: 1_000, balanceMinor: 1_000, note: 'Transfer 17' },
      },
      { details: { amountMinor: 500, balanceMinor: 1_500, note: null } },
    ]);
  });

  it('[D-42] is booked once for each key, and a retry is marked as such', async () => {
    const first = await ask(500, { note: 'Transfer 17', idempotencyKey: 'k1' });
    expect([first.isReplay, await ask(500, { note: 'Transfer 17', idempotencyKey: 'k1' })]).toEqual([false, { ...first, isReplay: true }]);
    expect((await ask(500, { note: 'Transfer 17', idempotencyKey: 'k2' })).entry.balanceMinor).toBe(1_000);
    expect([memory.ledger.length, memory.audit.entries.length]).toEqual([2, 2]);
  });

  it.each([
    [600, {}],
    [500, { note: 'Other' }],
  ])('[D-42] is refused with a key that came with another request: %d %j', async (amountMinor, change) => {
    await ask(500, { idempotencyKey: 'k1' });
    await expect(ask(amountMinor, { ...change, idempotencyKey: 'k1' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(memory.ledger).toHaveLength(1);
  });

  it('[D-40] is booked again with a key that is a day old, and by every call without one; a malformed key is refused', async () => {
    await ask(500, { idempotencyKey: 'k1' });
    now = new Date(SENT_AT.getTime() + 86_400_000);
    expect(await ask(700, { idempotencyKey: 'k1' })).toMatchObject({ isReplay: false, entry: { balanceMinor: 1_200 } });
    for (const balanceMinor of [1_300, 1_400]) expect((await ask(100)).entry).toMatchObject({ balanceMinor });
    await expect(ask(100, { idempotencyKey: 'schlüssel' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('is in the currency that codes are charged in, since no code is paid from another', async () => {
    await expect(put(1_000, 'USD')).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { accepted: ['NGN'], fields: { currency: expect.stringContaining('NGN') } },
    });
    expect(await memory.entries(workspace.id)).toEqual([]);
  });
});
