import {
  type AccessKey,
  limitOverrides,
  originSchema,
  PERMISSIONS,
  permissionsOf,
  ROLE_NAMES,
  ROLES,
  scopeSchema,
  statusOf,
  type Permission,
} from '@svc/access';
import { describedEnum, line, timestamp } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { createdAtOf, writtenAs } from '../moments.dto';

const KINDS = {
  publishable: 'For browsers, from the origins of the key: reads, and registration for events.',
  secret: 'For a server only: everything that the scopes of the key allow.',
};
const MODE = 'Mode of the API key: whether requests with it are real.';
const MODES = { test: 'Trial: no money moves, and no messages are sent to people.', live: 'Real: money moves, and messages are sent.' };
const LABEL = 'Merchant’s own name for the API key, such as `Website`; one line of at most 300 characters.';
const ORIGINS =
  'Origins of the websites on which a publishable key works, exactly as browsers send them, such as `https://shop.example`; at most 100. Without one a publishable key works nowhere; secret keys need none.';
const LIMITS =
  'Rate limits of the API key itself: an object from the name of a limit to a number. A limit that is left out is that of the workspace.';
const EXPIRY =
  'When the API key expires: requests with it are refused from that moment. ISO 8601; without a zone it is local to the shop, and a date alone includes the whole day.';

const permissionNames = Object.keys(PERMISSIONS) as [Permission, ...Permission[]];
const permission = describedEnum(
  permissionNames,
  'Permission of the management API: what requests with an admin token may do.',
  PERMISSIONS,
).meta({
  id: 'Permission',
});
const role = describedEnum(
  ROLE_NAMES,
  'Role of a workspace: a set of permissions, which may grow with a release.',
  Object.fromEntries(ROLE_NAMES.map((name) => [name, ROLES[name].purpose])) as Record<(typeof ROLE_NAMES)[number], string>,
).meta({ id: 'Role' });

/** Key as its owner sees it; the secret itself is not stored. */
export const keyView = z
  .object({
    ref: z
      .string()
      .describe('Ref of the API key, given by the service: `key_…`. Use it in the paths of this API; it is not the value of the key.'),
    kind: describedEnum(['publishable', 'secret', 'admin'], 'Kind of the API key, which decides where it may be used.', {
      ...KINDS,
      admin: 'For the management API: an admin token.',
    }),
    mode: describedEnum(['test', 'live'], `${MODE} Absent on admin tokens.`, MODES).optional(),
    status: describedEnum(['active', 'paused', 'expired', 'revoked'], 'Status of the API key.', {
      active: 'Requests with the key are accepted.',
      paused: 'Requests with the key are refused until you resume it.',
      expired: 'The moment in `expiresAt` has passed.',
      revoked: 'The key was revoked permanently.',
    }),
    label: z.string().optional().describe('Merchant’s own name for the API key, such as `Website`. Absent when it has none.'),
    scopes: z
      .array(scopeSchema)
      .describe('Scopes of the API key: what requests with it may do. Empty on admin tokens, which have permissions instead.'),
    role: role
      .optional()
      .describe(
        'Role of the admin token, which decides its permissions. Absent on other keys, and when permissions were chosen one by one.',
      ),
    permissions: z
      .array(permission)
      .optional()
      .describe('Permissions that the admin token has now, in alphabetical order. Absent on other keys.'),
    madeByRef: z
      .string()
      .optional()
      .describe('Ref of the admin token that created the described one: `key_…`. Absent when the operator did, and on other keys.'),
    origins: z
      .array(z.string())
      .describe(
        'Origins of the websites on which the publishable key works, such as `https://shop.example`. Empty when there are none: a publishable key then works nowhere, while other keys need none.',
      ),
    limits: limitOverrides.describe(
      'Rate limits of the API key itself: an object from the name of a limit to a number. Limits that are absent are those of the workspace.',
    ),
    prefix: z.string().describe('First 12 characters of the API key, by which people recognise it.'),
    ending: z.string().describe('Last 4 characters of the API key, by which people recognise it.'),
    createdAt: createdAtOf('key'),
    expiresAt: timestamp
      .optional()
      .describe('When the API key expires, UTC timestamp: requests with it are refused from that moment. Absent when it never expires.'),
    pausedAt: timestamp.optional().describe('When the API key was paused, UTC timestamp. Absent while it is not paused.'),
    revokedAt: timestamp.optional().describe('When the API key was revoked, UTC timestamp. Absent when it was not revoked.'),
    replacedByRef: z
      .string()
      .optional()
      .describe('Ref of the API key that replaced the described one when that was rolled: `key_…`. Absent when it was not rolled.'),
    lastUsedAt: timestamp
      .optional()
      .describe('When the API key was last used for a request, UTC timestamp, to the minute. Absent when it was never used.'),
    lastUsedIp: z.string().optional().describe('IP address that last sent a request with the API key. Absent when the key was never used.'),
  })
  .meta({ id: 'Key', description: 'An API key of a storefront, or an admin token of the management API, without its value.' });
export type KeyView = z.infer<typeof keyView>;

export const createdKeyView = keyView
  .extend({
    key: z
      .string()
      .describe('Value of the new API key: send it as `Authorization: Bearer …`. It is shown only in this response, so store it now.'),
  })
  .meta({ id: 'CreatedKey', description: 'A new key with its value, which is shown only in this response.' });
export type CreatedKeyView = z.infer<typeof createdKeyView>;

export function presentKey(key: AccessKey, now: Date): KeyView {
  const { kind, mode, label, scopes, origins, limits, prefix, ending, lastUsedIp } = key;
  return {
    ref: refOf('key', key.id),
    kind,
    mode,
    status: statusOf(key, now),
    label,
    scopes: [...scopes],
    ...(kind === 'admin' && presentRights(key)),
    origins: [...origins],
    limits,
    prefix,
    ending,
    createdAt: timestampOf(key.createdAt),
    expiresAt: key.expiresAt && timestampOf(key.expiresAt),
    pausedAt: key.pausedAt && timestampOf(key.pausedAt),
    revokedAt: key.revokedAt && timestampOf(key.revokedAt),
    replacedByRef: key.replacedById && refOf('key', key.replacedById),
    lastUsedAt: key.lastUsedAt && timestampOf(key.lastUsedAt),
    lastUsedIp,
  };
}

function presentRights(key: AccessKey): Pick<KeyView, 'role' | 'permissions' | 'madeByRef'> {
  return {
    role: key.permissions ? undefined : (key.role ?? 'owner'),
    permissions: [...permissionsOf(key)].sort(),
    madeByRef: key.madeById && refOf('key', key.madeById),
  };
}

const DAY_SECONDS = 86_400;
const LONGEST_OVERLAP_SECONDS = 30 * DAY_SECONDS;

const scopes = z
  .array(scopeSchema)
  .min(1, 'Name at least one scope.')
  .transform((names) => [...new Set(names)]);
const origins = z
  .array(originSchema)
  .max(100, 'Use at most 100 origins.')
  .transform((names) => [...new Set(names)]);
const permissions = z
  .array(permission)
  .min(1, 'Name at least one permission.')
  .transform((names) => [...new Set(names)]);
const expiresAt = writtenAs('end');

export const createKeyBody = z
  .object({
    kind: describedEnum(['publishable', 'secret'], 'Kind of the API key to create, which decides where it may be used.', KINDS),
    mode: describedEnum(['test', 'live'], MODE, MODES),
    label: line.optional().describe(`${LABEL} Leave out for none.`),
    scopes: scopes
      .optional()
      .describe(
        'Scopes of the API key: what requests with it may do. Default: `read` and `events:register` for a publishable key, `transact` for a secret one.',
      ),
    origins: origins.default([]).describe(`${ORIGINS} Default: none.`),
    limits: limitOverrides.default({}).describe(`${LIMITS} Default: none.`),
    expiresAt: expiresAt.optional().describe(`${EXPIRY} Leave out for a key that never expires.`),
  })
  .meta({ id: 'CreateKeyBody', description: 'Kind, mode and scopes of a key to create.' });

export const createOwnAdminTokenBody = z
  .object({
    label: line
      .optional()
      .describe(
        'Merchant’s own name for the admin token, such as `Door, phone 2`; one line of at most 300 characters. The audit log names it. Leave out for none.',
      ),
    role: role
      .optional()
      .describe('Role of the admin token, instead of permissions one by one. Leave out both for the rights of the token that creates it.'),
    permissions: permissions
      .optional()
      .describe('Permissions of the admin token, instead of a role. Leave out both for the rights of the token that creates it.'),
    expiresAt: expiresAt
      .optional()
      .describe(
        'When the admin token ends: requests with it are refused from that moment. ISO 8601; without a zone it is local to the shop, and a date alone includes the whole day. Leave out for the end of the token that creates it, or none.',
      ),
  })
  .meta({ id: 'CreateOwnAdminTokenBody', description: 'Label, rights and end of an admin token to create.' })
  .default({});

/** Changes of a key. An omitted field keeps its value; null removes a label or an expiry. */
export const changeKeyBody = z
  .object({
    label: line.nullable().describe(`${LABEL} Leave out to keep the name; \`null\` removes it.`),
    scopes: scopes.describe(
      'Scopes of the API key: what requests with it may do. The list replaces the present one. Leave out to keep them.',
    ),
    role: role.describe('Role of an admin token, which replaces its role or permissions. Leave out to keep them; other keys have none.'),
    permissions: permissions.describe(
      'Permissions of an admin token, which replace its role or permissions. Leave out to keep them; other keys have none.',
    ),
    origins: origins.describe(`${ORIGINS} Leave out to keep them.`),
    limits: limitOverrides.describe(`${LIMITS} Leave out to keep them.`),
    expiresAt: expiresAt.nullable().describe(`${EXPIRY} Leave out to keep the expiry; \`null\` for a key that never expires.`),
  })
  .partial()
  .meta({ id: 'ChangeKeyBody', description: 'Fields of a key to change. A field that is left out keeps its value.' });

export const rollKeyBody = z
  .object({
    overlapSeconds: z
      .int('Give whole seconds.')
      .min(0)
      .max(LONGEST_OVERLAP_SECONDS)
      .default(DAY_SECONDS)
      .describe('Seconds for which the old API key still works beside the new one, 0 to 2,592,000 (30 days). Default: 86,400 (a day).'),
  })
  .meta({ id: 'RollKeyBody', description: 'Time for which the old key still works after it was replaced.' })
  .default({ overlapSeconds: DAY_SECONDS });
