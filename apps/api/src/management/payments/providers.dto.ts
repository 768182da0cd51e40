import { refOf, timestampOf, type Mode } from '@svc/kernel';
import { endOf, PAYMENT_PROVIDERS, type PaymentProvider, type StoredCredentials } from '@svc/payments';
import { z } from 'zod';

export const MODES = ['live', 'test'] as const satisfies readonly Mode[];

/** Credentials as they are set; which of them there are is the provider's, and what they look like the mode's. */
export const credentialsBody = z
  .looseObject({
    secretKey: z.string().optional().describe('Of Paystack and Stripe: `sk_test_…` in test mode, `sk_live_…` in live mode.'),
    publicKey: z.string().optional().describe('Of Paystack: `pk_test_…`, `pk_live_…`.'),
    publishableKey: z.string().optional().describe('Of Stripe: `pk_test_…`, `pk_live_…`.'),
    webhookSecret: z.string().optional().describe('Of Stripe: `whsec_…`, of the endpoint that calls `callbackUrl`.'),
  })
  .meta({ id: 'PaymentProviderCredentials' });

/** A workspace's account at a provider, in one mode. */
export const paymentProviderView = z
  .object({
    provider: z.enum(PAYMENT_PROVIDERS),
    mode: z.enum(MODES),
    status: z.enum(['set', 'unset', 'unreadable']).describe('`unreadable`: sealed under a secret key that the service does not have any more. Set the credentials again.'),
    setAt: z.string().meta({ format: 'date-time' }).optional(),
    fields: z.record(z.string(), z.string()).optional().describe('What is set, by the last characters: `{ "secretKey": "…4f2a" }`. Values are never shown.'),
    callbackUrl: z.string().describe('Where the provider is to tell of payments; enter it in its dashboard.'),
  })
  .meta({ id: 'PaymentProviderAccount' });
export type PaymentProviderView = z.infer<typeof paymentProviderView>;

/** Every account that there is or could be, in both modes. */
export function presentProviders(stored: readonly StoredCredentials[], workspaceId: string, publicUrl: string): PaymentProviderView[] {
  return PAYMENT_PROVIDERS.flatMap((provider) =>
    MODES.map((mode) => presentProvider({ workspaceId, provider, mode }, stored.find((each) => each.provider === provider && each.mode === mode), publicUrl)),
  );
}

export function presentProvider(
  { workspaceId, provider, mode }: { workspaceId: string; provider: PaymentProvider; mode: Mode },
  stored: StoredCredentials | undefined,
  publicUrl: string,
): PaymentProviderView {
  return {
    provider,
    mode,
    status: stored ? (stored.values ? 'set' : 'unreadable') : 'unset',
    setAt: stored && timestampOf(stored.setAt),
    fields: stored?.values && Object.fromEntries(Object.entries(stored.values).map(([field, value]) => [field, `…${endOf(value)}`])),
    callbackUrl: `${publicUrl}/v1/payments/callbacks/${provider}/${refOf('wks', workspaceId)}/${mode}`,
  };
}
