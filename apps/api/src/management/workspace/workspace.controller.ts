import { Body, Controller } from '@nestjs/common';
import { ChangeWorkspace, workspacePatch, type Workspace, type WorkspacePatch } from '@svc/access';
import type { Author } from '@svc/kernel';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { presentWorkspace, workspaceView, type WorkspaceView } from '../workspaces/workspace.view';

/** The merchant's own workspace: switches and settings. */
@Controller()
export class WorkspaceController {
  constructor(private readonly changeWorkspace: ChangeWorkspace) {}

  @ManagementOperation({
    id: 'readOwnWorkspace', audience: 'workspace', method: 'GET', path: '/admin/workspace', tag: 'Workspace',
    summary: 'Read the workspace’s switches and settings', returns: workspaceView,
  })
  read(@ManagedWorkspace() workspace: Workspace): WorkspaceView {
    return presentWorkspace(workspace);
  }

  @ManagementOperation({
    id: 'changeOwnWorkspace', audience: 'workspace', method: 'PATCH', path: '/admin/workspace', tag: 'Workspace',
    summary: 'Change switches and settings', description: 'In effect everywhere within a second.', body: workspacePatch, returns: workspaceView,
  })
  async change(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Body(read(workspacePatch)) patch: WorkspacePatch): Promise<WorkspaceView> {
    return presentWorkspace(await this.changeWorkspace.execute({ workspaceId: id, by, patch }));
  }
}
