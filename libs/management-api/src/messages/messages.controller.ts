import { Controller } from '@nestjs/common';
import { itemIdOf, Operation, type RefCall, requireFound, type WorkspaceCall } from '@svc/http';
import { MessageLog, ResendMessage, RetryMessage } from '@svc/notifications';
import { pageView, presentPage } from '../page.dto';
import { messageQueryOf, messagesQuery, messageView, presentMessage, type MessageView } from './messages.dto';

const messageIdOf = itemIdOf('message', 'msg');

const reading = { audience: 'workspace', tag: 'Messages', permission: 'messages.read' } as const;

/** Messages of the service to guests and to the merchant, including those that failed. */
@Controller()
export class MessagesController {
  constructor(
    private readonly log: MessageLog,
    private readonly retryMessage: RetryMessage,
    private readonly resendMessage: ResendMessage,
  ) {}

  @Operation('GET /admin/messages', {
    ...reading,
    id: 'listMessages',
    summary: 'List messages to people, newest first',
    description:
      'Returns the messages that the service sent, or plans to send, to buyers, guests and the merchant. Recipient and details of a message are deleted after 400 days, unless the installation has another limit; the record that it was sent is kept.',
    query: messagesQuery,
    returns: pageView(messageView, 'messages'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof messagesQuery }>) {
    return presentPage(await this.log.page(id, messageQueryOf(query)), 'msg', presentMessage);
  }

  @Operation('GET /admin/messages/:ref', {
    ...reading,
    id: 'readMessage',
    params: { ref: messageIdOf },
    summary: 'Read a message',
    description: 'Returns recipient, state and attempts of a message; its text is not stored.',
    returns: messageView,
  })
  read({ workspace: { id }, params: { ref: messageId } }: RefCall): Promise<MessageView> {
    return this.record(id, messageId);
  }

  @Operation('POST /admin/messages/:ref/retry', {
    id: 'retryMessage',
    audience: 'workspace',
    params: { ref: messageIdOf },
    permission: 'messages.retry',
    audit: 'change',
    tag: 'Messages',
    summary: 'Send a failed message once more',
    description:
      'Sends a message whose state is `failed` or `withheld` again, in the background and with a full set of attempts. A message in another state is refused (409).',
    status: 202,
    returns: messageView,
    errors: ['CONFLICT'],
  })
  async retry({ workspace: { id }, author: by, params: { ref: messageId } }: RefCall): Promise<MessageView> {
    await this.retryMessage.execute({ workspaceId: id, id: messageId, by });
    return this.record(id, messageId);
  }

  @Operation('POST /admin/messages/:ref/resend', {
    id: 'resendMessage',
    audience: 'workspace',
    params: { ref: messageIdOf },
    permission: 'messages.retry',
    audit: 'change',
    tag: 'Messages',
    summary: 'Send a message that was sent once more',
    description:
      'Sends a ticket, confirmation, receipt or notice that was lost once more, to the same recipient and as it would be written now: the response is the new message, whose `resendOf` names the first one. ' +
      'Refused (409, `details.reason`): messages that were not sent (`not_sent`: retry these), codes and confirmations of sign-ups (`code`), messages to you (`to_merchant`), to somebody who was erased (`nobody`), to an address that the registration or order no longer has (`address_changed`), announcements to somebody who has unsubscribed (`unsubscribed`), and what is over (`over`) or no longer true (`untrue`). ' +
      'One recipient gets 20 such messages in 24 hours; more are refused as `RATE_LIMITED`, with `details.limit` `recipient`.',
    status: 202,
    returns: messageView,
    errors: ['CONFLICT', 'RATE_LIMITED'],
  })
  async resend({ workspace: { id }, author: by, params: { ref: messageId } }: RefCall): Promise<MessageView> {
    return this.record(id, await this.resendMessage.execute({ workspaceId: id, id: messageId, by }));
  }

  private async record(workspaceId: string, id: string): Promise<MessageView> {
    return presentMessage(requireFound('message', await this.log.find(workspaceId, id)));
  }
}
