import { MessageLog, type Message, type MessageQuery } from '@svc/notifications';
import type { DataSource } from 'typeorm';
import { MESSAGE, messageOf, type MessageRow } from './message-row';

export class PostgresMessageLog extends MessageLog {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async page(workspaceId: string, { after, limit, state, channel, kind, subjectId }: MessageQuery): Promise<{ data: Message[]; next?: string }> {
    const rows = await this.dataSource.query<MessageRow[]>(PAGE, [
      workspaceId, limit + 1, after ?? null, state ?? null, channel ?? null, kind ?? null, subjectId ?? null,
    ]);
    const data = rows.slice(0, limit).map(messageOf);
    return rows.length > limit ? { data, next: data.at(-1)!.id } : { data };
  }

  async find(workspaceId: string, id: string): Promise<Message | undefined> {
    const [row] = await this.dataSource.query<MessageRow[]>(`select ${MESSAGE} from message where workspace_id = $1 and id = $2`, [workspaceId, id]);
    return row && messageOf(row);
  }

  async due(most: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `with present as materialized (select service_now() as now)
       select id from message, present where state in ('due', 'sending') and due_at <= present.now order by due_at limit $1`,
      [most],
    );
    return rows.map(({ id }) => id);
  }

  async forget(before: Date, most: number): Promise<number> {
    const [, forgotten] = await this.dataSource.query<[unknown, number]>(
      `delete from message where (workspace_id, mode, id) in (
         select workspace_id, mode, id from message where created_at < $1 and state not in ('due', 'sending') order by created_at limit $2)`,
      [before, most],
    );
    return forgotten;
  }
}

const PAGE = `
  select ${MESSAGE} from message
   where workspace_id = $1 and ($3::uuid is null or id < $3) and ($4::text is null or state = $4) and ($5::text is null or channel = $5)
     and ($6::text is null or kind = $6) and ($7::uuid is null or subject_id = $7)
   order by id desc limit $2`;
