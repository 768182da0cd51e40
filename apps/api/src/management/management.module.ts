import { Module } from '@nestjs/common';

/** `/v1/admin/…`: the merchant's and the operator's side. */
@Module({ imports: [], controllers: [] })
export class ManagementModule {}
