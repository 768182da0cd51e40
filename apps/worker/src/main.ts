import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { createLogger, NestLogger, readConfig, runProcess } from '@svc/composition';
import { WorkerModule } from './worker.module';

void runProcess(async () => {
  const config = readConfig(process.env);
  const logger = createLogger(config, 'worker');
  const app = await NestFactory.createApplicationContext(WorkerModule.for(config, logger), {
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  logger.info('The worker takes jobs.');
  return app;
});
