import { Controller, Param, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import type { Author } from '@svc/kernel';
import { MessageLog, RetryMessage } from '@svc/notifications';
import { CallingAuthor, found, itemIdOf, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { pageView, presentPage } from '../page.dto';
import { messageQueryOf, messagesQuery, messageView, presentMessage, type MessagesQuery, type MessageView } from './messages.dto';

const messageIdOf = itemIdOf('message', 'msg');

/** What the service sent to guests and to the merchant, and what it could not. */
@Controller()
export class MessagesController {
  constructor(
    private readonly log: MessageLog,
    private readonly retryMessage: RetryMessage,
  ) {}

  @ManagementOperation({
    id: 'listMessages',
    audience: 'workspace',
    method: 'GET',
    path: '/admin/messages',
    tag: 'Messages',
    summary: 'List messages to people, newest first',
    description:
      'Whom a message went to, and its details, are kept for 400 days, unless the installation says otherwise; that it was sent is kept.',
    query: messagesQuery,
    returns: pageView(messageView),
  })
  async list(@ManagedWorkspace() { id }: Workspace, @Query(read(messagesQuery)) query: MessagesQuery) {
    return presentPage(await this.log.page(id, messageQueryOf(query)), 'msg', presentMessage);
  }

  @ManagementOperation({
    id: 'readMessage',
    audience: 'workspace',
    method: 'GET',
    path: '/admin/messages/:ref',
    tag: 'Messages',
    summary: 'Read a message',
    returns: messageView,
  })
  read(@ManagedWorkspace() { id }: Workspace, @Param('ref', messageIdOf) messageId: string): Promise<MessageView> {
    return this.record(id, messageId);
  }

  @ManagementOperation({
    id: 'retryMessage',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/messages/:ref/retry',
    tag: 'Messages',
    summary: 'Send a failed message once more',
    description: 'With a fresh schedule of attempts.',
    status: 202,
    returns: messageView,
    errors: ['CONFLICT'],
  })
  async retry(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', messageIdOf) messageId: string,
  ): Promise<MessageView> {
    await this.retryMessage.execute({ workspaceId: id, id: messageId, by });
    return this.record(id, messageId);
  }

  private async record(workspaceId: string, id: string): Promise<MessageView> {
    return presentMessage(found('message', await this.log.find(workspaceId, id)));
  }
}
