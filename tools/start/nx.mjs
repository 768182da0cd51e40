#!/usr/bin/env node
import { existsSync } from 'node:fs';

/**
 * The `nx` of this repository, which `npx nx` starts because `bin` of package.json names it. Without it npx fetches some Nx where packages
 * are missing, which then asks for an install of its own kind (ADR 0126).
 */
const installed = new URL('../../node_modules/nx/dist/bin/nx.js', import.meta.url);
if (existsSync(installed)) await import(installed.href);
else {
  console.error('Nx is not installed, nor are the other packages of tests. Run `npm ci`, and run the command again.');
  process.exitCode = 1;
}
