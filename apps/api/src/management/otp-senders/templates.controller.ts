import { Body, Controller, Param } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { idOf, NotFound, type Author } from '@svc/kernel';
import { changedTemplate, ChangeTemplate, DeleteTemplate, MakeTemplate, newTemplate, SenderConnections } from '@svc/otp';
import { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { presentTemplate, templateView, type TemplateView } from './otp-senders.dto';

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

  @ManagementOperation({ ...common, id: 'listOtpTemplates', method: 'GET', path, summary: 'List the authentication templates, oldest first', returns: z.object({ data: z.array(templateView) }) })
  async list(@ManagedWorkspace() { id }: Workspace): Promise<{ data: TemplateView[] }> {
    return { data: (await this.connections.templates(id)).map(presentTemplate) };
  }

  @ManagementOperation({
    ...common, id: 'makeOtpTemplate', method: 'POST', path, summary: 'Name an authentication template of the workspace’s WhatsApp account',
    description: 'Its ref is the `templateRef` of codes; those that name none go by the default, or by the oldest that is approved.', body: newTemplate, status: 201, returns: templateView,
  })
  async make(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Body(read(newTemplate)) given: z.output<typeof newTemplate>): Promise<TemplateView> {
    return presentTemplate(await this.makeTemplate.execute({ workspaceId: id, by, ...given }));
  }

  @ManagementOperation({
    ...common, id: 'changeOtpTemplate', method: 'PATCH', path: `${path}/:ref`, summary: 'Change a template, such as that Meta has approved it', body: changedTemplate, returns: templateView,
  })
  async change(
    @ManagedWorkspace() workspace: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref') ref: string,
    @Body(read(changedTemplate)) change: z.output<typeof changedTemplate>,
  ): Promise<TemplateView> {
    return presentTemplate(await this.changeTemplate.execute({ workspaceId: workspace.id, id: templateIdOf(ref), by, change }));
  }

  @ManagementOperation({ ...common, id: 'deleteOtpTemplate', method: 'DELETE', path: `${path}/:ref`, summary: 'Forget a template: no code goes by it any more', status: 204 })
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
