import { Module } from '@nestjs/common';
import { OpenApiModule } from '../openapi/openapi.module';
import { DemoKeys } from './demo-keys';
import { DocsController } from './docs.controller';

/** The API reference for people, at `/docs`. */
@Module({ imports: [OpenApiModule], controllers: [DocsController], providers: [DemoKeys] })
export class DocsModule {}
