import { FormReader, type FormItem, type PublishedForm } from '@svc/content';
import type { DataSource } from 'typeorm';
import { selectList, withoutNulls } from '../bulk';
import { withoutIds } from './keyed-things';

const COLUMNS = { id: 'id uuid', slug: 'slug text', name: 'name text', opensAt: 'opens_at timestamptz', closesAt: 'closes_at timestamptz', fields: 'fields jsonb' };
const PUBLISHED = `select ${selectList(COLUMNS)} from form where workspace_id = $1 and lower(slug) = lower($2) and published`;

type StoredForm = PublishedForm & { fields: (FormItem['fields'][number] & { id: string })[] };

export class PostgresFormReader extends FormReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async published(workspaceId: string, slug: string): Promise<PublishedForm | undefined> {
    const [row] = await this.dataSource.query<object[]>(PUBLISHED, [workspaceId, slug]);
    if (!row) return undefined;
    const form = withoutNulls<StoredForm>(row);
    return { ...form, fields: withoutIds(form.fields) };
  }
}
