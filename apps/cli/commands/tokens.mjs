import { choice } from '../choice-option.mjs';
import { UsageError } from '../errors.mjs';
import { limit, limitOf } from '../limit-option.mjs';

const roles = ['owner', 'manager', 'catalogue', 'support', 'finance', 'door', 'read_only'];

/** Options by which a token is described. */
const described = {
  label: { type: 'string', value: '<text>', text: 'name that the audit log and lists show, such as "Door, phone 2"' },
  role: choice('<role>', roles, { before: 'role:' }),
  permission: {
    type: 'string',
    multiple: true,
    value: '<permission>',
    text: 'permission instead of a role, such as orders.read; repeat it for more',
  },
  expires: { type: 'string', value: '<moment>', text: 'time at which it ends, such as 2030-01-01T00:00:00Z' },
};

/** A new admin token of the workspace. */
export const createToken = {
  name: 'token create',
  summary: 'Create an admin token with a role or permissions; it is shown only once',
  about: 'It has at most the permissions of your own token and ends no later; with neither a role nor permissions it has all of them.',
  needs: 'workspace',
  options: described,
  async run({ client, values: { label, role, permission, expires } }) {
    const made = await client.call('POST', '/admin-tokens', { label, role, permissions: permission, expiresAt: expires });
    return { data: made, text: `Created the admin token ${made.ref} (${rightsOf(made)}). It is shown only once:\n\n  ${made.key}` };
  },
};

/** Admin tokens of the workspace, newest first. */
export const listTokens = {
  name: 'token list',
  summary: 'List admin tokens with their rights, newest first',
  needs: 'workspace',
  options: { limit },
  async run({ client, values: { limit: most } }) {
    const tokens = (await client.list('/keys'))
      .filter(({ kind }) => kind === 'admin')
      .slice(0, most === undefined ? Infinity : limitOf(most));
    return { data: tokens, text: tokens.map(lineOf).join('\n') };
  },
};

/** Changes rights, label or end of a token. */
export const changeToken = {
  name: 'token change',
  takes: ['<ref>'],
  summary: 'Change label, role, permissions or end of an admin token, in effect within a second',
  needs: 'workspace',
  options: { ...described, 'no-end': { type: 'boolean', text: 'remove its end' } },
  async run({ client, positionals: [ref], values: { label, role, permission, expires, 'no-end': isEndless } }) {
    if (isEndless && expires !== undefined) throw new UsageError('Give --expires or --no-end, not both.');
    const changes = { label, role, permissions: permission, expiresAt: isEndless ? null : expires };
    const token = await client.call('PATCH', '/keys/{ref}', changes, { path: { ref } });
    return { data: token, text: lineOf(token) };
  },
};

/** Ends a token. */
export const revokeToken = {
  asks: ({ positionals: [ref] }) => `Revoke the admin token ${ref} for good?`,
  name: 'token revoke',
  takes: ['<ref>'],
  summary: 'End an admin token within a second (cannot be undone)',
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    const token = await client.call('POST', '/keys/{ref}/revoke', undefined, { path: { ref } });
    return { data: token, text: `${token.ref} is revoked permanently.` };
  },
};

function lineOf(token) {
  const { ref, status, label, expiresAt } = token;
  return [ref, status.padEnd(7), rightsOf(token).padEnd(14), label, expiresAt && `until ${expiresAt}`].filter(Boolean).join('  ').trimEnd();
}

/** Returns the role of a token, or the number of its permissions. */
export function rightsOf({ role, permissions = [] }) {
  if (role) return role;
  return permissions.length === 1 ? permissions[0] : `${permissions.length} permissions`;
}
