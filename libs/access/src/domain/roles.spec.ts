import { PERMISSIONS, type Permission } from './permissions';
import { permissionsOf } from './rights';
import { type Role, ROLE_NAMES, ROLES } from './roles';

const every = Object.keys(PERMISSIONS) as Permission[];
const lacks = (role: Role) => every.filter((permission) => !permissionsOf({ role }).has(permission));

describe('[D-157] roles', () => {
  it('are sets of permissions, each named once and in order, with a sentence of what they are for', () => {
    for (const role of ROLE_NAMES) {
      const { permissions, purpose }: { permissions: readonly Permission[]; purpose: string } = ROLES[role];
      expect([role, [...permissions]]).toEqual([role, [...new Set(permissions)].sort()]);
      expect(purpose).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('leave to owners alone who has access, and whose account is paid', () => {
    expect(lacks('owner')).toEqual([]);
    expect(lacks('manager')).toEqual(['keys.write', 'payments.connect']);
    for (const permission of lacks('manager')) expect(ROLE_NAMES.filter((role) => !lacks(role).includes(permission))).toEqual(['owner']);
  });

  it('have the permissions that others depend on: whoever writes something reads it, and whoever refunds reads orders', () => {
    for (const role of ROLE_NAMES) {
      const held = permissionsOf({ role });
      const blind = [...held].filter((permission) => {
        const [thing] = permission.split('.');
        const reads = `${thing}.read`;
        return permission !== 'guests.admit' && !(held as ReadonlySet<string>).has(reads);
      });
      expect([role, blind]).toEqual([role, []]);
    }
  });

  it('read everything as read_only, and change nothing', () => {
    expect([...permissionsOf({ role: 'read_only' })]).toEqual(every.filter((permission) => permission.endsWith('.read')));
  });

  it('see no people and no money as catalogue, and neither refund nor erase as support', () => {
    const of = (role: Role) => [...permissionsOf({ role })];
    expect(
      of('catalogue').filter((permission) =>
        /^(orders|contacts|guests|checkouts|payments|submissions|subscriptions|messages)\./.test(permission),
      ),
    ).toEqual([]);
    expect(of('support').filter((permission) => /refund|erase|resolve|connect|send|document|keys/.test(permission))).toEqual([]);
    expect(of('finance').filter((permission) => permission.endsWith('.write'))).toEqual(['savings.write']);
    expect(of('door')).toEqual(['events.read', 'guests.admit']);
  });
});
