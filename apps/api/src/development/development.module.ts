import { Module } from '@nestjs/common';
import { ClockController } from './clock.controller';

/** Closed with NODE_ENV=production (around.md, "Development only"). */
@Module({ controllers: [ClockController] })
export class DevelopmentModule {}
