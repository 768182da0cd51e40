import { refOf } from '@svc/kernel';
import { NotRemovable, refuseRemoval, type RemovalFindings, UNDER_WAY, type UnderWayKind } from './removal';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-12-10T12:00:00Z');
const ID = '0190a0b0-0000-7000-8000-000000000001';
const workspace = (daysSuspended?: number) => ({
  slug: 'dye-house',
  ...(daysSuspended !== undefined && { suspended: { reason: 'Fraud', since: new Date(NOW.getTime() - daysSuspended * DAY_MS) } }),
});
const live = (...underWay: RemovalFindings['underWay']): RemovalFindings => ({ hasLive: true, underWay });
const refused = (...args: [days: number | undefined, findings: RemovalFindings]) => {
  try {
    refuseRemoval(workspace(args[0]), args[1], NOW);
    return undefined;
  } catch (error) {
    return error as NotRemovable;
  }
};

describe('[D-159] the removal of a workspace', () => {
  it('needs no suspension where nothing live was ever stored', () => {
    expect(refused(undefined, { hasLive: false, underWay: [] })).toBeUndefined();
  });

  it('waits until the workspace has been suspended for seven days', () => {
    expect(refused(undefined, live())).toMatchObject({
      code: 'CONFLICT',
      message: 'The workspace dye-house cannot be removed yet. Suspend it first: it can be removed 7 days later.',
      details: { underWay: [] },
    });
    expect(refused(6.5, live())).toMatchObject({
      message:
        'The workspace dye-house cannot be removed yet. It can be removed from 2026-12-11T00:00:00.000Z on, 7 days after it was suspended.',
      details: { removableAt: '2026-12-11T00:00:00.000Z' },
    });
    expect(refused(7, live())).toBeUndefined();
  });

  it.each(Object.entries(UNDER_WAY) as [UnderWayKind, (typeof UNDER_WAY)[UnderWayKind]][])(
    'is refused while a %s is under way, which is listed',
    (what, prefix) => {
      const error = refused(30, live({ what, count: 12, ids: [ID] }));
      expect(error).toBeInstanceOf(NotRemovable);
      expect(error).toMatchObject({ details: { underWay: [{ what, count: 12, refs: [refOf(prefix, ID)] }] } });
      expect(error?.message).toMatch(/Under way are: 12 .+\.$/);
    },
  );

  it('is refused with everything at once', () => {
    expect(refused(1, live({ what: 'seat', count: 1, ids: [ID] }, { what: 'refund', count: 2, ids: [ID] }))?.message).toBe(
      'The workspace dye-house cannot be removed yet. It can be removed from 2026-12-16T12:00:00.000Z on, 7 days after it was suspended. Under way are: 1 seat to come, 2 refunds.',
    );
  });
});
