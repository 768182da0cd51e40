import { Controller } from '@nestjs/common';
import {
  OUTWARD_THINGS,
  ReadWorkspace,
  UNDELIVERED_STATES,
  type UndeliveredCount,
  type UndeliveredOfWorkspace,
  UndeliveredWork,
} from '@svc/access';
import { describedEnum, withMeanings } from '@svc/contracts';
import { nameOf, Operation, type OperatorCall } from '@svc/http';
import { InvalidInput, RealClock, refOf, timestampOf } from '@svc/kernel';
import { CHANNELS } from '@svc/notifications';
import { MOST_RETRIED_DELIVERIES, RetryExhausted } from '@svc/webhooks';
import { z } from 'zod';
import { CHANNEL_MEANINGS } from '../messages/messages.dto';
import { at, filter, flag, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

const THINGS = { message: 'An e-mail, SMS or WhatsApp message.', webhook: 'An event on its way to a webhook destination.' };
const STATES = {
  waiting: 'Tried without success; it is tried again by itself.',
  held: 'A webhook whose destination is disabled: it is sent when the merchant enables it.',
  failed: 'Given up: it is sent again on request alone.',
};

const undeliveredQuery = pageQuery.extend({
  workspace: filter('Only this workspace: its slug or ref.'),
  state: z.enum(UNDELIVERED_STATES).optional().describe(withMeanings('Only work in this state. Default: all.', STATES)),
});

const countView = z
  .object({
    what: describedEnum(OUTWARD_THINGS, 'Kind of the undelivered work.', THINGS),
    state: describedEnum(UNDELIVERED_STATES, 'State of the undelivered work.', STATES),
    channel: describedEnum(CHANNELS, 'Channel of undelivered messages. Absent for webhooks.', CHANNEL_MEANINGS).optional(),
    reason: z.string().describe('Reason of the last attempt, plain text without addresses, numbers and ids. Empty when none was recorded.'),
    count: z.int().describe('Number of messages or webhooks in this state, for this reason.'),
    oldestAt: z.string().describe('Moment at which the oldest of these messages or webhooks was planned: UTC timestamp.'),
  })
  .meta({ id: 'UndeliveredCount', description: 'Messages or webhooks that did not go out, by state and reason.' });

const undeliveredView = z
  .object({
    workspaceRef: z.string().describe('Ref of the workspace with undelivered work: `wks_…`.'),
    workspace: z.string().describe('Slug of the workspace with undelivered work.'),
    undelivered: z.array(countView).describe('Counts of the workspace by state and reason, the most first; 50 at most.'),
  })
  .meta({ id: 'UndeliveredOfWorkspace', description: 'Numbers and reasons of what did not go out of one workspace.' });

/** Query of the operation. Unknown parameters are refused, since a misspelt `dryRun` would send webhooks. */
const retryQuery = z.strictObject({
  dryRun: flag('Mode of the request: send failed webhooks again, or only count them.', {
    true: 'Nothing is sent: the response has the number of webhooks.',
    false: 'The webhooks are sent again.',
  }),
});

const retryBody = z
  .strictObject({
    since: at.describe('Only failed webhooks of events made at or after this moment: ISO 8601 with zone, such as `2026-12-01T22:00:00Z`.'),
    until: at
      .optional()
      .describe('Only failed webhooks of events made before this moment: ISO 8601 with zone. Default: the moment of the request.'),
  })
  .meta({ id: 'RetryWebhooksBody', description: 'Failed webhook deliveries to send again.' });

const count = (what: string) => z.int().describe(`Number of failed webhook deliveries ${what}.`);

const retriedView = z
  .object({
    dryRun: z.boolean().describe('True when failed webhooks were only counted (`dryRun=true`); false when they were sent again.'),
    matched: count('that match the request'),
    retried: count('that this request made due; they are sent in the background'),
    left: count('that match the request and are not made due yet; repeat the request until it is 0'),
    disabled: count('to disabled destinations, which are not sent again'),
  })
  .meta({ id: 'RetriedWebhooks', description: 'Failed webhook deliveries that match a request, and how many of them are sent again.' });

/** Messages and webhooks of all workspaces that did not go out, in numbers alone (D-160). */
@Controller()
export class UndeliveredController {
  constructor(
    private readonly work: UndeliveredWork,
    private readonly retryExhausted: RetryExhausted,
    private readonly readWorkspace: ReadWorkspace,
    private readonly clock: RealClock,
  ) {}

  @Operation('GET /admin/undelivered', {
    id: 'listUndelivered',
    audience: 'operator',
    tag: 'Workspaces',
    summary: 'List workspaces with undelivered messages and webhooks',
    description:
      'Returns the workspaces whose messages or webhooks wait after a failed attempt, are held or failed, with their number by state and reason. It has neither contents nor recipients. For operators.',
    query: undeliveredQuery,
    returns: pageView(undeliveredView, 'workspaces with undelivered work'),
  })
  async list({ query: { workspace, state, ...page } }: OperatorCall<{ query: typeof undeliveredQuery }>) {
    const workspaceId = workspace === undefined ? undefined : (await this.readWorkspace.execute({ workspace })).id;
    return presentPage(await this.work.page({ ...pageRequestOf(page, 'wks'), workspaceId, state }), 'wks', present);
  }

  @Operation('POST /admin/workspaces/:ref/webhooks/retry', {
    id: 'retryWorkspaceWebhooks',
    audience: 'operator',
    params: { ref: nameOf('workspace') },
    audit: 'change',
    tag: 'Workspaces',
    summary: 'Send failed webhooks of a workspace again',
    description: `Sends webhook deliveries again that have no attempt left, on a fresh schedule, such as after an outage of the network: up to ${MOST_RETRIED_DELIVERIES} in each request, oldest events first; repeat it until \`left\` is 0. Repeating is safe: a delivery that is due again is not failed any more. Deliveries to disabled destinations stay. The response has numbers alone. For operators.`,
    query: retryQuery,
    body: retryBody,
    status: 200,
    returns: retriedView,
    errors: ['VALIDATION_ERROR'],
  })
  async retry({
    author: by,
    params: { ref },
    query: { dryRun },
    body: { since, until = this.clock.now() },
  }: OperatorCall<{ params: { ref: string }; query: typeof retryQuery; body: typeof retryBody }>) {
    if (since >= until) throw new InvalidInput('Give a `since` before `until`.', { fields: { since: 'Give a moment before `until`.' } });
    const { id: workspaceId } = await this.readWorkspace.execute({ workspace: ref });
    return { dryRun, ...(await this.retryExhausted.execute({ workspaceId, span: { since, until }, dryRun, by })) };
  }
}

function present({ id, slug, undelivered }: UndeliveredOfWorkspace) {
  return { workspaceRef: refOf('wks', id), workspace: slug, undelivered: undelivered.map(presentCount) };
}

function presentCount({ oldestAt, channel, ...count }: UndeliveredCount) {
  return { ...count, ...(channel !== undefined && { channel: channel as (typeof CHANNELS)[number] }), oldestAt: timestampOf(oldestAt) };
}
