import { randomUUID } from 'node:crypto';
import type { Handover } from '../domain/challenge';
import { aChallenge, InMemoryOtp, SENT_AT } from '../testing';
import { SettleLeftCodes } from './maintain-codes';

const LEASE_MS = 60_000;
const after = (ms: number) => new Date(SENT_AT.getTime() + ms);

describe('codes that a dead process has left unfinished', () => {
  let memory: InMemoryOtp;
  let now: Date;
  const settle = () => new SettleLeftCodes(memory.work, { now: () => now }, { next: () => randomUUID() }, { leaseMs: LEASE_MS }).execute();

  beforeEach(() => {
    memory = new InMemoryOtp();
    now = after(LEASE_MS + 1);
  });

  async function left(handover: Handover, fields: Partial<Parameters<typeof aChallenge>[0]> = {}) {
    const challenge = aChallenge({ handover, ...fields });
    const { workspaceId, charge } = challenge;
    await memory.work.run(async ({ wallet }) => {
      const money = { workspaceId, currency: charge.currency, at: SENT_AT };
      await wallet.book({ ...money, id: randomUUID(), kind: 'credit', amountMinor: 1_000 });
    });
    await memory.codes.book({ challenge, serviceHash: 'number', entryId: randomUUID(), guards: [] });
    return { ...challenge, read: () => memory.challenge(challenge), balance: () => memory.balanceMinor(workspaceId, 'NGN') };
  }

  it('[D-111a] are refunded, once, when they certainly were not sent, and then count toward no limit', async () => {
    const code = await left('due');
    expect([await settle(), await settle()]).toEqual([1, 0]);
    expect(await code.read()).toMatchObject({
      status: 'failed',
      handover: 'ended',
      delivery: { status: 'failed', reason: expect.stringContaining('not sent') as string },
    });
    expect([await code.balance(), memory.ledger.map(({ kind }) => kind), memory.serviceSends]).toEqual([
      1_000,
      ['credit', 'charge', 'refund'],
      [],
    ]);
  });

  it('[D-111a] stay charged and are marked when they may have been sent, and can still be entered', async () => {
    const code = await left('begun');
    expect(await settle()).toBe(1);
    expect(await code.read()).toMatchObject({
      status: 'sent',
      handover: 'ended',
      delivery: { status: 'unknown', at: now, reason: expect.stringContaining('not known') as string },
    });
    expect([await code.balance(), memory.serviceSends.length]).toEqual([300, 1]);
  });

  it('[D-111a] keep the provider’s report received meanwhile', async () => {
    const delivery = { status: 'delivered', at: SENT_AT } as const;
    const code = await left('begun', { delivery });
    await settle();
    expect((await code.read())!.delivery).toEqual(delivery);
  });

  it('[D-111a] are left to their process while its time lasts, and when it has ended them', async () => {
    await left('ended');
    now = after(LEASE_MS);
    await left('due');
    await left('begun');
    expect([await settle(), memory.ledger.filter(({ kind }) => kind === 'refund')]).toEqual([0, []]);
  });

  it('[D-101] counts codes of the service’s own number for a day, and deletes their records then', async () => {
    await left('ended');
    now = after(86_400_000);
    await settle();
    expect(memory.serviceSends).toHaveLength(1);
    now = after(86_400_001);
    await settle();
    expect(memory.serviceSends).toEqual([]);
  });
});
