import { Module } from '@nestjs/common';
import { MailboxModule } from '@svc/composition';
import { ClockController } from './clock.controller';
import { InboxController } from './inbox.controller';

/** Closed with NODE_ENV=production (around.md, "Development only"). */
@Module({ imports: [MailboxModule], controllers: [ClockController, InboxController] })
export class DevelopmentModule {}
