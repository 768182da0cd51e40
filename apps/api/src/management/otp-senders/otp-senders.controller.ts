import { Body, Controller, Param } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { ServiceConfig } from '@svc/composition';
import { idOf, NotFound, type Author } from '@svc/kernel';
import {
  changedTemplate,
  ChangeTemplate,
  DeleteTemplate,
  MakeTemplate,
  newTemplate,
  RemoveConnection,
  SenderConnections,
  SetConnection,
} from '@svc/otp';
import { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import {
  connectionBody,
  connectionView,
  presentConnection,
  presentTemplate,
  templateView,
  type ConnectionView,
  type TemplateView,
} from './otp-senders.dto';

const connection = { audience: 'workspace', tag: 'One-time passwords', path: '/admin/otp/connection' } as const;

/** The workspace's own number: what is set of it can be replaced and removed, and never be read. */
@Controller()
export class OtpConnectionController {
  constructor(
    private readonly connections: SenderConnections,
    private readonly setConnection: SetConnection,
    private readonly removeConnection: RemoveConnection,
    private readonly config: ServiceConfig,
  ) {}

  @ManagementOperation({
    ...connection,
    id: 'readOtpConnection',
    method: 'GET',
    summary: 'Read which number the workspace’s own codes come from',
    returns: connectionView,
  })
  async read(@ManagedWorkspace() { id }: Workspace): Promise<ConnectionView> {
    return presentConnection(id, await this.connections.of(id), this.config.http.publicUrl);
  }

  @ManagementOperation({
    ...connection,
    id: 'setOtpConnection',
    method: 'PUT',
    summary: 'Connect the number that the workspace’s own codes come from',
    description: 'All of it, in place of the one before. It is kept encrypted, and shown by its last characters alone.',
    body: connectionBody,
    returns: connectionView,
  })
  async set(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Body(read(connectionBody)) given: z.output<typeof connectionBody>,
  ): Promise<ConnectionView> {
    return presentConnection(id, await this.setConnection.execute({ workspaceId: id, by, given }), this.config.http.publicUrl);
  }

  @ManagementOperation({
    ...connection,
    id: 'removeOtpConnection',
    method: 'DELETE',
    summary: 'Disconnect the number',
    description: 'Codes that were sent stay valid; no more is told of their delivery.',
    status: 204,
  })
  async remove(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author): Promise<void> {
    await this.removeConnection.execute({ workspaceId: id, by });
  }
}

const common = { audience: 'workspace', tag: 'One-time passwords' } as const;
const path = '/admin/otp/templates';

/** The authentication templates that codes by WhatsApp go by. */
@Controller()
export class OtpTemplatesController {
  constructor(
    private readonly connections: SenderConnections,
    private readonly makeTemplate: MakeTemplate,
    private readonly changeTemplate: ChangeTemplate,
    private readonly deleteTemplate: DeleteTemplate,
  ) {}

  @ManagementOperation({
    ...common,
    id: 'listOtpTemplates',
    method: 'GET',
    path,
    summary: 'List the authentication templates, oldest first',
    returns: z.object({ data: z.array(templateView) }),
  })
  async list(@ManagedWorkspace() { id }: Workspace): Promise<{ data: TemplateView[] }> {
    return { data: (await this.connections.templates(id)).map(presentTemplate) };
  }

  @ManagementOperation({
    ...common,
    id: 'makeOtpTemplate',
    method: 'POST',
    path,
    summary: 'Name an authentication template of the workspace’s WhatsApp account',
    description: 'Its ref is the `templateRef` of codes; those that name none go by the default, or by the oldest that is approved.',
    body: newTemplate,
    status: 201,
    returns: templateView,
  })
  async make(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Body(read(newTemplate)) given: z.output<typeof newTemplate>,
  ): Promise<TemplateView> {
    return presentTemplate(await this.makeTemplate.execute({ workspaceId: id, by, ...given }));
  }

  @ManagementOperation({
    ...common,
    id: 'changeOtpTemplate',
    method: 'PATCH',
    path: `${path}/:ref`,
    summary: 'Change a template, such as that Meta has approved it',
    body: changedTemplate,
    returns: templateView,
  })
  async change(
    @ManagedWorkspace() workspace: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref') ref: string,
    @Body(read(changedTemplate)) change: z.output<typeof changedTemplate>,
  ): Promise<TemplateView> {
    return presentTemplate(await this.changeTemplate.execute({ workspaceId: workspace.id, id: templateIdOf(ref), by, change }));
  }

  @ManagementOperation({
    ...common,
    id: 'deleteOtpTemplate',
    method: 'DELETE',
    path: `${path}/:ref`,
    summary: 'Forget a template: no code goes by it any more',
    status: 204,
  })
  async remove(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('ref') ref: string): Promise<void> {
    await this.deleteTemplate.execute({ workspaceId: id, id: templateIdOf(ref), by });
  }
}

/** @throws NotFound */
function templateIdOf(ref: string): string {
  const id = idOf('tpl', ref);
  if (!id) throw new NotFound('template');
  return id;
}
