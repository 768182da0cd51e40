import { Controller } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { describedEnum } from '@svc/contracts';
import { refOf, timestampOf, type Mode } from '@svc/kernel';
import {
  endOf,
  PAYMENT_PROVIDERS,
  ProviderCredentials,
  RemoveCredentials,
  SetCredentials,
  warnOfCredentials,
  type CredentialsName,
  type PaymentProvider,
  type StoredCredentials,
} from '@svc/payments';
import { z } from 'zod';
import { type ParamReader, requireFound, Operation, type WorkspaceCall } from '../../edge';
import { listView } from '../page.dto';
import { warning } from '../warnings.dto';

const MODES = ['live', 'test'] as const satisfies readonly Mode[];

/** Credentials to be set; their names depend on the provider, their form on the mode. */
const credentialsBody = z
  .looseObject({
    secretKey: z.string().optional().describe('Secret key of Paystack or Stripe: `sk_test_…` in test mode, `sk_live_…` in live mode.'),
    publicKey: z.string().optional().describe('Public key of Paystack: `pk_test_…` in test mode, `pk_live_…` in live mode.'),
    publishableKey: z.string().optional().describe('Publishable key of Stripe: `pk_test_…` in test mode, `pk_live_…` in live mode.'),
    webhookSecret: z.string().optional().describe('Signing secret of Stripe, `whsec_…`, of the endpoint that calls `callbackUrl`.'),
  })
  .meta({
    id: 'PaymentProviderCredentials',
    description: 'Credentials at a payment provider. Which fields are needed depends on the provider.',
  });

/** A workspace’s account at a provider, in one mode. */
const paymentProviderView = z
  .object({
    provider: describedEnum(PAYMENT_PROVIDERS, 'Provider of payments.', {
      paystack: 'Paystack, for cards and bank transfers in NGN.',
      stripe: 'Stripe, for cards in other currencies.',
    }),
    mode: describedEnum(MODES, 'Mode of the account.', { live: 'Real money.', test: 'The provider’s test mode.' }),
    status: describedEnum(['set', 'unset', 'unreadable'], 'State of the credentials.', {
      set: 'They are set.',
      unset: 'There are none.',
      unreadable: 'They were sealed under a secret key that the service no longer has: set them again.',
    }),
    setAt: z.string().meta({ format: 'date-time' }).optional().describe('When they were set, UTC. Absent: they are not.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'Last characters of each credential, such as `{ "secretKey": "…4f2a" }`. The values are never shown. Absent: none are set.',
      ),
    callbackUrl: z.string().describe('Address to which the provider reports payments; enter it in its dashboard.'),
    warnings: z
      .array(warning)
      .optional()
      .describe(
        'In the response to setting credentials: that nothing can be charged by them, or, in live mode, which currencies of the shop still cannot be charged. Absent: nothing to report.',
      ),
  })
  .meta({ id: 'PaymentProviderAccount', description: 'An account at a payment provider, in one mode.' });
type PaymentProviderView = z.infer<typeof paymentProviderView>;

/** Returns every account that exists or could exist, in both modes. */
function presentProviders(stored: readonly StoredCredentials[], workspaceId: string, publicUrl: string): PaymentProviderView[] {
  return PAYMENT_PROVIDERS.flatMap((provider) =>
    MODES.map((mode) =>
      presentProvider(
        { workspaceId, provider, mode },
        stored.find((each) => each.provider === provider && each.mode === mode),
        publicUrl,
      ),
    ),
  );
}

function presentProvider(
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

const path = '/admin/payments/providers/:provider/:mode';
const account = {
  provider: oneOf(PAYMENT_PROVIDERS, 'Provider of payments: `paystack` or `stripe`.'),
  mode: oneOf(MODES, 'Mode of the account: `live` or `test`.'),
};
type Account = Pick<CredentialsName, 'provider' | 'mode'>;

/** Returns the reader of a name that is one of these. @throws NotFound of the payment provider */
function oneOf<Name extends string>(names: readonly Name[], about: string): ParamReader<Name> {
  const nameIn = (text: string) =>
    requireFound(
      'payment provider',
      names.find((name) => name === text),
    );
  return Object.assign(nameIn, { about });
}

const connecting = { audience: 'workspace', tag: 'Orders and payments', permission: 'payments.connect' } as const;

/** The workspace's own accounts at payment providers: credentials can be replaced and removed, and are never returned. */
@Controller()
export class ProvidersController {
  constructor(
    private readonly credentials: ProviderCredentials,
    private readonly setCredentials: SetCredentials,
    private readonly removeCredentials: RemoveCredentials,
    private readonly config: ServiceConfig,
  ) {}

  @Operation('GET /admin/payments/providers', {
    audience: 'workspace',
    tag: 'Orders and payments',
    id: 'listPaymentProviders',
    permission: 'payments.read',
    summary: 'List the accounts at payment providers, in both modes',
    description: 'One entry for each provider and mode, whether credentials are set or not. The credentials are never returned.',
    returns: listView(paymentProviderView, 'Every account that is set or could be, in both modes.'),
  })
  async list({ workspace: { id } }: WorkspaceCall): Promise<{ data: PaymentProviderView[] }> {
    return { data: presentProviders(await this.credentials.ofWorkspace(id), id, this.config.http.publicUrl) };
  }

  @Operation(`PUT ${path}`, {
    ...connecting,
    id: 'setPaymentProvider',
    params: account,
    audit: ['create', 'change'],
    summary: 'Set the credentials of an account, all of them',
    description:
      'Credentials are stored encrypted and shown by their last characters alone. Payments under way continue at the provider where they began.',
    body: credentialsBody,
    returns: paymentProviderView,
  })
  async set({
    workspace: { id, currencies, settings },
    author: by,
    params,
    body: credentials,
  }: WorkspaceCall<{ params: Account; body: z.output<typeof credentialsBody> }>): Promise<PaymentProviderView> {
    const name = { workspaceId: id, ...params };
    const set = await this.setCredentials.execute({ ...name, by, input: credentials });
    const store = { currencies, railSettings: settings.rails };
    const warnings = warnOfCredentials(name, store, await this.credentials.ofWorkspace(id));
    return { ...presentProvider(name, set, this.config.http.publicUrl), ...(warnings.length > 0 && { warnings }) };
  }

  @Operation(`DELETE ${path}`, {
    ...connecting,
    id: 'removePaymentProvider',
    params: account,
    audit: 'delete',
    summary: 'Remove the credentials of an account',
    description:
      'Its ways to pay are no longer offered. Payments begun there can be neither looked up nor refunded until credentials are set again.',
    status: 204,
  })
  async remove({ workspace: { id }, author: by, params }: WorkspaceCall<{ params: Account }>): Promise<void> {
    await this.removeCredentials.execute({ workspaceId: id, ...params, by });
  }
}
