import { MOMENT, anAccessKey, keyText } from '../testing/access.builder';
import {
  type AccessKey,
  amend,
  LastCredential,
  pause,
  refuseChangeBeyond,
  refuseLastCredential,
  resume,
  retire,
  revoke,
  statusOf,
} from './access-key';
import { MissingPermissions, OutlastsGiver, type Rights } from './rights';

const key = anAccessKey();
const hours = (count: number) => new Date(MOMENT.getTime() + count * 3_600_000);

describe('changing a key', () => {
  it('[§5 r7] pauses and resumes it, leaving everything else unchanged', () => {
    const paused = pause(key, MOMENT);
    expect(statusOf(paused, MOMENT)).toBe('paused');
    expect(resume(paused)).toEqual(key);
    expect(statusOf(resume(paused), MOMENT)).toBe('active');
  });

  it('does nothing when done twice', () => {
    expect(pause(pause(key, MOMENT), hours(1)).pausedAt).toEqual(MOMENT);
    expect(revoke(revoke(key, MOMENT), hours(1)).revokedAt).toEqual(MOMENT);
    expect(resume(key)).toEqual(key);
  });

  it('revokes it permanently', () => {
    const revoked = revoke(key, MOMENT);
    expect(statusOf(revoked, MOMENT)).toBe('revoked');
    for (const change of [
      () => pause(revoked, MOMENT),
      () => resume(revoked),
      () => amend(revoked, {}, MOMENT),
      () => retire(revoked, 'new', hours(1)),
    ]) {
      expect(change).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    }
  });

  it('[D-64] lets the old key of a roll work until the overlap ends, never longer than it would have', () => {
    expect(retire(key, 'new', hours(24))).toMatchObject({ replacedById: 'new', expiresAt: hours(24) });
    expect(retire({ ...key, expiresAt: hours(1) }, 'new', hours(24)).expiresAt).toEqual(hours(1));
    expect(statusOf(retire(key, 'new', hours(24)), hours(24))).toBe('expired');
  });

  it('[D-64] rolls a key once', () => {
    expect(() => retire(retire(key, 'new', hours(24)), 'newer', hours(24))).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('changes the given fields and removes those that are null', () => {
    const labelled = amend(
      key,
      { label: 'Site', expiresAt: hours(1), origins: ['https://new.example'], limits: { register: { perMinute: 1, burst: 1 } } },
      MOMENT,
    );
    expect(labelled).toMatchObject({ label: 'Site', expiresAt: hours(1), origins: ['https://new.example'], scopes: key.scopes });
    expect(amend(labelled, { scopes: ['read'] }, MOMENT)).toEqual({ ...labelled, scopes: ['read'] });
    expect(amend(labelled, { label: null, expiresAt: null }, MOMENT)).toEqual({ ...labelled, label: undefined, expiresAt: undefined });
  });

  it.each([
    ['origins', anAccessKey(keyText('secret')), { origins: ['https://shop.example'] }],
    ['scopes', anAccessKey(keyText('admin')), { scopes: ['read' as const] }],
    ['expiresAt', key, { expiresAt: MOMENT }],
  ])('refuses %s that cannot be', (field, target, amendment) => {
    expect(() => amend(target, amendment, MOMENT)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_ERROR', details: { fields: { [field]: expect.any(String) } } }),
    );
  });
});

describe('[D-157] rights of a key', () => {
  const token = (facts: Partial<AccessKey> = {}) => anAccessKey(keyText('admin'), facts);
  const later = new Date(MOMENT.getTime() + 3_600_000);

  it('are replaced by a role or by permissions, and stay where neither is given', () => {
    const support = amend(token({ permissions: ['orders.read'] }), { role: 'support' }, MOMENT);
    expect([support.role, support.permissions]).toEqual(['support', undefined]);
    const listed = amend(support, { permissions: ['guests.admit'] }, MOMENT);
    expect([listed.role, listed.permissions]).toEqual([undefined, ['guests.admit']]);
    expect(amend(listed, { label: 'Door' }, MOMENT)).toEqual({ ...listed, label: 'Door' });
  });

  it.each([
    ['role', anAccessKey(keyText('secret')), { role: 'door' as const }],
    ['permissions', anAccessKey(keyText('secret')), { permissions: ['guests.admit' as const] }],
    ['permissions', token(), { role: 'door' as const, permissions: ['guests.admit' as const] }],
  ])('are refused for their %s', (field, target, amendment) => {
    expect(() => amend(target, amendment, MOMENT)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_ERROR', details: { fields: { [field]: expect.any(String) } } }),
    );
  });

  it('are changed by nobody who has less, before or after, and never beyond their end', () => {
    const manager = { permissions: ['keys.write', 'guests.admit', 'events.read'] } as const;
    const door = token({ role: 'door' });
    const judge = (holder: Rights, before: AccessKey, next: AccessKey) => () => refuseChangeBeyond(holder, before, next);
    expect(judge(manager, door, revoke(door, MOMENT))).not.toThrow();
    expect(judge(manager, door, amend(door, { role: 'support' }, MOMENT))).toThrow(MissingPermissions);
    expect(judge(manager, token(), revoke(token(), MOMENT))).toThrow(MissingPermissions);
    const ending = { ...manager, expiresAt: later };
    expect(judge(ending, door, amend(door, { label: 'Gate' }, MOMENT))).toThrow(OutlastsGiver);
    expect(judge(ending, door, amend(door, { expiresAt: later }, MOMENT))).not.toThrow();
    for (const taken of [revoke(door, MOMENT), pause(door, MOMENT)]) expect(judge(ending, door, taken)).not.toThrow();
    expect(judge(ending, pause(door, MOMENT), resume(pause(door, MOMENT)))).toThrow(OutlastsGiver);
    const secret = anAccessKey(keyText('secret'));
    expect(judge(ending, secret, resume(secret))).not.toThrow();
  });
});

describe('[D-157] the last credential of a workspace', () => {
  const token = (id: string, facts: Partial<AccessKey> = {}) => anAccessKey(keyText('admin'), { id, ...facts });
  const later = new Date(MOMENT.getTime() + 3_600_000);
  const ends: [string, (before: AccessKey) => AccessKey][] = [
    ['revoked', (before) => revoke(before, MOMENT)],
    ['paused', (before) => pause(before, MOMENT)],
    ['given an end', (before) => amend(before, { expiresAt: later }, MOMENT)],
    ['given rights that manage no keys', (before) => amend(before, { role: 'manager' }, MOMENT)],
  ];
  const judge = (before: AccessKey, next: AccessKey, others: AccessKey[]) => () => refuseLastCredential({ before, next, others }, MOMENT);

  it.each(ends)('is not %s while no other works and does not end', (_, end) => {
    const before = token('a');
    const useless = [
      token('b', { pausedAt: MOMENT }),
      token('c', { revokedAt: MOMENT }),
      token('d', { expiresAt: later }),
      token('g', { role: 'manager' }),
      token('h', { permissions: ['keys.read'] }),
      anAccessKey(keyText('secret'), { id: 'e' }),
      before,
    ];
    expect(judge(before, end(before), useless)).toThrow(LastCredential);
    for (const facts of [{}, { role: 'owner' }, { permissions: ['keys.write'] }] as const)
      expect(judge(before, end(before), [...useless, token('f', facts)])).not.toThrow();
  });

  it('may be changed in anything else, and others that do not keep the workspace may end', () => {
    const before = token('a');
    expect(judge(before, amend(before, { label: 'Desk' }, MOMENT), [])).not.toThrow();
    for (const facts of [{ pausedAt: MOMENT }, { expiresAt: later }, { revokedAt: MOMENT }]) {
      const other = token('b', facts);
      expect(judge(other, { ...other, revokedAt: MOMENT }, [])).not.toThrow();
    }
    const secret = anAccessKey(keyText('secret'));
    expect(judge(secret, revoke(secret, MOMENT), [])).not.toThrow();
  });
});
