import { bindStockTx, PostgresUnitOfWork, Sql } from '@svc/adapters/postgres';
import { AdjustStock, ReadStock, StockUnitOfWork } from '@svc/catalogue';
import { IdGenerator } from '@svc/kernel';
import { Module } from '@nestjs/common';
import { construct, provide } from '../provide';

/** Stock of each variant. */
@Module({
  providers: [
    provide(StockUnitOfWork, [Sql, IdGenerator], (sql, ids) => new PostgresUnitOfWork(sql, (sql) => bindStockTx(sql, ids))),
    construct(ReadStock, StockUnitOfWork),
    construct(AdjustStock, StockUnitOfWork),
  ],
  exports: [ReadStock, AdjustStock],
})
export class StockModule {}
