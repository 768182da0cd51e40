import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { createLogger, NestLogger, readConfig, runProcess } from '@svc/composition';
import { installHttp } from '@svc/http';
import express, { type Express } from 'express';
import { ApiModule } from './api.module';

void runProcess(async () => {
  const config = readConfig(process.env);
  const logger = createLogger(config, 'api');
  const app = await NestFactory.create<NestExpressApplication>(ApiModule.for(config, logger), new ExpressAdapter(exactPaths()), {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  installHttp(app);
  await app.listen(config.http.port, config.http.host);
  logger.info({ address: await app.getUrl() }, 'The api listens.');
  return app;
});

/** Returns Express with case-sensitive paths, which must be set before the first handler. */
function exactPaths(): Express {
  const instance = express();
  instance.enable('case sensitive routing');
  return instance;
}
