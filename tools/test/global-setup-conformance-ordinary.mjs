import { build } from '../build/build.mjs';
import setUpOrdinary from './global-setup-ordinary.mjs';

/** The same for the conformance run, whose service has its queues in Redis where there is one. */
export default async function setUpConformance() {
  await build();
  await setUpOrdinary();
  process.env.TEST_QUEUES_URL = process.env.TEST_REDIS_URL;
}
