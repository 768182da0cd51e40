import type { FormItem } from '@svc/content';
import { fieldsOf, selectList } from '../rows/statements';
import { idsIn, type ItemChange } from '../rows/thing-rows';
import { opening, ThingStore } from '../rows/thing-store';
import { formEntity } from './content.entities';
import { withIds, withoutIds } from './keyed-things';
import { sluggedTable } from './slugged-table';

type StoredForm = FormItem & { fields: (FormItem['fields'][number] & { id: string })[] };

const FORMS = sluggedTable(formEntity);
const COLUMNS = selectList(formEntity, { alias: 't', fields: fieldsOf(formEntity, 'workspaceId', 'id') });

const OPEN = opening<StoredForm>('content.open_forms', FORMS, COLUMNS);

/** The section `forms` of a workspace's document; fields lie within their form, with ids. */
export class PostgresFormStore extends ThingStore<FormItem, StoredForm> {
  protected readonly table = FORMS;
  protected readonly opening = OPEN;

  protected itemsOf(rows: readonly StoredForm[]) {
    return rows.map(({ fields, ...form }) => ({ item: { ...form, fields: withoutIds(fields) }, ids: idsIn('fields', fields) }));
  }

  protected rowsOf(changes: readonly ItemChange<FormItem>[]) {
    return changes.map(({ item, ids }) => ({ ...item, id: ids.at(''), fields: withIds('fields', item.fields, ids) }));
  }
}
