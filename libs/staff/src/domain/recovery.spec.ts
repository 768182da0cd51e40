import type { Role } from '@svc/access';
import type { Member } from './member';
import { NotYoursToRecover, refuseForeignRecovery } from './recovery';

const NOW = new Date('2026-12-01T09:00:00Z');
const member = (workspaceId: string, role: Role): Member => ({ workspaceId, personId: 'p', role, joinedAt: NOW });

describe('a recovery by an owner', () => {
  it('[ADR 0171 r9] ends the factors of somebody who works for them alone', () => {
    expect(() =>
      refuseForeignRecovery([member('a', 'owner'), member('b', 'owner')], [member('a', 'door'), member('b', 'manager')]),
    ).not.toThrow();
  });

  it.each([
    ['works for others as well', [member('a', 'owner')], [member('a', 'door'), member('b', 'owner')]],
    ['works where they do not own', [member('a', 'owner'), member('b', 'manager')], [member('b', 'door')]],
  ])('[ADR 0171 r9] is refused for somebody who %s', (_, own, theirs) => {
    expect(() => refuseForeignRecovery(own, theirs)).toThrow(NotYoursToRecover);
  });
});
