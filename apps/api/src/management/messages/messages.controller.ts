import { Controller } from '@nestjs/common';
import { MessageLog, RetryMessage } from '@svc/notifications';
import { requireFound, itemIdOf, Operation, type RefCall, type WorkspaceCall } from '../../edge';
import { pageView, presentPage } from '../page.dto';
import { messageQueryOf, messagesQuery, messageView, presentMessage, type MessagesQuery, type MessageView } from './messages.dto';

const messageIdOf = itemIdOf('message', 'msg');

const reading = { audience: 'workspace', tag: 'Messages', permission: 'messages.read' } as const;

/** Messages of the service to guests and to the merchant, including those that failed. */
@Controller()
export class MessagesController {
  constructor(
    private readonly log: MessageLog,
    private readonly retryMessage: RetryMessage,
  ) {}

  @Operation('GET /admin/messages', {
    ...reading,
    id: 'listMessages',
    summary: 'List messages to people, newest first',
    description:
      'Recipient and details of a message are kept for 400 days, unless the installation says otherwise; the record that it was sent is kept.',
    query: messagesQuery,
    returns: pageView(messageView, 'messages'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: MessagesQuery }>) {
    return presentPage(await this.log.page(id, messageQueryOf(query)), 'msg', presentMessage);
  }

  @Operation('GET /admin/messages/:ref', {
    ...reading,
    id: 'readMessage',
    params: { ref: messageIdOf },
    summary: 'Read a message',
    description: 'Returns recipient, state and attempts; the text of the message is not part of it.',
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
    description: 'Its attempts begin again, on the usual schedule.',
    status: 202,
    returns: messageView,
    errors: ['CONFLICT'],
  })
  async retry({ workspace: { id }, author: by, params: { ref: messageId } }: RefCall): Promise<MessageView> {
    await this.retryMessage.execute({ workspaceId: id, id: messageId, by });
    return this.record(id, messageId);
  }

  private async record(workspaceId: string, id: string): Promise<MessageView> {
    return presentMessage(requireFound('message', await this.log.find(workspaceId, id)));
  }
}
