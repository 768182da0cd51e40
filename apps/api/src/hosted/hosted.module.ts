import { Module } from '@nestjs/common';
import { AccessModule, CheckoutModule, MediaModule, RegistrationModule, StorefrontContentModule, StorefrontEventsModule, TicketingModule } from '@svc/composition';
import { CHECKOUT_PAGE_PARTS, HostedCheckoutController } from './checkout';
import { EVENT_PAGE_CONTROLLERS, EventDesk } from './events';
import { HostedFilesController } from './files.controller';
import { HostedMediaController } from './media.controller';
import { SandboxController } from './sandbox';
import { HostedTicketsController } from './tickets/tickets.controller';

/** What people without a key see: below `/<workspace slug>/` and `/media/<workspace slug>/`, and the sandbox below `/sandbox/`. */
@Module({
  imports: [AccessModule, CheckoutModule, StorefrontContentModule, StorefrontEventsModule, MediaModule, RegistrationModule, TicketingModule],
  providers: [EventDesk, ...CHECKOUT_PAGE_PARTS],
  controllers: [HostedFilesController, HostedMediaController, HostedTicketsController, HostedCheckoutController, SandboxController, ...EVENT_PAGE_CONTROLLERS],
})
export class HostedModule {}
