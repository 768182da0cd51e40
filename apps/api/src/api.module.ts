import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule, type Logger, type ServiceConfig } from '@svc/composition';
import { ErrorPagesModule, HostedModule } from '@svc/hosted';
import { HttpModule } from '@svc/http';
import { ManagementModule } from '@svc/management-api';
import { ReferenceModule } from '@svc/reference';
import { StoreModule } from '@svc/store-api';
import { CallbacksModule } from './callbacks/callbacks.module';
import { DevelopmentModule } from './development/development.module';
import { OPERATION_MODULES } from './operation-modules';

/** The api process. */
@Module({})
export class ApiModule {
  static for(config: ServiceConfig, logger: Logger): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        PlatformModule.for(config, logger),
        HttpModule.for(OPERATION_MODULES),
        StoreModule,
        ManagementModule,
        HostedModule,
        ErrorPagesModule,
        CallbacksModule,
        ReferenceModule,
        ...(config.production ? [] : [DevelopmentModule]),
      ],
    };
  }
}
