import { requireNode } from '../../tools/start/node-version.mjs';

const NOT_BUILT = 'The command line needs the SDK and packages that are not there yet: run npm start, or npm ci and npm run build.';

/** `npm run store -- <command>`. Further modules are loaded only by a Node that understands them. */
requireNode();
for (const stream of [process.stdout, process.stderr]) stream.on('error', endUnread);
try {
  const { reachLoopbackDirectly } = await import('../../tools/loopback-without-proxy.mjs');
  reachLoopbackDirectly(process.env);
  const { runStore } = await import('./run-store.mjs');
  process.exitCode = await runStore(process.argv.slice(2), process);
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(NOT_BUILT);
  process.exitCode = 1;
}

/** Ends quietly when nobody reads the output any more, as `| head` does once it has its lines. */
function endUnread(error) {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
