import { NotFound, type Author } from '@svc/kernel';
import type { SenderUnitOfWork } from '../ports/sender-connections';
import { auditedTemplate } from './make-template';

export interface DeleteTemplateCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Forgets a template: no code goes by it any more. */
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
