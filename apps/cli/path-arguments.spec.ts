import * as sdk from '@storefront-service/sdk';
import { createAdmin } from '@storefront-service/sdk/admin';
import { commands } from './commands.mjs';
import { StoreClient } from './connect.mjs';
import { UsageError } from './errors.mjs';

interface Command {
  name: string;
  needs: string;
  takes?: string[];
  among?: string[];
  options?: Record<string, { type: string; multiple?: boolean; among?: string[]; needed?: boolean }>;
  run(input: object): Promise<unknown>;
}

/** Place of a value in a command: its first argument, or an option. */
interface PathArgument {
  command: Command;
  option?: string;
}

const PROBES = ['probe', 'whd_probe', 'att_probe', 'paystack'];
const REFUSED = [
  '',
  '.',
  '..',
  '%2e',
  '%2E.',
  '/',
  '../products',
  'a/b',
  'a\\b',
  '?',
  'a?b',
  'a#b',
  '..\t',
  '\n..',
  '\u0000',
  '\u007f',
  '\ud800',
];
const ENV = {
  PAYSTACK_SECRET_KEY: 'sk',
  PAYSTACK_PUBLIC_KEY: 'pk',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  XDG_CONFIG_HOME: '/nonexistent',
};

const paths: string[] = [];
const platformFetch = globalThis.fetch;

/** A service that makes keys and knows nothing else. */
beforeAll(() => {
  globalThis.fetch = (async (address: string, { method }: RequestInit) => {
    const path = new URL(address).pathname.slice('/v1'.length);
    paths.push(`${method} ${decodeURIComponent(path)}`);
    const isKey = method === 'POST' && path.startsWith('/admin/keys');
    const error = { code: 'NOT_FOUND', message: 'none', retryable: false, requestId: 'req_1' };
    return Response.json(isKey ? { ref: 'key_1', key: 'svc_sk_test_x' } : { error }, { status: isKey ? 200 : 404 });
  }) as typeof fetch;
});

afterAll(() => {
  globalThis.fetch = platformFetch;
});

/** Result of a command that is given a text as one argument, and something sensible elsewhere. */
async function outcomeOf({ command, option }: PathArgument, text: string): Promise<unknown> {
  const { takes = [], among = [], options = {} } = command;
  const needed = Object.entries(options)
    .filter(([, { needed: isNeeded }]) => isNeeded)
    .map(([name, { among }]) => [name, among?.[0] ?? 'x'] as const);
  const undo = 'undo' in options && { undo: true };
  const values = {
    ...Object.fromEntries(needed),
    ...undo,
    ...(option !== undefined && { [option]: options[option]!.multiple ? [text] : text }),
  };
  const positionals =
    option === undefined ? [text, 'x'].slice(0, takes.length) : takes.map(() => among.find((value) => !PROBES.includes(value)) ?? 'x');
  const client = new StoreClient('http://shop.test/v1', 'svc_ad_x', { ...sdk, createAdmin }, 'the token of a test');
  paths.length = 0;
  return command
    .run({ client, values, positionals, env: ENV, print: () => undefined, complain: () => undefined })
    .catch((error: unknown) => error);
}

const all = (commands as unknown as Command[]).filter(({ needs }) => needs !== 'nothing');
const pathArguments: PathArgument[] = all.flatMap((command) => {
  const texts = Object.entries(command.options ?? {})
    .filter(([, { type }]) => type === 'string')
    .map(([option]) => ({ command, option }));
  return command.takes ? [{ command }, ...texts] : texts;
});

const nameOf = ({ command, option }: PathArgument) => [command.name, option && `--${option}`].filter(Boolean).join(' ');

/** The first of the texts that gets from an argument into the path of a request. */
async function sentBy(argument: PathArgument): Promise<string | undefined> {
  for (const probe of PROBES) {
    await outcomeOf(argument, probe);
    if (paths.some((request) => request.split('/').includes(probe))) return probe;
  }
  return undefined;
}

it('[D-117] no command sends an argument that leads to another address', async () => {
  const [matching, wrong]: [string[], unknown[]] = [[], []];
  for (const argument of pathArguments) {
    const probe = await sentBy(argument);
    if (probe === undefined) continue;
    matching.push(nameOf(argument));
    const prefix = probe.replace(/probe|paystack/, '');
    for (const text of REFUSED.filter((each) => prefix === '' || /[^.%2eE]/.test(each))) {
      const outcome = await outcomeOf(argument, prefix + text);
      const sent = paths.filter((request) => !/^POST \/admin\/keys(\/key_1\/revoke)?$/.test(request));
      if (sent.length > 0 || !(outcome instanceof UsageError)) wrong.push([nameOf(argument), text, sent, outcome]);
    }
  }
  expect(wrong).toEqual([]);
  expect(matching).toEqual([
    'key pause',
    'key resume',
    'key revoke',
    'token change',
    'token revoke',
    'guest approve',
    'guest decline',
    'guest reopen',
    'guest cancel',
    'guest correct',
    'guest change-ticket',
    'guest reissue-ticket',
    'guest check-in',
    'event cancel',
    'event cancel-day',
    'order show',
    'order correct',
    'order fulfil',
    'order correct-fulfilment',
    'order undo-fulfilment',
    'order returned',
    'order balance-paid',
    'order ask-for-balance',
    'order refund',
    'order accept-refund',
    'order decline-refund',
    'order cancel',
    'exceptions resolve',
    'submission delete',
    'contact correct',
    'contact export',
    'contact erase',
    'payments set',
    'payments set --mode',
    'payments remove',
    'payments remove --mode',
    'webhook ping',
    'webhook enable',
    'webhook disable',
    'webhook remove',
    'webhook rotate-secret',
    'webhook replay',
    'webhook resend',
    'message retry',
    'message resend',
    'workspace retry-messages',
    'workspace retry-webhooks',
    'workspace suspend',
    'workspace resume',
    'workspace remove',
    'workspace removal',
    'trigger --product',
    'trigger --to',
    'resend',
    'open',
  ]);
});
