import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module';
import { OpenApiController } from './openapi.controller';
import { OpenApiDocuments } from './openapi-documents';

@Module({ imports: [EdgeModule], controllers: [OpenApiController], providers: [OpenApiDocuments], exports: [OpenApiDocuments] })
export class OpenApiModule {}
