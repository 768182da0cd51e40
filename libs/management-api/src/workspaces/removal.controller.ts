import { Controller } from '@nestjs/common';
import { ReadRemoval, type Removal, REMOVED_THINGS, RemoveWorkspace } from '@svc/access';
import { describedEnum, timestamp } from '@svc/contracts';
import { nameOf, Operation, type OperatorCall } from '@svc/http';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { flag } from '../page.dto';

const STATES = {
  planned: 'The request was a dry run: nothing is removed.',
  waiting: 'Nobody reaches the workspace any more; its data is deleted within a minute.',
  deleting: 'The worker deletes files and rows.',
  removed: 'Everything is deleted.',
};
const STATE_NAMES = ['planned', 'waiting', 'deleting', 'removed'] as const;

const rows = (what: string) => z.int().describe(`Number of ${what}.`);

const removalView = z
  .object({
    workspaceRef: z.string().describe('Ref of the workspace that is removed: `wks_…`.'),
    workspace: z.string().describe('Slug of the workspace. No other workspace gets it.'),
    state: describedEnum(STATE_NAMES, 'State of the removal.', STATES),
    counts: z
      .record(z.enum(REMOVED_THINGS), z.int())
      .describe(
        'Numbers of what is deleted, live and test mode together: `products`, `events`, `orders` and more. Much else goes with it.',
      ),
    requestedAt: timestamp.optional().describe('When the removal was requested: UTC timestamp. Absent after a dry run.'),
    startedAt: timestamp.optional().describe('When the deletion began: UTC timestamp. Absent before.'),
    totalRows: rows('rows that the workspace had when the deletion began. Absent before').optional(),
    removedRows: rows('rows that are deleted so far; of what other rows brought with them the total is exceeded'),
    finishedAt: timestamp.optional().describe('When the last row was deleted: UTC timestamp. Absent before.'),
  })
  .meta({ id: 'WorkspaceRemoval', description: 'Removal of a workspace, with its progress.' });
type RemovalView = z.infer<typeof removalView>;

const removalQuery = z.strictObject({
  dryRun: flag('Mode of the request: remove the workspace, or only count what would be deleted.', {
    true: 'Nothing is removed: the response has the numbers.',
    false: 'The workspace is removed for good.',
  }),
});

const params = { ref: nameOf('workspace') };

/** Removal of workspaces by the operator (D-159). */
@Controller()
export class RemovalController {
  constructor(
    private readonly removeWorkspace: RemoveWorkspace,
    private readonly readRemoval: ReadRemoval,
  ) {}

  @Operation('DELETE /admin/workspaces/:ref', {
    id: 'removeWorkspace',
    audience: 'operator',
    params,
    audit: 'delete',
    tag: 'Workspaces',
    summary: 'Remove a workspace for good',
    description:
      'Removes a workspace with everything that it stored, which cannot be undone: export what the law has you keep first. The workspace must have been suspended for 7 days, with no savings plan, balance, seat to come, payment, refund, cancellation or dispute under way, else the request is refused with 409, and `details.underWay` lists them; or nothing live may ever have been stored in it. Nobody reaches it within a second; the worker deletes files and rows in the background, and `GET /v1/admin/workspaces/{ref}/removal` shows the progress. Its slug is not given again. Repeating the request returns the same removal. For operators.',
    query: removalQuery,
    status: 200,
    returns: removalView,
    errors: ['CONFLICT'],
  })
  async remove({
    author: by,
    params: { ref },
    query: { dryRun },
  }: OperatorCall<{ params: { ref: string }; query: typeof removalQuery }>): Promise<RemovalView> {
    return present(await this.removeWorkspace.execute({ workspace: ref, by, dryRun }));
  }

  @Operation('GET /admin/workspaces/:ref/removal', {
    id: 'readWorkspaceRemoval',
    audience: 'operator',
    params,
    tag: 'Workspaces',
    summary: 'Read the removal of a workspace',
    description:
      'Returns how far the removal of a workspace is, by the ref or slug that the workspace had; also when it is finished. For operators.',
    returns: removalView,
  })
  async read({ params: { ref } }: OperatorCall<{ params: { ref: string } }>): Promise<RemovalView> {
    return present(await this.readRemoval.execute({ workspace: ref }));
  }
}

function stateOf({ requestedAt, startedAt, finishedAt }: Removal): RemovalView['state'] {
  if (!requestedAt) return 'planned';
  if (finishedAt) return 'removed';
  return startedAt ? 'deleting' : 'waiting';
}

function present(removal: Removal): RemovalView {
  const { workspaceId, slug, counts, requestedAt, startedAt, totalRows, removedRows, finishedAt } = removal;
  return {
    workspaceRef: refOf('wks', workspaceId),
    workspace: slug,
    state: stateOf(removal),
    counts,
    ...(requestedAt && { requestedAt: timestampOf(requestedAt) }),
    ...(startedAt && { startedAt: timestampOf(startedAt) }),
    ...(totalRows !== undefined && { totalRows }),
    removedRows,
    ...(finishedAt && { finishedAt: timestampOf(finishedAt) }),
  };
}
