import { bindStockTx, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { AdjustStock, ReadStock, StockUnitOfWork } from '@svc/catalogue';
import { IdGenerator } from '@svc/kernel';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What is at hand of each variant. */
@Module({
  providers: [
    {
      provide: StockUnitOfWork,
      useFactory: (source: DataSource, ids: IdGenerator) => new PostgresUnitOfWork(source, (manager) => bindStockTx(manager, ids)),
      inject: [DataSource, IdGenerator],
    },
    { provide: ReadStock, useFactory: (work: StockUnitOfWork) => new ReadStock(work), inject: [StockUnitOfWork] },
    { provide: AdjustStock, useFactory: (work: StockUnitOfWork) => new AdjustStock(work), inject: [StockUnitOfWork] },
  ],
  exports: [ReadStock, AdjustStock],
})
export class StockModule {}
