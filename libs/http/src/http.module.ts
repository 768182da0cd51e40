import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { EdgeModule } from './edge/edge.module';
import { installEdge } from './edge/install-edge';
import { RoutesModule } from './edge/routes.module';
import { OperationsModule } from './operations/operations.module';
import { installPipeline } from './pipeline/install-pipeline';
import { PipelineModule } from './pipeline/pipeline.module';

/** The edge, the pipeline of operations, and health, readiness and metrics: the parts of every process that answers HTTP. */
@Module({})
export class HttpModule {
  /** Serves the operations of these modules. */
  static for(modules: readonly Type[]): DynamicModule {
    return { module: HttpModule, imports: [RoutesModule.for(modules), EdgeModule, PipelineModule, OperationsModule] };
  }
}

/** Connects the edge and the pipeline to the server of an app that imports `HttpModule`, before it listens. */
export function installHttp(app: NestExpressApplication): void {
  installEdge(app);
  installPipeline(app);
}
