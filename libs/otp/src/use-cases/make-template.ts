import { refOf, type AuditAction, type AuditedChange, type Author, type Clock, type IdGenerator } from '@svc/kernel';
import { writtenTemplates, type CodeTemplate } from '../domain/code-template';
import type { SenderUnitOfWork } from '../ports/sender-connections';

export interface MakeTemplateCommand extends Pick<CodeTemplate, 'workspaceId' | 'name' | 'language' | 'approved' | 'isDefault'> {
  by: Author;
}

/** Names an authentication template that the merchant has at WhatsApp. */
export class MakeTemplate {
  constructor(
    private readonly work: SenderUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput */
  async execute({ by, ...given }: MakeTemplateCommand): Promise<CodeTemplate> {
    const template = { ...given, id: this.ids.next(), createdAt: this.clock.now() };
    await this.work.run(async ({ templates, audit }) => {
      await templates.put(writtenTemplates(await templates.hold(template.workspaceId), template));
      await audit.record(template.workspaceId, by, [auditedTemplate(template, 'create', ['name', 'language', 'approved', 'isDefault'])]);
    });
    return template;
  }
}

export function auditedTemplate({ id, name }: CodeTemplate, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind: 'otp_template', ref: refOf('tpl', id), name }, fields };
}
