import { type FailedQuery, PURGED } from '@svc/notifications';

/** SQL condition of failed messages, by the values of `failedValues`: $1 to $6. */
export const IS_FAILED = `
  workspace_id = $1 and state = 'failed' and created_at >= $2::timestamptz and created_at < $3::timestamptz
  and ($4::text[] is null or kind = any ($4::text[])) and ($5::text is null or channel = $5::text)
  and position(lower($6::text) in lower(coalesce(last_error, ''))) > 0 and recipient not like '${PURGED}%'`;

/** Returns the values of the condition. */
export function failedValues(workspaceId: string, { since, until, kinds, channel, reason }: FailedQuery): unknown[] {
  return [workspaceId, since, until, kinds ?? null, channel ?? null, reason ?? ''];
}
