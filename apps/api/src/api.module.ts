import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule, type Logger, type ServiceConfig } from '@svc/composition';
import { HttpModule } from '@svc/http';
import { ReferenceModule } from '@svc/reference';
import { CallbacksModule } from './callbacks/callbacks.module';
import { DevelopmentModule } from './development/development.module';
import { ErrorPagesModule } from './hosted/error-pages';
import { HostedModule } from './hosted/hosted.module';
import { ManagementModule } from './management/management.module';
import { OPERATION_MODULES } from './operation-modules';
import { StoreModule } from './store/store.module';

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
