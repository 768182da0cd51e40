import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccessModule, BadConfiguration, ServiceConfig } from '@svc/composition';
import { IdGenerator } from '@svc/kernel';
import { ManagementAdmission, StoreAdmission, VisitorGuard, VisitorTenant } from './admission';
import { ErrorFilter } from './nest-routes';
import { clientIpReader, RequestContexts } from './request-context';
import { TableTurns } from './table-turns';

/** Providers that every request passes through. */
@Module({
  imports: [AccessModule],
  providers: [
    {
      provide: RequestContexts,
      useFactory: (ids: IdGenerator, config: ServiceConfig) => new RequestContexts(ids, clientIpReaderOf(config)),
      inject: [IdGenerator, ServiceConfig],
    },
    StoreAdmission,
    ManagementAdmission,
    VisitorTenant,
    TableTurns,
    { provide: APP_GUARD, useClass: VisitorGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [RequestContexts, StoreAdmission, ManagementAdmission, TableTurns],
})
export class EdgeModule {}

function clientIpReaderOf({ http }: ServiceConfig): ReturnType<typeof clientIpReader> {
  try {
    return clientIpReader(http.trustProxy);
  } catch {
    throw new BadConfiguration(['TRUST_PROXY is not valid: it takes a number of hops, or addresses and subnets separated by commas.']);
  }
}
