import { Module } from '@nestjs/common';
import { DocsModule } from './docs/docs.module';
import { OpenApiModule } from './openapi/openapi.module';

/** The reference of the interfaces that the process serves: OpenAPI documents for programs, and `/docs` for people. */
@Module({ imports: [OpenApiModule, DocsModule] })
export class ReferenceModule {}
