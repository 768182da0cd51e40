import { requireNode } from '../../tools/start/node-version.mjs';

/** `npm run store -- <command>`. What follows is loaded only by a Node that understands it. */
requireNode();
const { reachLoopbackDirectly } = await import('../../tools/loopback-without-proxy.mjs');
reachLoopbackDirectly(process.env);
const { runStore } = await import('./run-store.mjs');
process.exitCode = await runStore(process.argv.slice(2), process);
