import { requireNode } from './node-version.mjs';

/** `npm start`. What follows is loaded only by a Node that understands it. */
requireNode();
await import('./start-everything.mjs');
