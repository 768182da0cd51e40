import { Module } from '@nestjs/common';
import { AccessModule, CheckoutModule, MailboxModule } from '@svc/composition';
import { ClockController } from './clock.controller';
import { InboxController } from './inbox.controller';
import { SandboxDoor } from './sandbox-door';
import { SandboxScriptController } from './sandbox.controller';

/** Closed with NODE_ENV=production (around.md, "Development only"). */
@Module({ imports: [AccessModule, CheckoutModule, MailboxModule], providers: [SandboxDoor], controllers: [ClockController, InboxController, SandboxScriptController] })
export class DevelopmentModule {}
