import { choice } from '../choice-option.mjs';
import { limit } from '../limit-option.mjs';

/** Most requests of one command. */
const MOST_REQUESTS = 10_000;

/** Operator: numbers of what did not go out, of all workspaces. */
export const listUndelivered = {
  name: 'workspace undelivered',
  takes: ['[workspace]'],
  summary: 'List undelivered messages and webhooks of all workspaces, by state and reason',
  about: 'Requires the operator’s token. It shows numbers and reasons, and neither recipients nor contents.',
  needs: 'operator',
  options: { state: choice('<state>', ['waiting', 'held', 'failed'], { before: 'only' }), limit },
  async run({ client, positionals: [workspace], values: { state, limit: most } }) {
    const workspaces = await client.list('/undelivered', { workspace, state }, most);
    return { data: workspaces, text: workspaces.length > 0 ? workspaces.map(textOf).join('\n\n') : 'Nothing is undelivered.' };
  },
};

/** Operator: sends failed webhooks of one workspace, or of all with such, again. */
export const retryWorkspaceWebhooks = {
  name: 'workspace retry-webhooks',
  takes: ['[workspace]'],
  summary: 'Send failed webhooks of a workspace, or of all workspaces, again',
  about: 'Requires the operator’s token. Deliveries to disabled destinations stay. With --dry-run nothing is sent.',
  needs: 'operator',
  options: {
    since: {
      type: 'string',
      value: '<moment>',
      needed: true,
      text: 'only webhooks of events made since this time, such as 2026-12-01T22:00:00Z',
    },
    until: { type: 'string', value: '<moment>', text: 'only webhooks of events made before this time (default: now)' },
    'dry-run': { type: 'boolean', text: 'count, and send nothing' },
  },
  async run({ client, positionals: [slug], values, complain }) {
    const slugs = slug === undefined ? (await client.list('/undelivered', { state: 'failed' })).map(({ workspace }) => workspace) : [slug];
    const workspaces = [];
    for (const workspace of slugs) workspaces.push({ workspace, ...(await retryAll(client, workspace, values, complain)) });
    const affected = workspaces.filter(({ matched, disabled }) => matched + disabled > 0);
    return { data: workspaces, text: affected.map(summaryOf).join('\n') || 'No failed webhooks match.' };
  },
};

/** Repeats the request until nothing is left, and reports its progress. */
async function retryAll(client, workspace, { since, until, 'dry-run': isDryRun = false }, complain) {
  const body = { since, until: until ?? new Date().toISOString() };
  const request = (dryRun) =>
    client.call('POST', '/workspaces/{workspace}/webhooks/retry', body, { path: { workspace }, query: { dryRun: String(dryRun) } });
  const first = await request(isDryRun);
  let { retried, left } = first;
  for (let requests = 1, made = retried; !isDryRun && left > 0 && made > 0 && requests < MOST_REQUESTS; requests += 1) {
    complain(`${retried} of ${first.matched} webhooks of ${workspace} are due again.`);
    const next = await request(false);
    made = next.retried;
    retried += made;
    left = next.left;
  }
  return { ...first, retried, left };
}

function textOf({ workspace, workspaceRef, undelivered }) {
  const lines = undelivered.map(({ count, what, channel, state, reason, oldestAt }) =>
    ['', String(count).padStart(6), (channel ?? what).padEnd(8), state.padEnd(7), `since ${oldestAt}`, reason].join('  '),
  );
  return [`${workspace} (${workspaceRef})`, ...lines].join('\n');
}

function summaryOf({ workspace, dryRun, matched, retried, disabled }) {
  const done = dryRun ? `${matched} would be sent again` : `${retried} are being sent again`;
  return `${workspace}: ${done}${disabled > 0 ? `, ${disabled} belong to disabled destinations` : ''}.`;
}
