import { Controller } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { currenciesOfRail, describedEnum, PAYMENT_PROVIDERS, type PaymentProvider, PROVIDER_TEXTS } from '@svc/contracts';
import { Operation, type ParamReader, requireFound, type WorkspaceCall } from '@svc/http';
import { refOf, timestampOf, type Mode } from '@svc/kernel';
import {
  endOf,
  ProviderCredentials,
  RemoveCredentials,
  SetCredentials,
  warnOfCredentials,
  type CredentialsName,
  type StoredCredentials,
} from '@svc/payments';
import { z } from 'zod';
import { listView } from '../page.dto';
import { warning } from '../warnings.dto';

const MODES = ['live', 'test'] as const satisfies readonly Mode[];

/** Credentials to be set; their names depend on the provider, their form on the mode. */
const credentialsBody = z
  .looseObject({
    secretKey: z
      .string()
      .optional()
      .describe(
        `Secret key of the account at ${PROVIDER_TEXTS.either}: \`sk_test_…\` in test mode, \`sk_live_…\` in live mode. Stored encrypted and never shown again.`,
      ),
    publicKey: z
      .string()
      .optional()
      .describe(
        'Public key of the account at Paystack: `pk_test_…` in test mode, `pk_live_…` in live mode. Leave out for other providers.',
      ),
    publishableKey: z
      .string()
      .optional()
      .describe(
        'Publishable key of the account at Stripe: `pk_test_…` in test mode, `pk_live_…` in live mode. Leave out for other providers.',
      ),
    webhookSecret: z
      .string()
      .optional()
      .describe('Signing secret of the webhook endpoint at Stripe that calls `callbackUrl`: `whsec_…`. Leave out for other providers.'),
  })
  .meta({
    id: 'PaymentProviderCredentials',
    description: 'Credentials of an account at a payment provider. Which fields are required depends on the provider.',
  });

/** A workspace’s account at a provider, in one mode. */
const paymentProviderView = z
  .object({
    provider: describedEnum(PAYMENT_PROVIDERS, 'Payment provider of the account.', {
      paystack: `Paystack, for cards and bank transfers in ${currenciesOfRail('card')}.`,
      stripe: `Stripe, for cards in ${currenciesOfRail('international_card')}.`,
    }),
    mode: describedEnum(MODES, 'Mode of the account at the payment provider.', {
      live: 'Live mode: real money.',
      test: 'Test mode of the provider.',
    }),
    status: describedEnum(['set', 'unset', 'unreadable'], 'Status of the stored credentials of the account.', {
      set: 'Credentials are set.',
      unset: 'No credentials are set.',
      unreadable: 'The credentials were encrypted with a secret key that the service no longer has: set them again.',
    }),
    setAt: z
      .string()
      .meta({ format: 'date-time' })
      .optional()
      .describe('When the credentials of the account were set, UTC timestamp. Absent when none are set.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'Last characters of each stored credential of the account: an object from the field’s name to a text, such as `{ "secretKey": "…4f2a" }`. The credentials themselves are never shown. Absent when none are set.',
      ),
    callbackUrl: z
      .string()
      .describe('URL to which the payment provider reports payments: enter it as webhook URL in the provider’s dashboard.'),
    warnings: z
      .array(warning)
      .optional()
      .describe(
        'Warnings about the credentials of the account, only in the response to setting them: that nothing can be charged with them, or, in live mode, which currencies of the shop still cannot be charged. Absent when there are none.',
      ),
  })
  .meta({
    id: 'PaymentProviderAccount',
    description: 'The merchant’s account at a payment provider in one mode, without its credentials.',
  });
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
  provider: oneOf(PAYMENT_PROVIDERS, `Payment provider of the account: ${PROVIDER_TEXTS.eitherCode}.`),
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
    description:
      'Returns one account for each payment provider and mode, whether credentials are set or not; the credentials are never returned.',
    returns: listView(
      paymentProviderView,
      'Accounts at payment providers, one for each provider and mode, with credentials or without.',
    ).meta({ id: 'PaymentProviderAccountList', description: 'All accounts at payment providers that a workspace can have.' }),
  })
  async list({ workspace: { id } }: WorkspaceCall): Promise<{ data: PaymentProviderView[] }> {
    return { data: presentProviders(await this.credentials.ofWorkspace(id), id, this.config.http.publicUrl) };
  }

  @Operation(`PUT ${path}`, {
    ...connecting,
    id: 'setPaymentProvider',
    whileSuspended: 'allowed',
    params: account,
    audit: ['create', 'change'],
    summary: 'Set the credentials of an account, all of them',
    description:
      'Sets all credentials of an account at a payment provider, replacing those before; buyers can then pay by it. They are stored encrypted and shown by their last characters only. Payments under way continue with the provider where they began.',
    body: credentialsBody,
    returns: paymentProviderView,
  })
  async set({
    workspace: { id, currencies, settings },
    author: by,
    params,
    body: credentials,
  }: WorkspaceCall<{ params: Account; body: typeof credentialsBody }>): Promise<PaymentProviderView> {
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
      'Deletes the credentials of an account: buyers can no longer pay by it, and its payments can be neither looked up nor refunded until credentials are set again.',
    status: 204,
  })
  async remove({ workspace: { id }, author: by, params }: WorkspaceCall<{ params: Account }>): Promise<void> {
    await this.removeCredentials.execute({ workspaceId: id, ...params, by });
  }
}
