import { setTimeout as sleep } from 'node:timers/promises';
import { Failed, Refused, UsageError } from '../errors.mjs';
import { momentText } from '../texts.mjs';

const POLL_MS = 2_000;

/** Operator: removes a workspace for good, and follows the deletion. */
export const removeWorkspace = {
  name: 'workspace remove',
  takes: ['<workspace>'],
  summary: 'Remove a workspace with everything in it',
  about:
    'Requires the operator’s token. The workspace must have been suspended for 7 days, with nothing under way, or never have stored anything live. It cannot be undone, and the slug is not given again. The command follows the deletion; ending it does not end the deletion, and workspace removal shows how far it is.',
  needs: 'operator',
  options: {
    confirm: { type: 'string', value: '<slug>', text: 'slug of the workspace once more; needed unless --dry-run is given' },
    'dry-run': { type: 'boolean', text: 'count what would be deleted, and remove nothing' },
  },
  async run({ client, positionals: [workspace], values, complain }) {
    const planned = await remove(client, workspace, true);
    const what = countsText(planned);
    if (values['dry-run']) return { data: planned, text: `Removing ${planned.workspace} would delete ${what}.` };
    if (values.confirm !== planned.workspace) {
      throw new UsageError(`Nothing was removed. It would delete ${what}: to go on, add --confirm ${planned.workspace}.`);
    }
    const removal = await follow(client, await remove(client, workspace, false), complain);
    return { data: removal, text: `${removal.workspace} (${removal.workspaceRef}) is removed: ${removal.removedRows} rows were deleted.` };
  },
};

/** Operator: how far a removal is. */
export const showRemoval = {
  name: 'workspace removal',
  takes: ['<workspace>'],
  summary: 'Show how far the removal of a workspace is',
  about: 'Requires the operator’s token. Slug or ref are those that the workspace had.',
  needs: 'operator',
  options: {},
  async run({ client, positionals: [workspace] }) {
    const removal = await read(client, workspace);
    return { data: removal, text: stateText(removal) };
  },
};

const remove = (client, workspace, dryRun) =>
  client.call('DELETE', '/workspaces/{workspace}', undefined, { path: { workspace }, query: { dryRun: String(dryRun) } });

const read = (client, workspace) => client.call('GET', '/workspaces/{workspace}/removal', undefined, { path: { workspace } });

async function follow(client, removal, complain) {
  let latest = removal;
  for (let shown; latest.state !== 'removed'; latest = await next(client, latest)) {
    const text = stateText(latest);
    if (text !== shown) complain(text);
    shown = text;
    await sleep(POLL_MS);
  }
  return latest;
}

/** Returns the removal as it is now. Throws Failed when the worker has withdrawn it. */
async function next(client, { workspace, workspaceRef }) {
  try {
    return await read(client, workspaceRef);
  } catch (error) {
    if (!(error instanceof Refused) || error.error.code !== 'NOT_FOUND') throw error;
    throw new Failed('WITHDRAWN', `${workspace} was not removed: something was sold or booked in it at the same moment. It is as before.`);
  }
}

function stateText({ workspace, state, removedRows, totalRows, finishedAt }) {
  if (state === 'removed') return `${workspace} is removed since ${momentText(finishedAt)}: ${removedRows} rows were deleted.`;
  if (state === 'deleting') return `${workspace}: ${removedRows} of ${totalRows} rows are deleted.`;
  return `${workspace}: the deletion begins within a minute.`;
}

function countsText({ counts }) {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length > 0 ? some.map(([what, count]) => `${count} ${what}`).join(', ') : 'nothing but its settings';
}
