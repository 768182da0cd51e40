import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { AccessModule, CheckoutModule, MailboxModule } from '@svc/composition';
import { ClockController } from './clock.controller';
import { InboxController } from './inbox.controller';
import { OwnHost } from './own-host';
import { PlausibleBuyer } from './plausible-buyer';
import { SandboxBuyer } from './sandbox-buyer';
import { SandboxScriptController } from './sandbox.controller';

const CONTROLLERS = [ClockController, InboxController, SandboxScriptController];

/** Development-only routes; closed unless NODE_ENV is development (docs/spec/around.md, "Development only"). */
@Module({
  imports: [AccessModule, CheckoutModule, MailboxModule],
  providers: [PlausibleBuyer, SandboxBuyer],
  controllers: CONTROLLERS,
})
export class DevelopmentModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(OwnHost).forRoutes(...CONTROLLERS);
  }
}
