import { Global, Module, type DynamicModule, type Type } from '@nestjs/common';
import { collectMethods, RouteTable } from './collect-operations';

/** The operations that this process serves. Global, since the edge, the pipeline and the reference read one table. */
@Global()
@Module({})
export class RoutesModule {
  /** Provides the table of the operations of these modules. */
  static for(modules: readonly Type[]): DynamicModule {
    return {
      module: RoutesModule,
      providers: [{ provide: RouteTable, useFactory: () => new RouteTable(collectMethods(modules)) }],
      exports: [RouteTable],
    };
  }
}
