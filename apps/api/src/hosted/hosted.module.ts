import { Module } from '@nestjs/common';
import { MediaModule, StorefrontContentModule } from '@svc/composition';
import { HostedFilesController } from './files.controller';
import { HostedMediaController } from './media.controller';

/** What people without a key see: below `/<workspace slug>/` and `/media/<workspace slug>/`. */
@Module({ imports: [StorefrontContentModule, MediaModule], controllers: [HostedFilesController, HostedMediaController] })
export class HostedModule {}
