import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module';
import { OpenApiController } from './openapi.controller';

@Module({ imports: [EdgeModule], controllers: [OpenApiController] })
export class OpenApiModule {}
