import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule, type Logger, type ServiceConfig } from '@svc/composition';
import { HttpModule } from '@svc/http';
import { CallbacksModule } from './callbacks/callbacks.module';
import { DevelopmentModule } from './development/development.module';
import { DocsModule } from './docs/docs.module';
import { ErrorPagesModule } from './hosted/error-pages';
import { HostedModule } from './hosted/hosted.module';
import { ManagementModule } from './management/management.module';
import { OpenApiModule } from './openapi/openapi.module';
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
        OpenApiModule,
        DocsModule,
        ...(config.production ? [] : [DevelopmentModule]),
      ],
    };
  }
}
