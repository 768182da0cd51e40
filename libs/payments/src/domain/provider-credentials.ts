import { parseOrRefuse, type PaymentProvider } from '@svc/contracts';
import type { Mode, SealedFor, SecretBox } from '@svc/kernel';
import { z } from 'zod';

interface Credentials {
  paystack: { secretKey: string; publicKey: string };
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string };
}
/** Credentials with which the service acts for a workspace at a provider, in one mode (ADR 0051 r1). */
export type CredentialsOf<P extends PaymentProvider> = Credentials[P];
/** Credentials of one account, by provider; none where nothing is set. */
export type HeldCredentials = Readonly<Partial<Credentials>>;

/** Matches a key of a mode by its prefix: `sk_test_…`. */
const apiKey = (mode: Mode, ...kinds: readonly string[]) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const fault = keyFault(text, kinds, mode);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    });

const SHAPES: { [P in PaymentProvider]: (mode: Mode) => z.ZodType<Credentials[P]> } = {
  paystack: (mode: Mode) => z.strictObject({ secretKey: apiKey(mode, 'sk'), publicKey: apiKey(mode, 'pk') }),
  stripe: (mode: Mode) =>
    z.strictObject({
      secretKey: apiKey(mode, 'sk', 'rk'),
      publishableKey: apiKey(mode, 'pk'),
      webhookSecret: z
        .string()
        .trim()
        .regex(/^whsec_\S{8,240}$/, 'Give the signing secret of the endpoint for callbacks: it begins with whsec_.'),
    }),
};

/** Account and provider of credentials. */
export interface CredentialsName {
  workspaceId: string;
  mode: Mode;
  provider: PaymentProvider;
}

/** Credentials as they are stored. */
export interface SealedCredentials extends CredentialsName {
  /** Text of the credentials, sealed by a SecretBox. */
  sealed: string;
  setAt: Date;
}

/** Credentials as they are read; without values when this service does not have the key that sealed them. */
export interface StoredCredentials extends CredentialsName {
  values?: Readonly<Record<string, string>>;
  setAt: Date;
}

/** Throws InvalidInput naming each field that is missing, not the provider's, or of the other mode. */
export function checkCredentials<P extends PaymentProvider>(provider: P, mode: Mode, input: unknown): CredentialsOf<P> {
  return parseOrRefuse(SHAPES[provider](mode), input);
}

/** Returns the end of a secret, by which people recognise it: four characters at most. */
export const endOf = (secret: string): string => secret.slice(-4);

/** Returns the purpose for which credentials are sealed. */
export function contextOfCredentials({ workspaceId, mode, provider }: CredentialsName): SealedFor {
  return { workspaceId, purpose: `payment_credentials/${mode}/${provider}` };
}

/** Opens stored credentials. */
export function openCredentials({ sealed, ...name }: SealedCredentials, box: SecretBox): StoredCredentials {
  return { ...name, values: valuesOf(sealed, contextOfCredentials(name), box) };
}

/** Selects the usable credentials of one account. */
export function heldOf(stored: readonly StoredCredentials[]): HeldCredentials {
  return Object.fromEntries(stored.filter(({ values }) => values).map(({ provider, values }) => [provider, values]));
}

function valuesOf(sealed: string, context: SealedFor, box: SecretBox): StoredCredentials['values'] {
  try {
    return JSON.parse(box.open(sealed, context)) as StoredCredentials['values'];
  } catch {
    return undefined;
  }
}

function keyFault(text: string, kinds: readonly string[], mode: Mode): string | undefined {
  const [, kind = '', of] = /^([a-z]+)_(test|live)_\w{8,240}$/.exec(text) ?? [];
  const wanted = kinds.map((each) => `${each}_${mode}_`).join(' or ');
  if (!kinds.includes(kind)) return `Give the key that begins with ${wanted}.`;
  return of === mode ? undefined : `This key is for ${of} mode: set it there, and give the one that begins with ${wanted} here.`;
}
