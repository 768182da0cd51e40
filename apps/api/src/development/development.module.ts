import { Module } from '@nestjs/common';
import { AccessModule, CheckoutModule, MailboxModule } from '@svc/composition';
import { ClockController } from './clock.controller';
import { InboxController } from './inbox.controller';
import { PlausibleBuyer } from './plausible-buyer';
import { SandboxBuyer } from './sandbox-buyer';
import { SandboxScriptController } from './sandbox.controller';

/** Closed unless NODE_ENV is development (around.md, "Development only"). */
@Module({
  imports: [AccessModule, CheckoutModule, MailboxModule],
  providers: [PlausibleBuyer, SandboxBuyer],
  controllers: [ClockController, InboxController, SandboxScriptController],
})
export class DevelopmentModule {}
