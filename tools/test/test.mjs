import { requireNode } from '../start/node-version.mjs';

/** `npm test -- [--suite=unit,lint] [--tier=full] [--node=24]`. What follows is loaded only by a Node that understands it. */
requireNode();
await import('./run-tests.mjs');
