import { Body, Controller } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { ServiceConfig } from '@svc/composition';
import type { Author } from '@svc/kernel';
import { RemoveConnection, SenderConnections, SetConnection } from '@svc/otp';
import type { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { connectionBody, connectionView, presentConnection, type ConnectionView } from './otp-senders.dto';

const common = { audience: 'workspace', tag: 'One-time passwords', path: '/admin/otp/connection' } as const;

/** The workspace's own number: what is set of it can be replaced and removed, and never be read. */
@Controller()
export class OtpConnectionController {
  constructor(
    private readonly connections: SenderConnections,
    private readonly setConnection: SetConnection,
    private readonly removeConnection: RemoveConnection,
    private readonly config: ServiceConfig,
  ) {}

  @ManagementOperation({ ...common, id: 'readOtpConnection', method: 'GET', summary: 'Read which number the workspace’s own codes come from', returns: connectionView })
  async read(@ManagedWorkspace() { id }: Workspace): Promise<ConnectionView> {
    return presentConnection(id, await this.connections.of(id), this.config.http.publicUrl);
  }

  @ManagementOperation({
    ...common, id: 'setOtpConnection', method: 'PUT', summary: 'Connect the number that the workspace’s own codes come from',
    description: 'All of it, in place of the one before. It is kept encrypted, and shown by its last characters alone.', body: connectionBody, returns: connectionView,
  })
  async set(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Body(read(connectionBody)) given: z.output<typeof connectionBody>): Promise<ConnectionView> {
    return presentConnection(id, await this.setConnection.execute({ workspaceId: id, by, given }), this.config.http.publicUrl);
  }

  @ManagementOperation({
    ...common, id: 'removeOtpConnection', method: 'DELETE', summary: 'Disconnect the number', description: 'Codes that were sent stay valid; no more is told of their delivery.', status: 204,
  })
  async remove(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author): Promise<void> {
    await this.removeConnection.execute({ workspaceId: id, by });
  }
}
