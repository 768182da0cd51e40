import { randomUUID } from 'node:crypto';
import type { SecretBox } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { MoneyUnitOfWork } from '../ports/payment-tx';
import type { ProviderCredentials } from '../ports/provider-credentials';
import { RemoveCredentials, SetCredentials } from '../use-cases/credentials';
import { MOMENT } from './payment.builder';

/** Store of credentials, through both of its ports. */
export interface CredentialsFixture {
  work: MoneyUnitOfWork;
  credentials: ProviderCredentials;
  /** Box that opens the stored credentials. */
  box: SecretBox;
  makeWorkspace(): Promise<string>;
}

export const PAYSTACK_TEST = { secretKey: 'sk_test_0123456789abcdef', publicKey: 'pk_test_0123456789fedcba' };
export const STRIPE_LIVE = {
  secretKey: 'sk_live_51Abc0123456789',
  publishableKey: 'pk_live_51Abc9876543210',
  webhookSecret: 'whsec_0123456789',
};

/** Tests a store of credentials. */
export function credentialsContract(open: () => CredentialsFixture): void {
  let fixture: CredentialsFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await fixture.makeWorkspace();
  });

  const paystack = () => ({ workspaceId, mode: 'test' as const, provider: 'paystack' as const, by: OPERATOR });
  const stripe = () => ({ workspaceId, mode: 'live' as const, provider: 'stripe' as const, by: OPERATOR });
  const setter = () => new SetCredentials(fixture.work, fixture.box, { now: () => MOMENT });
  const held = (mode: 'live' | 'test', of = workspaceId) => fixture.credentials.of({ workspaceId: of, mode });

  async function bothSet() {
    await setter().execute({ ...stripe(), input: STRIPE_LIVE });
    await setter().execute({ ...paystack(), input: PAYSTACK_TEST });
  }

  it('[ADR 0051 r1] are those of one workspace and one mode', async () => {
    await bothSet();
    expect([await held('test'), await held('live')]).toEqual([{ paystack: PAYSTACK_TEST }, { stripe: STRIPE_LIVE }]);
    expect(await held('live', await fixture.makeWorkspace())).toEqual({});
    expect(await held('live', randomUUID())).toEqual({});
  });

  it('are listed by provider, with the time of setting', async () => {
    await bothSet();
    expect(await fixture.credentials.ofWorkspace(workspaceId)).toEqual([
      { workspaceId, mode: 'test', provider: 'paystack', values: PAYSTACK_TEST, setAt: MOMENT },
      { workspaceId, mode: 'live', provider: 'stripe', values: STRIPE_LIVE, setAt: MOMENT },
    ]);
  });

  it('are replaced whole', async () => {
    await setter().execute({ ...paystack(), input: PAYSTACK_TEST });
    const next = { secretKey: 'sk_test_nextnextnext', publicKey: 'pk_test_nextnextnext' };
    await setter().execute({ ...paystack(), input: next });
    expect(await held('test')).toEqual({ paystack: next });
  });

  it('are gone once they are removed, and cannot be removed again', async () => {
    await bothSet();
    const remove = () => new RemoveCredentials(fixture.work).execute(paystack());
    await remove();
    expect([await held('test'), await held('live')]).toEqual([{}, { stripe: STRIPE_LIVE }]);
    await expect(remove()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[D-8] are listed but not used when this service does not have the key that sealed them', async () => {
    const sealed = 'v1.lost.text';
    await fixture.work.run(({ credentials }) => credentials.put({ workspaceId, mode: 'live', provider: 'stripe', sealed, setAt: MOMENT }));
    expect(await held('live')).toEqual({});
    expect(await fixture.credentials.ofWorkspace(workspaceId)).toEqual([{ workspaceId, mode: 'live', provider: 'stripe', setAt: MOMENT }]);
  });
}
