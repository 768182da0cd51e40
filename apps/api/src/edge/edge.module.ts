import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccessModule } from '@svc/composition';
import { OPERATION_MODULES } from '../operation-modules';
import { AdmissionGuard } from './admission.guard';
import { collectOperations } from './collect-operations';
import { ErrorFilter } from './error.filter';
import { OperationInterceptor } from './operation.interceptor';
import { RouteTable } from './route-table';

/** What every request passes. */
@Module({
  imports: [AccessModule],
  providers: [
    { provide: RouteTable, useFactory: () => new RouteTable(collectOperations(OPERATION_MODULES)) },
    { provide: APP_GUARD, useClass: AdmissionGuard },
    { provide: APP_INTERCEPTOR, useClass: OperationInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [RouteTable],
})
export class EdgeModule {}
