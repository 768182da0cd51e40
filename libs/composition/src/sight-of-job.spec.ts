import { EVERY_WORKSPACE } from '@svc/adapters/postgres';
import { sightOfJob } from './sight-of-job';

const workspaceId = '01890a5d-ac96-774b-bcce-b302099a8057';
const id = '01890a5d-ac96-774b-bcce-b302099a8058';

describe('whose rows a job sees', () => {
  it('are those of the workspace that its subject names first', () => {
    expect(sightOfJob(`${workspaceId}/live/${id}`)).toBe(workspaceId);
  });

  it('are all, when its subject is a thing alone, whose workspace is looked up', () => {
    for (const subject of [id, '', `live/${workspaceId}`]) expect(sightOfJob(subject)).toBe(EVERY_WORKSPACE);
  });
});
