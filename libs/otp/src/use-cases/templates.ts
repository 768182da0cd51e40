import { type AuditAction, type AuditedChange, type Author, type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import { type CodeTemplate, writtenTemplates } from '../domain/code-template';
import type { SenderUnitOfWork } from '../ports/sender-connections';

export interface MakeTemplateCommand extends Pick<CodeTemplate, 'workspaceId' | 'name' | 'language' | 'approved' | 'isDefault'> {
  by: Author;
}

/** Adds an authentication template that the merchant has at WhatsApp. */
export class MakeTemplate {
  constructor(
    private readonly work: SenderUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput */
  async execute({ by, ...fields }: MakeTemplateCommand): Promise<CodeTemplate> {
    const template = { ...fields, id: this.ids.next(), createdAt: this.clock.now() };
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

export interface ChangeTemplateCommand {
  workspaceId: string;
  id: string;
  by: Author;
  /** Fields that are absent stay unchanged. */
  change: Partial<Pick<CodeTemplate, 'name' | 'language' | 'approved' | 'isDefault'>>;
}

/** Changes the record of a template, such as its approval by Meta. */
export class ChangeTemplate {
  constructor(private readonly work: SenderUnitOfWork) {}

  /** @throws NotFound, InvalidInput */
  execute({ workspaceId, id, by, change }: ChangeTemplateCommand): Promise<CodeTemplate> {
    return this.work.run(async ({ templates, audit }) => {
      const present = await templates.hold(workspaceId);
      const before = present.find((each) => each.id === id);
      if (!before) throw new NotFound('template');
      const template = { ...before, ...change };
      const fields = (['name', 'language', 'approved', 'isDefault'] as const).filter((field) => template[field] !== before[field]);
      if (fields.length === 0) return before;
      await templates.put(writtenTemplates(present, template));
      await audit.record(workspaceId, by, [auditedTemplate(template, 'change', fields)]);
      return template;
    });
  }
}

export interface DeleteTemplateCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Deletes a template: no further code uses it. */
export class DeleteTemplate {
  constructor(private readonly work: SenderUnitOfWork) {}

  /** @throws NotFound */
  execute({ workspaceId, id, by }: DeleteTemplateCommand): Promise<void> {
    return this.work.run(async ({ templates, audit }) => {
      const template = (await templates.hold(workspaceId)).find((each) => each.id === id);
      if (!template) throw new NotFound('template');
      await templates.remove(template);
      await audit.record(workspaceId, by, [auditedTemplate(template, 'delete')]);
    });
  }
}
