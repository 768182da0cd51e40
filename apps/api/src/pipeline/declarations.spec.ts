import { PERMISSIONS } from '@svc/access';
import { collectOperations } from '../edge/collect-operations';
import { OPERATION_MODULES } from '../operation-modules';

const managed = collectOperations(OPERATION_MODULES).flatMap((operation) => (operation.audience === 'store' ? [] : [operation]));

/** Writes without an audit entry: they change nothing stored, or have a record of their own. */
const UNAUDITED = ['previewEmail', 'streamWebhookSample'];

describe('declarations of the management API', () => {
  it('name one permission each on a workspace, of a list in which every one is needed', () => {
    const named = managed.flatMap(({ audience, permission }) => (audience === 'workspace' ? [permission] : []));
    expect([...new Set(named)].sort()).toEqual(Object.keys(PERMISSIONS));
    for (const { audience, permission } of managed) expect(permission !== undefined).toBe(audience === 'workspace');
  });

  it('read by permissions that read, and write by others', () => {
    const reading = managed
      .filter(({ permission }) => permission?.endsWith('.read'))
      .filter(({ method, id }) => method !== 'GET' && id !== 'previewEmail');
    expect(reading.map(({ id }) => id)).toEqual([]);
  });

  it('say what a write leaves in the audit log', () => {
    const silent = managed.filter(({ method, audit }) => (method === 'GET') !== (audit === undefined)).map(({ id }) => id);
    expect(silent).toEqual(UNAUDITED);
  });
});
