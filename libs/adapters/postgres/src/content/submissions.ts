import {
  type EarlierSubmission,
  type FormItem,
  FormReader,
  formSettings,
  type PublishedForm,
  type SenderName,
  type Sending,
  type Submission,
  SubmissionList,
  type SubmissionName,
  type SubmissionQuery,
  type SubmissionStore,
  type SubmissionTx,
  type SubmittedForm,
  type SubmittedQuestion,
} from '@svc/content';
import { defaultsOf, keysExpiredUntil } from '@svc/contracts';
import type { IdGenerator, Mode } from '@svc/kernel';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { type Page, pageOf } from '@svc/access';
import type { Sql } from '../work/sql';
import { isNamedShop, SHOP_NAMED_BY, shopName, type ShopNamedBy } from '../rows/shop-name';
import { composed, statement } from '../work/statement';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresOutbox } from '../outbox';
import { cleared, insertUnlessThere } from '../rows/row-writes';
import { formEntity, formFileUsageEntity, submissionEntity } from './content.entities';
import { isAtOrBefore, ownerIn } from '../work/database-clock';
import { patternOf, selectList, withoutNulls } from '../rows/statements';
import { withoutIds } from './keyed-things';

export function bindSubmissionTx(sql: Sql, ids: IdGenerator): SubmissionTx {
  return {
    submissions: new PostgresSubmissionStore(sql),
    outbox: new PostgresOutbox(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}

class PostgresSubmissionStore implements SubmissionStore {
  constructor(private readonly sql: Sql) {}

  async insert(submission: Submission, sending?: Sending): Promise<EarlierSubmission | undefined> {
    if (!sending) {
      await this.sql.repository(submissionEntity).insert({ ...submission });
      return undefined;
    }
    const { workspaceId, mode, submittedAt } = submission;
    const { key: sendingKey, fingerprint } = sending;
    await this.sql
      .repository(submissionEntity)
      .update(
        { workspaceId, mode, sendingKey, submittedAt: LessThanOrEqual(keysExpiredUntil(submittedAt)) },
        cleared({ sendingKey: undefined, fingerprint: undefined }),
      );
    if (await insertUnlessThere(this.sql, submissionEntity, { ...submission, sendingKey, fingerprint })) return undefined;
    const earlier = await this.sentAs(submission, sendingKey, submittedAt);
    if (!earlier) throw new Error('What was kept under this key was deleted at the same moment.');
    return earlier;
  }

  async sentAs(
    { workspaceId, mode }: Pick<Submission, 'workspaceId' | 'mode'>,
    sendingKey: string,
    now: Date,
  ): Promise<EarlierSubmission | undefined> {
    const rows = this.sql.repository(submissionEntity).createQueryBuilder('sent').addSelect('sent.fingerprint');
    const row = await rows.where({ workspaceId, mode, sendingKey, submittedAt: MoreThan(keysExpiredUntil(now)) }).getOne();
    if (!row) return undefined;
    const { fingerprint, sendingKey: _, ...submission } = row;
    return { submission, fingerprint: fingerprint! };
  }

  async fileBytes(workspaceId: string): Promise<number> {
    const usage = await this.sql.repository(formFileUsageEntity).findOneBy({ workspaceId });
    return usage?.bytes ?? 0;
  }

  async noteFull(workspaceId: string, now: Date): Promise<boolean> {
    const noted = await this.sql.execute(NOTE_FULL, [workspaceId, now]);
    return noted > 0;
  }

  async remove(workspaceId: string, mode: Mode, ids: readonly string[]): Promise<void> {
    await this.sql.repository(submissionEntity).delete({ workspaceId, mode, id: In([...ids]) });
  }
}

/** By hand: the statement that notes the notice decides whether it is still to be sent. */
const NOTE_FULL = statement('content.note_full')`
  insert into form_file_usage as usage (workspace_id, bytes, full_notice_sent_at) values ($1, 0, $2)
  on conflict (workspace_id) do update set full_notice_sent_at = excluded.full_notice_sent_at
   where usage.full_notice_sent_at is null or excluded.full_notice_sent_at - usage.full_notice_sent_at >= interval '24 hours'
  returning 1`;

/** Reads submissions from their tables. */
export class PostgresSubmissionList extends SubmissionList {
  constructor(private readonly sql: Sql) {
    super();
  }

  async page(workspaceId: string, { mode, formId, search, since, after, limit }: SubmissionQuery): Promise<Page<Submission>> {
    const filters = [after, formId, since, search && patternOf(search)].map((value) => value ?? null);
    return pageOf(await this.sql.query(PAGE, [workspaceId, mode, limit + 1, ...filters]), limit);
  }

  async find({ workspaceId, mode, id }: SubmissionName): Promise<Submission | undefined> {
    return (await this.sql.repository(submissionEntity).findOneBy({ workspaceId, mode, id })) ?? undefined;
  }

  sentBy(workspaceId: string, mode: Mode, { emails, phones }: SenderName): Promise<Submission[]> {
    return this.sql.query(SENT_BY, [workspaceId, mode, emails, phones]);
  }

  expired(now: Date, most: number): Promise<Submission[]> {
    return this.sql.query(EXPIRED, [now, most]);
  }

  async findInShop(workspaceSlug: string, { mode, id }: Pick<SubmissionName, 'mode' | 'id'>): Promise<Submission | undefined> {
    const { by, name } = await shopName(this.sql, workspaceSlug);
    const [row] = await this.sql.query(inShop(by), [name, mode, id]);
    return row;
  }

  async form(workspaceId: string, by: { id: string } | { slug: string }): Promise<SubmittedForm | undefined> {
    const named = 'id' in by ? [by.id, null] : [null, by.slug];
    const [row] = await this.sql.query(FORM, [workspaceId, ...named]);
    return row;
  }

  questions(workspaceId: string, mode: Mode, formId: string): Promise<SubmittedQuestion[]> {
    return this.sql.query(QUESTIONS, [workspaceId, mode, formId]);
  }
}

/** By hand: searches within answers, and across workspaces by the retention that each has set. */
const SUBMISSIONS = `select ${selectList(submissionEntity, { alias: 's' })} from form_submission s`;

/**
 * SQL of a page. Parameters of absent filters are null: `$4` cursor, `$5` form, `$6` earliest moment, `$7` pattern. An answer
 * of several choices is searched as its JSON.
 */
const PAGE = statement<Submission>('content.page')`
  ${SUBMISSIONS}
   where s.workspace_id = $1 and s.mode = $2 and ($4::uuid is null or s.id < $4) and ($5::uuid is null or s.form_id = $5)
     and ($6::timestamptz is null or s.submitted_at >= $6)
     and ($7::text is null or s.identity ->> 'name' ilike $7 or exists (select 1 from jsonb_array_elements(s.answers) a where a ->> 'value' ilike $7))
   order by s.id desc limit $3`;

const SENT_BY = statement<Submission>('content.sent_by')`
  ${SUBMISSIONS}
   where s.workspace_id = $1 and s.mode = $2 and (s.identity ->> 'email' = any ($3::text[]) or not s.identity ? 'email' and s.identity ->> 'phone' = any ($4::text[]))
   order by s.id`;

const EXPIRED = statement<Submission>('content.expired')`
  ${SUBMISSIONS}
    join (select id, case when settings -> 'forms' ? 'keepDays' then (settings #>> '{forms,keepDays}')::integer else ${String(defaultsOf(formSettings).keepDays)} end as days from workspace) w on w.id = s.workspace_id
   where s.mode in ('live', 'test') and ${isAtOrBefore('s.submitted_at', `$1::timestamptz - w.days * interval '24 hours'`, ownerIn('s'))}
   order by s.submitted_at limit $2`;

const inShop = composed<Submission, [by: ShopNamedBy]>(
  'content.in_shop',
  SHOP_NAMED_BY,
  (by) => `
  ${SUBMISSIONS}
    join workspace w on w.id = s.workspace_id
   where ${isNamedShop(by)} and s.mode = $2 and s.id = $3`,
);

const FORM = statement<SubmittedForm>('content.form')`
  select id, slug from (
    select f.id, f.slug, 0 as ordinal, f.id as newest from form f where f.workspace_id = $1
     union all
    select s.form_id, s.form_slug, 1, s.id from form_submission s where s.workspace_id = $1 and s.mode in ('live', 'test')
  ) named
   where id = $2::uuid or lower(slug) = lower($3)
   order by ordinal, newest desc limit 1`;

const QUESTIONS = statement<SubmittedQuestion>('content.questions')`
  with asked as (
    select q.field ->> 'key' as key, q.field ->> 'label' as label, q.ordinal
      from form f cross join lateral jsonb_array_elements(f.fields) with ordinality as q (field, ordinal)
     where f.workspace_id = $1 and f.id = $3 and q.field ->> 'type' <> 'heading'
  ), answered as (
    select distinct on (a.part ->> 'key') a.part ->> 'key' as key, a.part ->> 'label' as label
      from form_submission s cross join lateral jsonb_array_elements(s.answers || s.files) as a (part)
     where s.workspace_id = $1 and s.mode = $2 and s.form_id = $3
     order by a.part ->> 'key', s.id desc
  )
  select key, label from (
    select key, label, ordinal from asked
     union all
    select key, label, null from answered where key not in (select key from asked)
  ) columns
   order by ordinal nulls last, key`;

/** By hand: part of a form, prepared for people about to fill it in. */
const PUBLISHED_FORM = selectList(formEntity, { fields: ['id', 'slug', 'name', 'opensAt', 'closesAt', 'fields'] });
const PUBLISHED = statement<PublishedForm>(
  'content.published',
)`select ${PUBLISHED_FORM} from form where workspace_id = $1 and lower(slug) = lower($2) and published`;

type StoredForm = PublishedForm & { fields: (FormItem['fields'][number] & { id: string })[] };

export class PostgresFormReader extends FormReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async published(workspaceId: string, slug: string): Promise<PublishedForm | undefined> {
    const [row] = await this.sql.query(PUBLISHED, [workspaceId, slug]);
    if (!row) return undefined;
    const form = withoutNulls<StoredForm>(row);
    return { ...form, fields: withoutIds(form.fields) };
  }
}
