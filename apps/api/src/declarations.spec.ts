import { goesOnWhileSuspended, PERMISSIONS } from '@svc/access';
import { ANSWERS_SECRET, collectOperations } from '@svc/http';
import { openApiDocument } from '@svc/reference';
import { toJSONSchema, type z } from 'zod';
import { OPERATION_MODULES } from './faces/operation-modules';

const operations = collectOperations(OPERATION_MODULES);
const managed = operations.flatMap((operation) => (operation.audience === 'store' ? [] : [operation]));

/** Writes without an audit entry: they change nothing stored, or have a record of their own. */
const UNAUDITED = ['exportPerson', 'previewEmail', 'streamWebhookSample'];

/** Writes of a suspended workspace's own tokens. */
const WHILE_SUSPENDED = [
  'acceptRefundRequest',
  'cancelEvent',
  'cancelEventDay',
  'cancelOrder',
  'cancelRegistration',
  'cancelSavingsPlan',
  'deleteRestockAlert',
  'deleteSubmission',
  'deleteSubscriber',
  'eraseContact',
  'erasePerson',
  'exportPerson',
  'pauseKey',
  'previewEmail',
  'refundOrder',
  'resolvePaymentException',
  'revokeKey',
  'setPaymentProvider',
];

describe('declarations of the management API', () => {
  it('name one permission each on a workspace, of a list in which every one is needed', () => {
    const named = managed.flatMap(({ audience, permission }) => (audience === 'workspace' ? [permission] : []));
    expect([...new Set(named)].sort()).toEqual(Object.keys(PERMISSIONS));
    for (const { audience, permission } of managed) expect(permission !== undefined).toBe(audience === 'workspace');
  });

  it('read by permissions that read, and write by others; to preview a registration takes that of writing it', () => {
    const reading = managed.filter(({ permission }) => permission?.endsWith('.read')).filter(({ method }) => method !== 'GET');
    expect(reading.map((operation) => [operation.id, 'permissionWith' in operation && operation.permissionWith])).toEqual([
      ['exportPerson', false],
      ['previewEmail', { registration: 'guests.write' }],
    ]);
  });

  it('name further permissions by fields of their body', () => {
    const further = managed.flatMap((operation) =>
      operation.audience === 'workspace' ? Object.keys(operation.permissionWith ?? {}).map((field) => [operation, field] as const) : [],
    );
    expect(further).not.toEqual([]);
    for (const [{ body }, field] of further)
      expect(JSON.stringify(toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }))).toContain(`"${field.split(':')[0]}":{`);
    const { paths } = openApiDocument('management', operations);
    expect(paths!['/admin/emails/preview']!.post!.description).toContain(
      'Permission `messages.read`; with `registration` also `guests.write`.',
    );
  });

  it('[D-150] take an Idempotency-Key for every POST, but for those that answer a secret', () => {
    const posts = managed.filter(({ method }) => method === 'POST');
    const without = posts.filter(({ headers }) => headers?.shape['Idempotency-Key'] === undefined).map(({ id }) => id);
    expect([...without].sort()).toEqual([...ANSWERS_SECRET].sort());
    for (const { id, errors } of posts.filter(({ id }) => !without.includes(id)))
      expect([id, errors]).toEqual([id, expect.arrayContaining(['IDEMPOTENCY_KEY_REUSED', 'CONFLICT'])]);
  });

  it('[D-150] answer a secret nowhere but in the operations of the list', () => {
    const answering = managed.filter(
      ({ method, returns }) => method !== 'GET' && /shown only|cannot be read again/.test(describedIn(returns)),
    );
    expect(answering.map(({ id }) => id).sort()).toEqual([...ANSWERS_SECRET].sort());
  });

  it('[D-159] [ADR 0163 r5] go on in a suspended workspace where they read, refund, erase, or take access away', () => {
    const writes = managed.filter((operation) => operation.method !== 'GET' && operation.audience === 'workspace');
    expect(
      writes
        .filter((operation) => goesOnWhileSuspended(operation))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(WHILE_SUSPENDED);
    expect(managed.filter((operation) => operation.audience === 'operator' && 'whileSuspended' in operation)).toEqual([]);
  });

  it('say what a write leaves in the audit log', () => {
    const silent = managed.filter(({ method, audit }) => (method === 'GET') !== (audit === undefined)).map(({ id }) => id);
    expect(silent).toEqual(UNAUDITED);
  });
});

/** Returns the descriptions of an answer and of all that it consists of. */
const describedIn = (returns: z.ZodType | undefined): string =>
  returns === undefined ? '' : JSON.stringify(toJSONSchema(returns, { io: 'output', unrepresentable: 'any' }));
