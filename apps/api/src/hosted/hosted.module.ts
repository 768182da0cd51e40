import { Module } from '@nestjs/common';
import { StorefrontContentModule } from '@svc/composition';
import { HostedFilesController } from './files.controller';

/** What people without a key see: below `/<workspace slug>/`. */
@Module({ imports: [StorefrontContentModule], controllers: [HostedFilesController] })
export class HostedModule {}
