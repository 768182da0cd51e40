/**
 * Describes a suite that needs a real Redis. Without one it is reported as skipped, which is a failure with `CI=true`.
 * @param suite receives the connection string of a logical database that no other test file uses at the same time
 */
export function describeWithRedis(title: string, suite: (redisUrl: string) => void): void {
  const server = process.env.TEST_REDIS_URL;
  if (server) describe(title, () => suite(databaseOfWorker(server)));
  else describe.skip(`${title} (needs Redis)`, () => suite('redis://there-is-none'));
}

function databaseOfWorker(server: string): string {
  const url = new URL(server);
  url.pathname = `/${process.env.JEST_WORKER_ID}`;
  return url.href;
}
