import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule, type Logger, type ServiceConfig } from '@svc/composition';
import { HttpModule } from '@svc/http';
import { ReferenceModule } from '@svc/reference';
import { CallbacksModule } from './callbacks/callbacks.module';
import { DevelopmentModule } from './development/development.module';
import { operationModulesOf } from './faces/operation-modules';
import { pageModulesOf } from './faces/page-modules';

/** The api process, with the faces that its configuration names (ADR 0140). */
@Module({})
export class ApiModule {
  static for(config: ServiceConfig, logger: Logger): DynamicModule {
    const operationModules = operationModulesOf(config.faces);
    return {
      module: ApiModule,
      imports: [
        PlatformModule.for(config, logger),
        HttpModule.for(operationModules),
        ...operationModules,
        ...pageModulesOf(config.faces),
        CallbacksModule,
        ...(operationModules.length > 0 ? [ReferenceModule] : []),
        ...(config.production ? [] : [DevelopmentModule]),
      ],
    };
  }
}
