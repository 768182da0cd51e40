import { text as textOf } from 'node:stream/consumers';
import { choice } from '../choice-option.mjs';
import { UsageError } from '../errors.mjs';

/** Credentials of each provider, and the variable that holds each: secrets on a command line would be in its history. */
export const PROVIDER_VARIABLES = {
  paystack: { secretKey: 'PAYSTACK_SECRET_KEY', publicKey: 'PAYSTACK_PUBLIC_KEY' },
  stripe: { secretKey: 'STRIPE_SECRET_KEY', publishableKey: 'STRIPE_PUBLISHABLE_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' },
};
const ACCOUNT = '/payments/providers/{provider}/{mode}';
const mode = choice('<mode>', ['live', 'test'], { before: 'mode of the keys:', needed: true });

/** The keys of an account. */
export const setPayments = {
  name: 'payments set',
  takes: ['<provider>'],
  among: Object.keys(PROVIDER_VARIABLES),
  summary: `Set the keys of a payment provider (${Object.keys(PROVIDER_VARIABLES).join(', ')})`,
  about: `Reads them from the environment:\n${Object.entries(PROVIDER_VARIABLES)
    .map(([provider, names]) => `  ${provider}: ${Object.values(names).join(', ')}`)
    .join('\n')}`,
  needs: 'workspace',
  options: { mode, stdin: { type: 'boolean', text: 'read them from standard input instead, as JSON: {"secretKey":"…","publicKey":"…"}' } },
  async run({ client, values, positionals: [provider], env }) {
    const account = await client.call('PUT', ACCOUNT, values.stdin ? await readInput() : keysOf(provider, env), {
      path: { provider, mode: values.mode },
    });
    return { data: account, text: accountText(account) };
  },
};

function keysOf(provider, env) {
  const names = PROVIDER_VARIABLES[provider];
  if (!names) throw new UsageError(`There is no provider "${provider}". The providers are ${Object.keys(PROVIDER_VARIABLES).join(', ')}.`);
  const missing = Object.values(names).filter((name) => !env[name]);
  if (missing.length > 0) throw new UsageError(`Set ${missing.join(', ')}, or give the keys on standard input with --stdin.`);
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, env[name]]));
}

async function readInput() {
  try {
    return JSON.parse(await textOf(process.stdin));
  } catch {
    throw new UsageError('Standard input is not valid JSON: write it as {"secretKey":"…","publicKey":"…"}.');
  }
}

/** Every account, in both modes. */
export const showPayments = {
  name: 'payments show',
  summary: 'Show which keys of payment providers are set, by their last characters',
  needs: 'workspace',
  async run({ client }) {
    const { data } = await client.call('GET', '/payments/providers');
    return { data, text: data.map(accountText).join('\n') };
  },
};

/** Forgets the keys of an account. */
export const removePayments = {
  name: 'payments remove',
  takes: ['<provider>'],
  among: Object.keys(PROVIDER_VARIABLES),
  summary: 'Remove the keys of a payment provider',
  asks: ({ positionals: [provider], values: { mode } }) => `Remove the ${mode} keys of ${provider}?`,
  about: 'Payments made with them can be neither checked nor refunded until keys are set again.',
  needs: 'workspace',
  options: { mode },
  async run({ client, values, positionals: [provider] }) {
    await client.call('DELETE', ACCOUNT, undefined, { path: { provider, mode: values.mode } });
    return { data: { provider, mode: values.mode, status: 'unset' }, text: `Removed the keys of ${provider} in ${values.mode} mode.` };
  },
};

function accountText({ provider, mode: of, status, fields = {}, callbackUrl, warnings = [] }) {
  const set = Object.entries(fields).map(([field, end]) => `${field} ${end}`);
  const warned = warnings.map(({ path, message }) => `\n! ${path}: ${message}`).join('');
  return `${provider}  ${of}  ${[status, ...set].join('  ')}\n  callbacks to ${callbackUrl}${warned}`;
}
