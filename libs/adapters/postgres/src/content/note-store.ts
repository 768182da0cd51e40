import { noteBody, type NoteItem } from '@svc/content';
import { fieldsOf, selectList } from '../rows/statements';
import type { ItemChange } from '../rows/thing-rows';
import { opening, ThingStore } from '../rows/thing-store';
import { noteEntity } from './content.entities';
import { sluggedTable } from './slugged-table';

const NOTES = sluggedTable(noteEntity, ['shownHtml', 'readingMinutes']);
const COLUMNS = selectList(noteEntity, { alias: 't', fields: fieldsOf(noteEntity, 'workspaceId', 'id') });

const OPEN = opening<NoteItem>('content.open_notes', NOTES, COLUMNS);

/** The section `notes` of a workspace's document, each with the markup and reading time for readers, computed as it is saved. */
export class PostgresNoteStore extends ThingStore<NoteItem, NoteItem> {
  protected readonly table = NOTES;
  protected readonly opening = OPEN;

  protected itemsOf(rows: readonly NoteItem[]) {
    return rows.map((item) => ({ item, ids: new Map() }));
  }

  protected rowsOf(changes: readonly ItemChange<NoteItem>[]) {
    return changes.map(({ item, ids }) => {
      const { bodyHtml: shownHtml, readingMinutes } = noteBody(item);
      return { ...item, id: ids.at(''), shownHtml, readingMinutes };
    });
  }
}
