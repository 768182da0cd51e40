import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createLogger, NestLogger, readConfig, runProcess } from '@svc/composition';
import { ApiModule } from './api.module';
import { installEdge } from './edge/install-edge';
import { installSight } from './edge/install-sight';
import { installFastPath } from './fast-path/install-fast-path';
import { RepresentationAdapter } from './fast-path/representation-adapter';
import { Metrics } from './operations/metrics';

void runProcess(async () => {
  const config = readConfig(process.env);
  const logger = createLogger(config, 'api');
  const app = await NestFactory.create<NestExpressApplication>(ApiModule.for(config, logger), new RepresentationAdapter(), {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  installEdge(app);
  app.use(app.get(Metrics).measure);
  installFastPath(app);
  installSight(app);
  await app.listen(config.http.port, config.http.host);
  logger.info({ address: await app.getUrl() }, 'The api listens.');
  return app;
});
