import { Module } from '@nestjs/common';
import { AccessModule, MediaModule, RegistrationModule, StorefrontContentModule, StorefrontEventsModule, TicketingModule } from '@svc/composition';
import { EVENT_PAGE_CONTROLLERS, EventDesk } from './events';
import { HostedFilesController } from './files.controller';
import { HostedMediaController } from './media.controller';
import { HostedTicketsController } from './tickets/tickets.controller';

/** What people without a key see: below `/<workspace slug>/` and `/media/<workspace slug>/`. */
@Module({
  imports: [AccessModule, StorefrontContentModule, StorefrontEventsModule, MediaModule, RegistrationModule, TicketingModule],
  providers: [EventDesk],
  controllers: [HostedFilesController, HostedMediaController, HostedTicketsController, ...EVENT_PAGE_CONTROLLERS],
})
export class HostedModule {}
