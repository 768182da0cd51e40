import { OPERATOR } from '@svc/kernel/testing';
import { NotFound } from '@svc/kernel';
import { aWorkspace } from '../testing/access.builder';
import { InMemoryAccess } from '../testing/in-memory-access';
import { RenameWorkspace, SlugTaken } from './rename-workspace';

describe('[D-4] renaming a workspace', () => {
  const access = new InMemoryAccess();
  const shop = aWorkspace({ id: '0190a0b0-0000-7000-8000-000000000001', slug: 'console' });
  const other = aWorkspace({ id: '0190a0b0-0000-7000-8000-000000000002', slug: 'dye-house' });
  for (const workspace of [shop, other]) access.workspaces.set(workspace.id, workspace);
  const rename = (workspace: string, slug: string) =>
    new RenameWorkspace(access.unitOfWork, access.workspaceList).execute({ workspace, slug, by: OPERATOR });

  it('is refused without such a workspace, and to a slug that another one has', async () => {
    await expect(rename('nobody', 'arcade')).rejects.toThrow(NotFound);
    await expect(rename('console', 'dye-house')).rejects.toThrow(SlugTaken);
    expect(access.audit.entries).toEqual([]);
  });

  it('gives it the slug, and is in its audit log', async () => {
    await rename('Console', 'arcade');
    expect(await access.workspaceList.bySlug('arcade')).toEqual({ ...shop, slug: 'arcade' });
    expect(access.audit.entries).toMatchObject([{ action: 'change', subject: { kind: 'workspace', name: 'arcade' }, fields: ['slug'] }]);
  });
});
