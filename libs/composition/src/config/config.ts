import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { RedisAddress } from '@svc/adapters/redis-client';
import type { PaymentProvider } from '@svc/contracts';
import { z } from 'zod';
import { absentMessagingVariables, messagingOf, messagingVariables, type MessagingConfig } from './messaging-config';
import { type Face, faces } from './faces';
import { type KeptDays, keptDaysOf, keptDaysVariables } from './kept-days';
import { isLocalAddress, isLoopback } from './local-address';
import { absentMediaVariables, mediaOf, mediaVariables, type MediaConfig } from './media-config';
import { otpPrices } from './otp-prices';
import { isPlainAddress, ownAddress, publicUrlWarnings } from './public-url';
import { redisAddress } from './redis-address';
import { BadConfiguration } from './refusals';
import { type TracesConfig, tracesOf, tracesVariables } from './traces-config';
import { unknownVariables } from './unknown-variables';
import { walletFaults, type WalletKeys, walletsOf, walletVariables } from './wallet-config';
import { allWaits, waits, type Waits } from './waits';

const LOCAL_HOSTS = 'localhost,127.0.0.1,[::1]';

const flag = z.enum(['on', 'off'], 'takes on or off');
const nodeEnvironment = z.string().default('production');
const port = z.coerce
  .number('takes a port number')
  .int('takes a port number')
  .min(0, 'takes a port number')
  .max(65_535, 'takes a port number up to 65535');
const connections = 'takes a number of connections from 2 to 500';
const poolSize = z.coerce.number(connections).int(connections).min(2, connections).max(500, connections);
const scale = 'takes a number: 1 is the default limits, 0 switches them off';
const limitScale = z.coerce.number(scale).min(0, scale).max(1_000_000, scale);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'takes an address such as postgres://user:password@host:5432/database' });
const providerUrl = z.url({ protocol: /^https?$/, error: 'takes the address of the provider’s API, such as https://api.paystack.co' });
const PUBLIC_ADDRESS = 'takes the address people reach the service at, such as https://shop.example';
const HOST_NAME = String.raw`(?:\[[\da-f:.]+\]|[^\s/:,[\]]+)`;
const hostNames = z
  .string()
  .regex(new RegExp(`^${HOST_NAME}(\\s*,\\s*${HOST_NAME})*$`, 'i'), 'takes host names without scheme and port, separated by commas');
const secretKey = z
  .string('takes 32 random bytes in base64; make one with: openssl rand -base64 32')
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'takes 32 random bytes in base64; make one with: openssl rand -base64 32');

/** A development service prints keys, lets anybody advance the clock and plays live sales. */
const DEVELOPMENT_IS_LOCAL =
  'takes an address of this machine, such as 127.0.0.1 or localhost, while NODE_ENV is development: whoever reached it could read mails and play sales. For others set NODE_ENV=production, or INSECURE_DEVELOPMENT=yes if that is meant';
const OUTWARD_OFF =
  'OUTWARD=off: no mail, text, webhook or call of a payment provider leaves the service. What is due waits; opening a payment at a provider and sending codes is refused.';
const INSECURE = 'INSECURE_DEVELOPMENT=yes: whoever reaches this service may read every mail, move its clock and play live sales.';

/** Variables of the database, and of the keys that open its sealed values: everything that a migration needs. */
const storageVariables = {
  DATABASE_URL: databaseUrl,
  SECRET_KEY: secretKey,
  SECRET_KEYS_PREVIOUS: z
    .string()
    .optional()
    .transform((text) => (text ? text.split(',').map((key) => key.trim()) : []))
    .pipe(z.array(secretKey)),
};

/** Every variable of the service: one schema, read once at start (docs/spec/around.md, "Running it"). */
const environment = z
  .object({
    NODE_ENV: nodeEnvironment,
    INSECURE_DEVELOPMENT: z.literal('yes', 'takes yes, or nothing').optional(),
    PORT: port.default(3000),
    WORKER_PORT: port.optional(),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: PUBLIC_ADDRESS, abort: true })
      .refine(isPlainAddress, `${PUBLIC_ADDRESS}, without user, query and fragment`)
      .optional(),
    FACES: faces,
    DATA_DIR: z.string().min(1).default('.data'),
    ...mediaVariables,
    ...messagingVariables,
    ...walletVariables,
    ...storageVariables,
    DATABASE_POOL_SIZE: poolSize.default(12),
    REDIS_URL: redisAddress.optional(),
    OPERATOR_TOKEN: z
      .string()
      .regex(
        /^svc_ad_[0-9A-Za-z]{36}$/,
        'takes svc_ad_ followed by 36 letters and digits; make one with: echo svc_ad_$(openssl rand -hex 18)',
      )
      .optional(),
    SERVICE_ENVIRONMENT: z.enum(['both', 'staging', 'production'], 'takes both, staging or production').default('both'),
    OUTWARD: flag.default('on'),
    SANDBOX_PAYMENTS: z.enum(['off', 'test', 'all'], 'takes off, test or all').optional(),
    PAYSTACK_API_URL: providerUrl.default('https://api.paystack.co'),
    STRIPE_API_URL: providerUrl.default('https://api.stripe.com'),
    OTP_PRICES: otpPrices,
    RATE_LIMIT_SCALE: limitScale.default(1),
    ...keptDaysVariables,
    PREPARED_MEMORY_MB: z.coerce.number('takes whole megabytes: 0 prepares nothing').int().min(0).max(65_536).default(64),
    PRINTED_MEMORY_MB: z.coerce.number('takes whole megabytes: 0 keeps nothing').int().min(0).max(65_536).default(32),
    PRINT_THREADS: z.coerce
      .number('takes 1 to 16 threads')
      .int()
      .min(1)
      .max(16)
      .default(Math.max(1, Math.min(4, availableParallelism() - 1))),
    TRUST_PROXY: z.string().default(''),
    WAITS: waits,
    ...tracesVariables,
    WEBHOOK_ALLOW_HOSTS: hostNames.optional(),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'takes trace, debug, info, warn, error or silent')
      .default('info'),
    DEMO: flag.default('on'),
  })
  .superRefine((variables, context) => {
    const development = isDevelopment(variables);
    if (!development && variables.SANDBOX_PAYMENTS === 'all') {
      context.addIssue({
        code: 'custom',
        path: ['SANDBOX_PAYMENTS'],
        message: 'takes off or test in production: live sales cannot be played',
      });
    }
    if (!development && variables.PUBLIC_URL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message: `${PUBLIC_ADDRESS}, and is needed in production: it is in every link`,
      });
    }
    if (development && !variables.INSECURE_DEVELOPMENT) {
      for (const path of reachableFromOutside(variables)) context.addIssue({ code: 'custom', path: [path], message: DEVELOPMENT_IS_LOCAL });
    }
    for (const { variable, message } of [
      ...absentMessagingVariables(variables, !development),
      ...absentMediaVariables(variables),
      ...walletFaults(variables),
    ]) {
      context.addIssue({ code: 'custom', path: [variable], message });
    }
  });

/** Names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/** The service's settings after validation, and the token they are injected by; secrets in it are never logged. */
export abstract class ServiceConfig {
  /** False only in development, which serves endpoints for the developer alone (D-108). */
  abstract readonly production: boolean;
  /** True when a development server may be reached from other machines. */
  abstract readonly insecureDevelopment: boolean;
  /** Warnings about settings that are accepted and probably not meant, for the log of each start. */
  abstract readonly warnings: readonly string[];
  abstract readonly http: { port: number; host: string; publicUrl: string; trustProxy: string[] };
  /** Port of a worker for probes and scrapes, on the address of `http`; it listens on none without. */
  abstract readonly workerPort?: number;
  /** Faces that an api process serves beside health, metrics and callbacks of providers (ADR 0140). */
  abstract readonly faces: readonly Face[];
  abstract readonly dataDir: string;
  abstract readonly media: MediaConfig;
  /** Senders of emails and SMS. */
  abstract readonly messaging: MessagingConfig;
  abstract readonly database: { url: string; poolSize: number };
  abstract readonly redis?: RedisAddress;
  abstract readonly operatorToken?: string;
  /** Current secret key first, then the previous ones; 32 bytes each (D-8). */
  abstract readonly secretKeys: readonly Buffer[];
  abstract readonly serviceEnvironment: 'both' | 'staging' | 'production';
  /** Mails, SMS, webhooks and calls of providers leave the service (D-135). */
  abstract readonly outward: boolean;
  abstract readonly sandboxPayments: 'off' | 'test' | 'all';
  /** Addresses of payment providers, without a slash at the end. */
  abstract readonly providerUrls: Readonly<Record<PaymentProvider, string>>;
  /** Price of a one-time password, minor units by currency; USD is always included. */
  abstract readonly otpPrices: Readonly<Record<string, number>>;
  abstract readonly rateLimitScale: number;
  abstract readonly keptDays: KeptDays;
  abstract readonly waits: Waits;
  /** Collector of traces; none are recorded without. */
  abstract readonly traces?: TracesConfig;
  /** Hosts that webhooks may be sent to although they are local, also by plain http (D-77). */
  abstract readonly webhookHosts: readonly string[];
  /** Most memory of cached responses, bytes; 0: none are cached (D-30). */
  abstract readonly preparedBytes: number;
  /** Most threads that print tickets; most memory of cached prints, bytes, 0: none are cached. */
  abstract readonly printing: { threads: number; bytes: number };
  /** Signing keys of ticket passes, for the wallets that have keys. */
  abstract readonly wallets: WalletKeys;
  abstract readonly logLevel: string;
}

/** Reads the configuration. Throws BadConfiguration naming each bad variable, without their values, which may be secret. */
export function readConfig(variables: NodeJS.ProcessEnv): ServiceConfig {
  const env = readVariables(environment, variables);
  const production = !isDevelopment(env);
  const insecureDevelopment = !production && env.INSECURE_DEVELOPMENT === 'yes';
  return {
    production,
    insecureDevelopment,
    warnings: [
      ...(insecureDevelopment ? [INSECURE] : []),
      ...(env.OUTWARD === 'off' ? [OUTWARD_OFF] : []),
      ...(production && env.PUBLIC_URL ? publicUrlWarnings(env.PUBLIC_URL) : []),
      ...unknownVariables(namesOf(variables), VARIABLES),
    ],
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: unslashed(env.PUBLIC_URL ?? ownAddress(env)),
      trustProxy: listed(env.TRUST_PROXY),
    },
    workerPort: env.WORKER_PORT,
    faces: env.FACES,
    dataDir: env.DATA_DIR,
    media: mediaOf(env),
    messaging: messagingOf(env),
    database: { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE },
    redis: env.REDIS_URL,
    operatorToken: env.OPERATOR_TOKEN,
    secretKeys: secretKeysOf(env),
    serviceEnvironment: env.SERVICE_ENVIRONMENT,
    outward: env.OUTWARD === 'on',
    sandboxPayments: env.SANDBOX_PAYMENTS ?? (production ? 'test' : 'all'),
    providerUrls: { paystack: unslashed(env.PAYSTACK_API_URL), stripe: unslashed(env.STRIPE_API_URL) },
    otpPrices: env.OTP_PRICES,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    keptDays: keptDaysOf(env),
    waits: allWaits(env.WAITS, !production),
    traces: tracesOf(env),
    webhookHosts: listed(env.WEBHOOK_ALLOW_HOSTS ?? (production ? '' : LOCAL_HOSTS)),
    preparedBytes: env.PREPARED_MEMORY_MB * 1024 * 1024,
    printing: { threads: env.PRINT_THREADS, bytes: env.PRINTED_MEMORY_MB * 1024 * 1024 },
    wallets: walletsOf(env),
    logLevel: env.LOG_LEVEL,
  };
}

/** Configuration of a migration; secret keys, `production` and `warnings` as in ServiceConfig. */
export interface MigrationConfig {
  production: boolean;
  warnings: readonly string[];
  databaseUrl: string;
  secretKeys: readonly Buffer[];
}

/** Reads the configuration of a migration. Throws BadConfiguration. */
export function readMigrationConfig(variables: NodeJS.ProcessEnv): MigrationConfig {
  const { DATABASE_URL, NODE_ENV, ...keys } = readVariables(z.object({ NODE_ENV: nodeEnvironment, ...storageVariables }), variables);
  return {
    production: !isDevelopment({ NODE_ENV }),
    warnings: unknownVariables(namesOf(variables), VARIABLES),
    databaseUrl: DATABASE_URL,
    secretKeys: secretKeysOf(keys),
  };
}

function secretKeysOf({ SECRET_KEY, SECRET_KEYS_PREVIOUS }: { SECRET_KEY: string; SECRET_KEYS_PREVIOUS: readonly string[] }): Buffer[] {
  return [SECRET_KEY, ...SECRET_KEYS_PREVIOUS].map((text) => Buffer.from(text, 'base64'));
}

/** Returns true for `development` alone: any other value is treated as production (D-108). */
function isDevelopment({ NODE_ENV }: { NODE_ENV: string }): boolean {
  return NODE_ENV === 'development';
}

/** Returns the variables that would make the service reachable from other machines. */
function reachableFromOutside({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string }): string[] {
  return [...(isLoopback(HOST) ? [] : ['HOST']), ...(PUBLIC_URL === undefined || isLocalAddress(PUBLIC_URL) ? [] : ['PUBLIC_URL'])];
}

const namesOf = (variables: NodeJS.ProcessEnv) => Object.keys(variables).filter((name) => variables[name] !== '');

function readVariables<S extends z.ZodType>(schema: S, variables: NodeJS.ProcessEnv): z.output<S> {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => sentence(String(issue.path[0]), issue.message, present));
  throw new BadConfiguration([...sentences, ...unknownVariables(Object.keys(present), VARIABLES)]);
}

function sentence(variable: string, message: string, present: Record<string, unknown>): string {
  if (present[variable] !== undefined) return `${variable} is not valid: it ${message}.`;
  return `${variable} is missing: it ${message}.${variable === 'SECRET_KEY' ? developmentKeyHint(String(present['DATA_DIR'] ?? '.data')) : ''}`;
}

/** Returns a hint at the key of development: another key would open none of its sealed values and links. */
function developmentKeyHint(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  return existsSync(file)
    ? ` ${file} holds the key that development has made; to go on with it, its links and what it has sealed, set SECRET_KEY="$(cat '${file}')".`
    : '';
}

function unslashed(url: string): string {
  return url.replace(/\/+$/, '');
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
