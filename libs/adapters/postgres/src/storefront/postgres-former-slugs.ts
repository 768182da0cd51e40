import { FormerSlugs, type FormerSlug, type SluggedKind } from '@svc/storefront';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';

/** Table of the things of a kind. */
interface SlugTable {
  table: string;
  /** SQL of a row's slug, `t`, in lower case; `lower` itself is slow where row-level security meets very many rows. */
  identity: string;
  /** Condition of a row that has its slug. */
  there: string;
  /** Further condition of one that is public. */
  published: string;
  /** SQL of the moment from which it is public. */
  since: string;
}

const storedIn = (table: string, published = 't.published'): SlugTable => ({
  table,
  identity: 'lower(t.slug)',
  there: 'true',
  published,
  since: 'null',
});
const softly = (table: string): SlugTable => ({
  table,
  identity: 't.identity',
  there: 't.deleted_at is null',
  published: 't.published',
  since: 'null',
});

const SLUG_TABLES: Record<SluggedKind, SlugTable> = {
  product: softly('product'),
  collection: softly('collection'),
  event: { ...softly('event'), since: 't.published_at' },
  form: storedIn('form'),
  table: storedIn('data_table'),
  catalog: storedIn('media_catalog'),
  folder: storedIn('folder', 't.public'),
  note: { ...storedIn('note'), since: 'coalesce(t.published_at, t.created_at)' },
};

/** Present slugs of renamed things, by hand: each by one statement over the former slugs and the table of its kind. */
export class PostgresFormerSlugs extends FormerSlugs {
  constructor(private readonly sql: Sql) {
    super();
  }

  async presentSlugOf({ workspaceId, kind, slug, now }: FormerSlug): Promise<string | undefined> {
    const [row] = await this.sql.query(presentSlug(kind), [workspaceId, slug, now]);
    return row?.slug;
  }
}

const presentSlug = composed<{ slug: string }, [kind: SluggedKind]>(
  'storefront.present_slug',
  Object.keys(SLUG_TABLES).map((kind) => [kind as SluggedKind]),
  (kind) => {
    const { table, identity, there, published, since } = SLUG_TABLES[kind];
    return `select t.slug
   from former_slug former
   join ${table} t on t.workspace_id = former.workspace_id and t.id = former.thing_id and ${there} and ${published}
  where former.workspace_id = $1 and former.kind = '${table}' and former.slug = lower($2)
    and coalesce(${since}, '-infinity'::timestamptz) <= $3
    and not exists (select 1 from ${table} t where t.workspace_id = $1 and ${identity} = lower($2) and ${there})`;
  },
);
