import { requireNode } from '../start/node-version.mjs';

/** `npm test -- [--suite=unit,lint] [--tier=full]`. What follows is loaded only by a Node that understands it. */
requireNode();
await import('./run-tests.mjs');
