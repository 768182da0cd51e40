import { Controller } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { itemIdOf, Operation, type RefCall, type WorkspaceCall } from '@svc/http';
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
import { listView } from '../page.dto';
import {
  connectionBody,
  connectionView,
  presentConnection,
  presentTemplate,
  templateView,
  type ConnectionView,
  type TemplateView,
} from './otp-senders.dto';

const reading = { audience: 'workspace', tag: 'One-time passwords', permission: 'otp.read' } as const;
const writing = { audience: 'workspace', tag: 'One-time passwords', permission: 'otp.write' } as const;

/** The workspace's own number for codes: credentials can be replaced and removed, and are never returned. */
@Controller()
export class OtpConnectionController {
  constructor(
    private readonly connections: SenderConnections,
    private readonly setConnection: SetConnection,
    private readonly removeConnection: RemoveConnection,
    private readonly config: ServiceConfig,
  ) {}

  @Operation('GET /admin/otp/connection', {
    ...reading,
    id: 'readOtpConnection',
    summary: 'Read the connected number for one-time passwords',
    description:
      'Returns which provider and channel the merchant’s number for one-time passwords has; credentials are shown by their last characters only.',
    returns: connectionView,
  })
  async read({ workspace: { id } }: WorkspaceCall): Promise<ConnectionView> {
    return presentConnection(id, await this.connections.of(id), this.config.http.publicUrl);
  }

  @Operation('PUT /admin/otp/connection', {
    ...writing,
    id: 'setOtpConnection',
    audit: ['create', 'change'],
    summary: 'Connect the number for one-time passwords',
    description:
      'Connects the merchant’s own number for one-time passwords, or replaces the connection as a whole. Credentials are stored encrypted and shown by their last characters only.',
    body: connectionBody,
    returns: connectionView,
  })
  async set({ workspace: { id }, author: by, body: connection }: WorkspaceCall<{ body: typeof connectionBody }>): Promise<ConnectionView> {
    return presentConnection(id, await this.setConnection.execute({ workspaceId: id, by, fields: connection }), this.config.http.publicUrl);
  }

  @Operation('DELETE /admin/otp/connection', {
    ...writing,
    id: 'removeOtpConnection',
    audit: 'delete',
    summary: 'Disconnect the number for one-time passwords',
    description:
      'Deletes the connection with its credentials. One-time passwords that were sent stay valid; their delivery is no longer reported.',
    status: 204,
  })
  async remove({ workspace: { id }, author: by }: WorkspaceCall): Promise<void> {
    await this.removeConnection.execute({ workspaceId: id, by });
  }
}

const path = '/admin/otp/templates';

const templateIdOf = itemIdOf('template', 'tpl');

/** Authentication templates of codes by WhatsApp. */
@Controller()
export class OtpTemplatesController {
  constructor(
    private readonly connections: SenderConnections,
    private readonly makeTemplate: MakeTemplate,
    private readonly changeTemplate: ChangeTemplate,
    private readonly deleteTemplate: DeleteTemplate,
  ) {}

  @Operation(`GET ${path}`, {
    ...reading,
    id: 'listOtpTemplates',
    summary: 'List the authentication templates, oldest first',
    description: 'Returns the WhatsApp templates of one-time passwords, approved or not.',
    returns: listView(templateView, 'WhatsApp templates of one-time passwords, the oldest first. Empty when there are none.').meta({
      id: 'OtpTemplateList',
      description: 'All WhatsApp templates of one-time passwords that a workspace has registered.',
    }),
  })
  async list({ workspace: { id } }: WorkspaceCall): Promise<{ data: TemplateView[] }> {
    return { data: (await this.connections.templates(id)).map(presentTemplate) };
  }

  @Operation(`POST ${path}`, {
    ...writing,
    id: 'makeOtpTemplate',
    audit: 'create',
    summary: 'Create an authentication template',
    description:
      'Registers a WhatsApp template that exists at Meta, so that one-time passwords can be sent by it; nothing is created at Meta. Requests for one-time passwords without `templateRef` use the default template, or the oldest approved one.',
    body: newTemplate,
    status: 201,
    returns: templateView,
  })
  async make({ workspace: { id }, author: by, body: template }: WorkspaceCall<{ body: typeof newTemplate }>): Promise<TemplateView> {
    return presentTemplate(await this.makeTemplate.execute({ workspaceId: id, by, ...template }));
  }

  @Operation(`PATCH ${path}/:ref`, {
    ...writing,
    id: 'changeOtpTemplate',
    params: { ref: templateIdOf },
    audit: 'change',
    summary: 'Change an authentication template',
    description:
      'Changes a WhatsApp template of one-time passwords: set `approved` once Meta has approved it. Fields that are left out keep their values.',
    body: changedTemplate,
    returns: templateView,
  })
  async change({
    workspace,
    author: by,
    params: { ref: id },
    body: change,
  }: RefCall<{ body: typeof changedTemplate }>): Promise<TemplateView> {
    return presentTemplate(await this.changeTemplate.execute({ workspaceId: workspace.id, id, by, change }));
  }

  @Operation(`DELETE ${path}/:ref`, {
    ...writing,
    id: 'deleteOtpTemplate',
    params: { ref: templateIdOf },
    audit: 'delete',
    summary: 'Delete an authentication template',
    description: 'Deletes the WhatsApp template here, so that one-time passwords are no longer sent by it. The template at Meta stays.',
    status: 204,
  })
  async remove({ workspace, author: by, params: { ref: id } }: RefCall): Promise<void> {
    await this.deleteTemplate.execute({ workspaceId: workspace.id, id, by });
  }
}
