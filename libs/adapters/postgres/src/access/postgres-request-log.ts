import { type LoggedRequest, type Page, pageOf, RequestLog, REQUESTS_LOOKED_AT, type RequestQuery } from '@svc/access';
import { uuidAt } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { insertRecords, selectList, withoutNulls } from '../rows/statements';
import { requestLogEntity } from './access.entities';

const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export class PostgresRequestLog extends RequestLog {
  constructor(private readonly sql: Sql) {
    super();
  }

  async write(requests: Buffer): Promise<void> {
    await this.sql.execute(WRITE, [requests]);
  }

  async page(workspaceId: string, { after, until, since, limit, ...filters }: RequestQuery): Promise<Page<LoggedRequest>> {
    const end = [after, until && uuidAt(until)].filter((id) => id !== undefined).sort()[0] ?? HIGHEST_ID;
    const span = [workspaceId, uuidAt(since), end];
    const { keyId, mode, method, path, errorCode, statuses } = filters;
    const rows = await this.sql.query(PAGE, [...span, keyId, mode, method, path, errorCode, statuses?.from, statuses?.to, limit + 1]);
    const page = pageOf(
      rows.map((row) => withoutNulls<LoggedRequest>(row)),
      limit,
    );
    return page.next === undefined && Object.values(filters).some((filter) => filter !== undefined)
      ? { ...page, next: await this.endOfScan(span) }
      : page;
  }

  /** Returns the last request that a page scans, where there are more. */
  private async endOfScan(span: readonly string[]): Promise<string | undefined> {
    const [last, more] = await this.sql.query(END_OF_SCAN, [...span]);
    return more && last!.id;
  }
}

/** By hand: many requests of many workspaces are written by one statement. They come as bytes, which are text to the server. */
const WRITE = statement('access.write')`
  ${insertRecords(requestLogEntity, { from: '$1::text::json', type: 'json' })} on conflict do nothing`;

const SPAN = 'workspace_id = $1 and id >= $2 and id < $3';

/** By hand: a bounded number of requests is scanned, newest first, and the scan ends with the page. */
const PAGE = statement<LoggedRequest>('access.page')`
  select ${selectList(requestLogEntity, { alias: 'looked' })}
    from (select * from request_log where ${SPAN} order by id desc limit ${REQUESTS_LOOKED_AT}) looked
   where ($4::uuid is null or key_id = $4) and ($5::text is null or mode = $5) and ($6::text is null or method = $6) and ($7::text is null or path = $7)
     and ($8::text is null or error_code = $8) and ($9::integer is null or status >= $9) and ($10::integer is null or status <= $10)
   order by id desc
   limit $11`;

const END_OF_SCAN = statement<{ id: string }>('access.end_of_scan')`
  select id from request_log where ${SPAN} order by id desc offset ${REQUESTS_LOOKED_AT - 1} limit 2`;
