import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Mailbox } from '@svc/adapters/messaging';
import { Clock, IdGenerator } from '@svc/kernel';
import { ServiceConfig } from './config';
import { provide } from './provide';

/** What was sent in development, shared by all processes of a DATA_DIR. */
@Module({
  providers: [provide(Mailbox, [ServiceConfig, IdGenerator, Clock], ({ dataDir }, ids, clock) => new Mailbox(join(dataDir, 'mailbox'), ids, clock))],
  exports: [Mailbox],
})
export class MailboxModule {}

export { Mailbox };
