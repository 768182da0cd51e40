import { Controller } from '@nestjs/common';
import { ReadWorkspace } from '@svc/access';
import { describedEnum, withMeanings } from '@svc/contracts';
import { nameOf, Operation, type OperatorCall, type WorkspaceCall } from '@svc/http';
import { type Author, Clock, InvalidInput } from '@svc/kernel';
import { CHANNELS, MESSAGE_KINDS, MESSAGE_MEANINGS, MOST_RETRIED, type RetriedMessages, RetryFailedMessages } from '@svc/notifications';
import { z } from 'zod';
import { at, flag } from '../page.dto';
import { CHANNEL_MEANINGS } from './messages.dto';

/** Query of the operation. Unknown parameters are refused, since a misspelt `dryRun` would send messages. */
const retryQuery = z.strictObject({
  dryRun: flag('Mode of the request: send failed messages again, or only count them.', {
    true: 'Nothing is sent: the response has the number of messages.',
    false: 'The messages are sent again.',
  }),
});

const retryBody = z
  .strictObject({
    since: at.describe(
      'Only failed messages that were planned at or after this moment: ISO 8601 with zone, such as `2026-12-01T22:00:00Z`.',
    ),
    until: at
      .optional()
      .describe('Only failed messages that were planned before this moment: ISO 8601 with zone. Default: the moment of the request.'),
    kinds: z
      .array(z.enum(MESSAGE_KINDS))
      .min(1, 'Give at least one kind, or leave it out.')
      .optional()
      .describe(withMeanings('Kinds of failed messages to send again. Default: all.', MESSAGE_MEANINGS)),
    channel: z.enum(CHANNELS).optional().describe(withMeanings('Only failed messages by this channel. Default: all.', CHANNEL_MEANINGS)),
    reason: z
      .string()
      .trim()
      .min(1, 'Give a part of the reason, or leave it out.')
      .max(200, 'Use at most 200 characters.')
      .optional()
      .describe('Only failed messages whose `error` contains this text, in any case, such as `535`. Default: all.'),
  })
  .meta({ id: 'RetryMessagesBody', description: 'Failed messages to send again.' });

const count = (what: string) => z.int().describe(`Number of failed messages ${what}.`);

const retriedView = z
  .object({
    dryRun: z.boolean().describe('True when failed messages were only counted (`dryRun=true`); false when they were sent again.'),
    matched: count('that match the request'),
    retried: count('that this request made due; they are sent in the background'),
    left: count('that match the request and are not made due yet; repeat the request until it is 0'),
    byKind: z
      .array(
        z.object({
          kind: describedEnum(MESSAGE_KINDS, 'Kind of the failed messages.', MESSAGE_MEANINGS),
          count: count('of this kind'),
        }),
      )
      .describe('Failed messages that match the request by kind, the most first.'),
    byReason: z
      .array(
        z.object({
          reason: z.string().describe('Reason of the failed messages, plain text without addresses.'),
          count: count('with this reason'),
        }),
      )
      .describe('Failed messages that match the request by the reason of their failure, the most first; at most 20 reasons.'),
  })
  .meta({ id: 'RetriedMessages', description: 'Failed messages that match a request, and how many of them are sent again.' });

type RetryQuery = z.output<typeof retryQuery>;
type RetryBody = z.output<typeof retryBody>;
type RetriedView = { dryRun: boolean } & RetriedMessages;

/** Failed messages that are sent again in bulk, such as those of an outage (D-160). */
@Controller()
export class RetryMessagesController {
  constructor(
    private readonly retryFailed: RetryFailedMessages,
    private readonly readWorkspace: ReadWorkspace,
    private readonly clock: Clock,
  ) {}

  @Operation('POST /admin/messages/retry', {
    id: 'retryMessages',
    audience: 'workspace',
    permission: 'messages.retry',
    audit: 'change',
    tag: 'Messages',
    summary: 'Send failed messages again',
    description: `Sends messages whose state is \`failed\` again in the background, with a full set of attempts: filtered by time, kind, channel and reason, up to ${MOST_RETRIED} in each request; repeat it until \`left\` is 0. Repeating is safe: a message that is due again is not failed any more. Limits by recipient hold when each is sent, and a message whose content is no longer of use is \`skipped\`. Messages that are \`withheld\` are not included.`,
    query: retryQuery,
    body: retryBody,
    status: 200,
    returns: retriedView,
    errors: ['VALIDATION_ERROR'],
  })
  retry({ workspace, author: by, query, body }: WorkspaceCall<{ query: typeof retryQuery; body: typeof retryBody }>): Promise<RetriedView> {
    return this.retryIn(workspace.id, { by, query, body });
  }

  @Operation('POST /admin/workspaces/:ref/messages/retry', {
    id: 'retryWorkspaceMessages',
    audience: 'operator',
    params: { ref: nameOf('workspace') },
    audit: 'change',
    tag: 'Workspaces',
    summary: 'Send failed messages of a workspace again',
    description:
      'Sends failed messages of a workspace again, as `POST /admin/messages/retry` does for its merchant, such as after an outage of the mail server. The response has numbers and reasons, and neither recipients nor contents. For operators.',
    query: retryQuery,
    body: retryBody,
    status: 200,
    returns: retriedView,
    errors: ['VALIDATION_ERROR'],
  })
  async retryForWorkspace({
    author: by,
    params: { ref },
    query,
    body,
  }: OperatorCall<{ params: { ref: string }; query: typeof retryQuery; body: typeof retryBody }>): Promise<RetriedView> {
    const { id } = await this.readWorkspace.execute({ workspace: ref });
    return this.retryIn(id, { by, query, body });
  }

  private async retryIn(
    workspaceId: string,
    { by, query: { dryRun }, body }: { by: Author; query: RetryQuery; body: RetryBody },
  ): Promise<RetriedView> {
    const { since, until = this.clock.now({ workspaceId, mode: 'live' }), ...filters } = body;
    if (since >= until) throw new InvalidInput('Give a `since` before `until`.', { fields: { since: 'Give a moment before `until`.' } });
    return { dryRun, ...(await this.retryFailed.execute({ workspaceId, query: { since, until, ...filters }, dryRun, by })) };
  }
}
