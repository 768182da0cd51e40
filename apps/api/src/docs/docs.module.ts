import { Module } from '@nestjs/common';
import { DemoKeys } from './demo-keys';
import { DocsController } from './docs.controller';

/** The API reference for people, at `/docs`. */
@Module({ controllers: [DocsController], providers: [DemoKeys] })
export class DocsModule {}
