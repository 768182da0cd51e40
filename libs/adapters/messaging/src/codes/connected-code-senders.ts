import { channelOf, chooseTemplate, CodeSenders, type CodeSender, type OwnSender, type SenderConnection, type SenderConnections } from '@svc/otp';

/** The numbers that merchants have connected, and the service's own. Texts need no template: their channel has a text of its own, and no others. */
export class ConnectedCodeSenders extends CodeSenders {
  /** @param make what a connection sends by; undefined where it cannot be used */
  constructor(
    private readonly connections: SenderConnections,
    private readonly make: (connection: SenderConnection, workspaceId: string) => CodeSender | undefined,
    private readonly service: CodeSender | undefined,
  ) {
    super();
  }

  frontdesk(): CodeSender | undefined {
    return this.service;
  }

  async own(workspaceId: string, templateId?: string): Promise<OwnSender | { missing: 'connection' | 'template' }> {
    const connection = (await this.connections.of(workspaceId))?.connection;
    const sender = connection && this.make(connection, workspaceId);
    if (!sender) return { missing: 'connection' };
    if (channelOf(connection) === 'sms') return templateId === undefined ? { sender } : { missing: 'template' };
    const template = chooseTemplate(await this.connections.templates(workspaceId), templateId);
    return template ? { sender, template: { id: template.id, name: template.name, language: template.language } } : { missing: 'template' };
  }
}
