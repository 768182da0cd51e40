import { choice } from '../choice-option.mjs';
import { limit } from '../limit-option.mjs';
import { rightsOf } from './tokens.mjs';

const scopes = [
  'read',
  'transact',
  'storefront:read',
  'products:read',
  'availability:read',
  'checkout:read',
  'orders:read',
  'checkout:create',
  'checkout:cancel',
  'events:register',
  'customers:link',
  'otp:send',
  'otp:verify',
  'forms:submit',
  'subscriptions:create',
];

/** A new key of the workspace. */
export const createKey = {
  name: 'key create',
  summary: 'Create an API key for a storefront; it is shown only once',
  about: 'Use a publishable key in the browser; it works only from its origins. Keep a secret key on your server.',
  needs: 'workspace',
  options: {
    kind: choice('<kind>', ['publishable', 'secret'], { needed: true }),
    mode: choice('<mode>', ['test', 'live'], { default: 'test', after: '(default: test)' }),
    origin: {
      type: 'string',
      multiple: true,
      value: '<origin>',
      text: 'origin that a publishable key works from, such as https://shop.example',
    },
    scope: {
      type: 'string',
      multiple: true,
      value: '<scope>',
      among: scopes,
      text: 'scope of the key, such as products:read (default: the usual ones of its kind)',
    },
    label: { type: 'string', value: '<text>', text: 'name that you recognise the key by' },
    expires: { type: 'string', value: '<moment>', text: 'time at which it expires, such as 2030-01-01T00:00:00Z' },
  },
  async run({ client, values: { kind, mode, origin, scope, label, expires } }) {
    const made = await client.call('POST', '/keys', { kind, mode, label, scopes: scope, origins: origin, expiresAt: expires });
    return { data: made, text: `Created the ${made.mode} ${made.kind} key ${made.ref}. It is shown only once:\n\n  ${made.key}` };
  },
};

/** Every key of the workspace, newest first. */
export const listKeys = {
  name: 'key list',
  summary: 'List keys and admin tokens, newest first',
  needs: 'workspace',
  options: { limit },
  async run({ client, values: { limit: most } }) {
    const keys = await client.list('/keys', {}, most);
    return { data: keys, text: keys.map(lineOf).join('\n') };
  },
};

function lineOf(key) {
  const { ref, kind, mode, status, prefix, ending, label, origins } = key;
  const details = [kind === 'admin' && rightsOf(key), label, ...origins].filter(Boolean).join(' ');
  return `${ref}  ${status.padEnd(7)}  ${`${mode ?? ''} ${kind}`.trim().padEnd(16)}  ${prefix}…${ending}  ${details}`.trimEnd();
}

const change = (action, summary, done, asks) => ({
  ...(asks && { asks }),
  name: `key ${action}`,
  takes: ['<ref>'],
  summary,
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    const key = await client.call('POST', `/keys/{ref}/${action}`, undefined, { path: { ref } });
    return { data: key, text: `${key.ref} ${done}` };
  },
});

export const pauseKey = change('pause', 'Pause a key', 'is paused; key resume lets it work again.');
export const resumeKey = change('resume', 'Resume a paused key', 'works again.');
export const revokeKey = change(
  'revoke',
  'Revoke a key (cannot be undone)',
  'is revoked permanently.',
  ({ positionals: [ref] }) => `Revoke the key ${ref} for good?`,
);
