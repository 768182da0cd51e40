import type { FormItem, FormStore } from '@svc/content';
import type { StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';
import { fieldsOf, selectList } from '../rows/statements';
import { idsIn, readThings, splitRow, storedNow, type ThingRow, ThingRows, type Way, WAYS, withStored } from '../rows/thing-rows';
import { formEntity } from './content.entities';
import { withIds, withoutIds } from './keyed-things';
import { sluggedTable } from './slugged-table';

type StoredForm = FormItem & { fields: (FormItem['fields'][number] & { id: string })[] };

const FORMS = sluggedTable(formEntity);
const COLUMNS = selectList(formEntity, { alias: 't', fields: fieldsOf(formEntity, 'workspaceId', 'id') });

const OPEN = composed<ThingRow<StoredForm>, [Way]>('content.open_forms', WAYS, (way) => readThings(FORMS, COLUMNS, way));

/** The section `forms` of a workspace's document; fields lie within their form, with ids. */
export class PostgresFormStore implements FormStore {
  private readonly rows: ThingRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new ThingRows(sql, workspaceId, FORMS);
  }

  async open(which?: Which): Promise<StoredItem<FormItem>[]> {
    const rows = await this.rows.read(OPEN, which);
    return rows.map(splitRow).map(({ thing, columns: { fields, ...form } }) => ({
      thing,
      item: { ...form, fields: withoutIds(fields) },
      ids: idsIn('fields', fields),
    }));
  }

  async save(forms: readonly FormItem[], stored: readonly StoredItem<FormItem>[] = []): Promise<StoredItem<FormItem>[]> {
    const changes = withStored(forms, stored, ({ slug }) => slug, this.ids);
    const things = await this.rows.write(
      changes.map(({ item, ids }) => ({ ...item, id: ids.at(''), fields: withIds('fields', item.fields, ids) })),
    );
    await this.rows.note(things.map(({ id }) => id));
    return storedNow(changes, things);
  }

  async remove(slugs: readonly string[]): Promise<void> {
    await this.rows.note(await this.rows.remove(slugs));
  }
}
