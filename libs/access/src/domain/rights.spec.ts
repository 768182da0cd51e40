import { MOMENT } from '../testing/access.builder';
import { PERMISSIONS, type Permission } from './permissions';
import { EVERY_RIGHT, permissionsOf, refuseLongerThan, refuseMoreThan, refuseWithout, type Rights, rightsGiven } from './rights';
import type { Role } from './roles';

const hours = (count: number) => new Date(MOMENT.getTime() + count * 3_600_000);

describe('[D-157] rights of an admin token', () => {
  it('are all permissions with neither role nor permissions, as tokens had them before there were roles', () => {
    expect([...permissionsOf({})]).toEqual(Object.keys(PERMISSIONS));
    expect(permissionsOf({})).toEqual(permissionsOf(EVERY_RIGHT));
  });

  it('are the permissions that are named and exist', () => {
    expect([...permissionsOf({ permissions: ['orders.read', 'orders.gone' as Permission] })]).toEqual(['orders.read']);
    expect(permissionsOf({ permissions: [] }).size).toBe(0);
  });

  it('are none by a role that this release does not have', () => {
    expect(permissionsOf({ role: 'auditor' as Role }).size).toBe(0);
  });

  it('refuse what needs a permission that is missing, and say which', () => {
    const door = permissionsOf({ role: 'door' });
    expect(() => refuseWithout(door, ['guests.admit'])).not.toThrow();
    expect(() => refuseWithout(door, ['guests.admit', 'orders.read'])).toThrow(
      expect.objectContaining({ code: 'INSUFFICIENT_SCOPE', details: { required: ['orders.read'] } }),
    );
    expect(() => refuseWithout(door, ['guests.read', 'orders.read'])).toThrow('the permissions guests.read, orders.read');
  });

  it('name five of many in the message, and all of them beside it', () => {
    const refused = () => refuseMoreThan({ permissions: [] }, { role: 'owner' });
    expect(refused).toThrow(/lacks audit\.read, catalogue\.read, catalogue\.write, checkouts\.read, codes\.read and \d+ more: /);
    expect(refused).toThrow(expect.objectContaining({ details: { required: Object.keys(PERMISSIONS) } }));
  });

  it.each<[string, Rights, Rights, string[]]>([
    ['a role with more', { role: 'manager' }, { role: 'owner' }, ['keys.write', 'payments.connect']],
    ['permissions beyond a role', { role: 'door' }, { permissions: ['guests.admit', 'orders.read'] }, ['orders.read']],
    ['a role beyond permissions', { permissions: ['keys.write', 'events.read'] }, { role: 'door' }, ['guests.admit']],
    ['a token of before', { role: 'manager' }, {}, ['keys.write', 'payments.connect']],
  ])('do not reach %s', (_, holder, other, required) => {
    expect(() => refuseMoreThan(holder, other)).toThrow(expect.objectContaining({ code: 'INSUFFICIENT_SCOPE', details: { required } }));
  });

  it('reach what has no more, by role or by permissions', () => {
    for (const other of [{ role: 'door' }, { role: 'read_only' }, { permissions: ['orders.refund'] }, { role: 'manager' }] as Rights[])
      expect(() => refuseMoreThan({ role: 'manager' }, other)).not.toThrow();
    expect(() => refuseMoreThan({ permissions: ['guests.admit', 'events.read'] }, { role: 'door' })).not.toThrow();
  });

  it('give nothing that outlasts them', () => {
    const holder = { role: 'owner', expiresAt: hours(2) } as const;
    for (const expiresAt of [hours(1), hours(2)]) expect(() => refuseLongerThan(holder, { expiresAt })).not.toThrow();
    for (const expiresAt of [hours(3), undefined])
      expect(() => refuseLongerThan(holder, { expiresAt })).toThrow(expect.objectContaining({ code: 'INSUFFICIENT_SCOPE' }));
    expect(() => refuseLongerThan({ role: 'owner' }, {})).not.toThrow();
  });

  it('are passed on as they are where none are named', () => {
    expect(rightsGiven({}, {})).toMatchObject({ role: 'owner', permissions: undefined });
    expect(rightsGiven({ role: 'support', expiresAt: hours(2) }, {})).toMatchObject({ role: 'support', expiresAt: hours(2) });
    expect(rightsGiven({ permissions: ['keys.write'] }, {})).toMatchObject({ role: undefined, permissions: ['keys.write'] });
    expect(rightsGiven({ role: 'owner' }, { permissions: ['orders.read'], expiresAt: hours(1) })).toEqual({
      role: undefined,
      permissions: ['orders.read'],
      expiresAt: hours(1),
    });
  });
});
