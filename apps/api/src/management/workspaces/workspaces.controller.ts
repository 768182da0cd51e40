import { Body, Controller, Param, Query } from '@nestjs/common';
import { CreateWorkspace, ReadWorkspace, WorkspaceList } from '@svc/access';
import type { Author } from '@svc/kernel';
import { CallingAuthor, ManagementOperation, nameParam, read } from '../../edge';
import { pageQuery, pageRequestOf, pageView, presentPage, type PageQuery } from '../page.dto';
import { presentWorkspace, workspaceView, type WorkspaceView } from './workspace.view';
import { createdWorkspaceView, createWorkspaceBody, type CreatedWorkspaceView, type CreateWorkspaceBody } from './workspaces.dto';

/** The operator's side: which workspaces there are. */
@Controller()
export class WorkspacesController {
  constructor(
    private readonly createWorkspace: CreateWorkspace,
    private readonly readWorkspace: ReadWorkspace,
    private readonly workspaces: WorkspaceList,
  ) {}

  @ManagementOperation({
    id: 'createWorkspace', audience: 'operator', method: 'POST', path: '/admin/workspaces', tag: 'Workspaces',
    summary: 'Make a workspace with its first admin token', body: createWorkspaceBody, status: 201, returns: createdWorkspaceView,
    errors: ['CONFLICT'],
  })
  async create(@CallingAuthor() by: Author, @Body(read(createWorkspaceBody)) body: CreateWorkspaceBody): Promise<CreatedWorkspaceView> {
    const { workspace, adminToken } = await this.createWorkspace.execute({ ...body, by });
    return { ...presentWorkspace(workspace), adminToken };
  }

  @ManagementOperation({
    id: 'listWorkspaces', audience: 'operator', method: 'GET', path: '/admin/workspaces', tag: 'Workspaces',
    summary: 'List workspaces, newest first', query: pageQuery, returns: pageView(workspaceView),
  })
  async list(@Query(read(pageQuery)) query: PageQuery) {
    return presentPage(await this.workspaces.page(pageRequestOf(query, 'wks')), 'wks', presentWorkspace);
  }

  @ManagementOperation({
    id: 'readWorkspace', audience: 'operator', method: 'GET', path: '/admin/workspaces/:ref', tag: 'Workspaces',
    summary: 'Read a workspace by its ref or slug', returns: workspaceView,
  })
  async read(@Param('ref', nameParam('workspace')) ref: string): Promise<WorkspaceView> {
    return presentWorkspace(await this.readWorkspace.execute({ workspace: ref }));
  }
}
