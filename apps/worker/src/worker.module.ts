import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule, PlatformModule, type Logger, type ServiceConfig } from '@svc/composition';
import { MaintenanceProcessor } from './processors/maintenance.processor';

/** The worker process. */
@Module({})
export class WorkerModule {
  static for(config: ServiceConfig, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [PlatformModule.for(config, logger), AccessModule],
      providers: [MaintenanceProcessor],
    };
  }
}
