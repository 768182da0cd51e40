import { OPERATOR } from '@svc/kernel/testing';
import { credentialsContract, InMemoryPayments, MOMENT, PAYSTACK_TEST } from '../testing';
import { randomUUID } from 'node:crypto';
import { RemoveCredentials, SetCredentials } from './credentials';

describe('credentials in memory', () => {
  credentialsContract(() => {
    const { work, credentials, box } = new InMemoryPayments();
    return { work, credentials, box, makeWorkspace: async () => randomUUID() };
  });
});

describe('setting credentials', () => {
  const name = { workspaceId: randomUUID(), mode: 'test', provider: 'paystack', by: OPERATOR } as const;
  let money: InMemoryPayments;
  const set = (input: unknown) => new SetCredentials(money.work, money.box, { now: () => MOMENT }).execute({ ...name, input });

  beforeEach(() => {
    money = new InMemoryPayments();
  });

  it('is recorded in the audit log by the names of the fields alone', async () => {
    await set(PAYSTACK_TEST);
    await set({ ...PAYSTACK_TEST, secretKey: 'sk_test_nextnextnext' });
    await new RemoveCredentials(money.work).execute(name);
    const subject = { kind: 'payment_provider', ref: 'paystack/test' };
    expect(money.audit.entries.map(({ action, fields }) => ({ action, subject, fields }))).toEqual([
      { action: 'create', subject, fields: ['secretKey', 'publicKey'] },
      { action: 'change', subject, fields: ['secretKey', 'publicKey'] },
      { action: 'delete', subject, fields: undefined },
    ]);
    expect(JSON.stringify(money.audit.entries)).not.toContain('sk_test_');
  });

  it('keeps the credentials that were set when new ones are refused', async () => {
    await set(PAYSTACK_TEST);
    await expect(set({ secretKey: 'sk_live_nextnextnext' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(await money.credentials.of(name)).toEqual({ paystack: PAYSTACK_TEST });
  });
});
