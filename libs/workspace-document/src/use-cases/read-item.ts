import type { ItemSection } from '../domain/sections';
import type { DocumentUnitOfWork } from '../ports/document-tx';
import { answerOf, EditSession, type ItemAnswer } from './edit-session';

export interface ItemName {
  workspaceId: string;
  section: ItemSection;
  id: string;
}

/** Reads one thing of a section, published or not. Throws NotFound. */
export class ReadItem {
  constructor(private readonly work: DocumentUnitOfWork) {}

  execute({ workspaceId, section, id }: ItemName): Promise<ItemAnswer> {
    return this.work.run(async (tx) => answerOf(section, await EditSession.forReading(tx, workspaceId).find(section, id)));
  }
}
