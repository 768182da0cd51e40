import { NotFound, type Author } from '@svc/kernel';
import { writtenTemplates, type CodeTemplate } from '../domain/code-template';
import type { SenderUnitOfWork } from '../ports/sender-connections';
import { auditedTemplate } from './make-template';

export interface ChangeTemplateCommand {
  workspaceId: string;
  id: string;
  by: Author;
  /** What is not named stays. */
  change: Partial<Pick<CodeTemplate, 'name' | 'language' | 'approved' | 'isDefault'>>;
}

/** Changes what is known of a template, such as that Meta has approved it. */
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
