import { ROLE_NAMES, type Role } from '@svc/access';
import { LastOwner, type Member, OwnersOnly, refuseLastOwner, refuseUnlessOwner } from './member';

const JOINED_AT = new Date('2026-12-01T09:00:00Z');
const member = (personId: string, role: Role): Member => ({ workspaceId: 'w', personId, role, joinedAt: JOINED_AT });

describe('the last owner of a workspace', () => {
  const alone = [member('ada', 'owner'), member('bola', 'manager')];

  it('[ADR 0171 r8] cannot leave, and takes no other role', () => {
    expect(() => refuseLastOwner({ personId: 'ada' }, alone)).toThrow(LastOwner);
    for (const next of ROLE_NAMES.filter((role) => role !== 'owner'))
      expect(() => refuseLastOwner({ personId: 'ada', next }, alone)).toThrow(LastOwner);
  });

  it('[ADR 0171 r8] stays an owner, and may leave once there is another one', () => {
    expect(() => refuseLastOwner({ personId: 'ada', next: 'owner' }, alone)).not.toThrow();
    expect(() => refuseLastOwner({ personId: 'ada' }, [...alone, member('chidi', 'owner')])).not.toThrow();
  });

  it('[ADR 0171 r8] holds back nobody else', () => {
    expect(() => refuseLastOwner({ personId: 'bola' }, alone)).not.toThrow();
    expect(() => refuseLastOwner({ personId: 'stranger' }, alone)).not.toThrow();
  });
});

describe('a decision about owners', () => {
  it('[D-157] is taken by owners and the operator alone', () => {
    for (const by of ROLE_NAMES.filter((role) => role !== 'owner')) {
      expect(() => refuseUnlessOwner(by, ['owner'])).toThrow(OwnersOnly);
      expect(() => refuseUnlessOwner(by, [undefined, 'door'])).not.toThrow();
    }
    for (const by of ['owner', undefined] as const) expect(() => refuseUnlessOwner(by, ['owner', 'door'])).not.toThrow();
  });
});
