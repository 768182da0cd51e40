import { EVERY_WORKSPACE } from '@svc/adapters/postgres';
import { scopeOfJob } from './scope-of-job';

const workspaceId = '01890a5d-ac96-774b-bcce-b302099a8057';
const id = '01890a5d-ac96-774b-bcce-b302099a8058';

describe('for whom a job works', () => {
  it.each(['live', 'test'] as const)('is the workspace and the mode %s that its subject names first', (mode) => {
    expect(scopeOfJob(`${workspaceId}/${mode}/${id}`)).toEqual({ sight: workspaceId, mode });
  });

  it('is the workspace in live mode, when its subject names no mode', () => {
    expect(scopeOfJob(`${workspaceId}/${id}`)).toEqual({ sight: workspaceId, mode: 'live' });
  });

  it('is everybody, when its subject is a thing alone, whose workspace is looked up', () => {
    for (const subject of [id, '', `live/${workspaceId}`]) expect(scopeOfJob(subject)).toEqual({ sight: EVERY_WORKSPACE, mode: 'live' });
  });
});
