import { bindStockTx, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { AdjustStock, ReadStock, StockUnitOfWork } from '@svc/catalogue';
import { IdGenerator } from '@svc/kernel';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { construct, provide } from '../provide';

/** Stock of each variant. */
@Module({
  providers: [
    provide(
      StockUnitOfWork,
      [DataSource, IdGenerator],
      (source, ids) => new PostgresUnitOfWork(source, (manager) => bindStockTx(manager, ids)),
    ),
    construct(ReadStock, StockUnitOfWork),
    construct(AdjustStock, StockUnitOfWork),
  ],
  exports: [ReadStock, AdjustStock],
})
export class StockModule {}
