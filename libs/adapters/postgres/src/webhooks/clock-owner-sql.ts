import type { ClockOwnerSql } from '../work/database-clock';

/** SQL of `clockOwnerOf` (libs/webhooks), for a row of webhook_destination. */
export const clockOwnerOfDestination = (row: string): ClockOwnerSql => ({
  workspace: `${row}.workspace_id`,
  mode: `case when ${row}.mode = 'test' then 'test' else 'live' end`,
});

/** Returns SQL of the time by which deliveries to a destination go, given SQL of its workspace and its id. */
export function nowOfDestination(workspace: string, id: string): string {
  const owner = clockOwnerOfDestination('d');
  return `(select service_now(${owner.workspace}, ${owner.mode}) from webhook_destination d where d.workspace_id = ${workspace} and d.id = ${id})`;
}
