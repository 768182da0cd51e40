import { Module } from '@nestjs/common';

/** `/v1/store/…`: one folder per resource. */
@Module({ imports: [], controllers: [] })
export class StoreModule {}
