import { randomUUID } from 'node:crypto';
import { OPERATOR } from '@svc/kernel/testing';
import { CodePrices } from '../domain/code-prices';
import { InMemoryOtp, SENT_AT } from '../testing';
import { CreditWallet } from './credit-wallet';

describe('a credit', () => {
  const workspace = { id: randomUUID(), currencies: ['NGN', 'USD'] };
  let place: InMemoryOtp;
  let credit: CreditWallet;

  beforeEach(() => {
    place = new InMemoryOtp();
    credit = new CreditWallet(place.work, new CodePrices({ NGN: 700, USD: 5 }), { now: () => SENT_AT }, { next: () => randomUUID() });
  });
  const put = (amountMinor: number, currency = 'NGN', note?: string) => credit.execute({ workspace, amountMinor, currency, note, by: OPERATOR });

  it('is added to the wallet, in the ledger and in the audit log', async () => {
    await put(1_000, 'NGN', 'Transfer 17');
    expect(await put(500)).toMatchObject({ kind: 'credit', amountMinor: 500, balanceMinor: 1_500, at: SENT_AT });
    expect(await place.entries(workspace.id)).toMatchObject([{ amountMinor: 1_000, note: 'Transfer 17', balanceMinor: 1_000 }, { amountMinor: 500, balanceMinor: 1_500 }]);
    expect(place.audit.entries).toMatchObject([
      { workspaceId: workspace.id, author: OPERATOR, action: 'change', subject: { kind: 'otp_wallet', name: 'NGN' }, details: { amountMinor: 1_000, balanceMinor: 1_000, note: 'Transfer 17' } },
      { details: { amountMinor: 500, balanceMinor: 1_500, note: null } },
    ]);
  });

  it('is in the currency that codes are charged in, since no code is paid from another', async () => {
    await expect(put(1_000, 'USD')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', details: { accepted: ['NGN'], fields: { currency: expect.stringContaining('NGN') } } });
    expect(await place.entries(workspace.id)).toEqual([]);
  });
});
