import { existsSync } from 'node:fs';

/** Preloaded by commands of package.json that need packages of `tools/package.json`, which `npm start` does not install (ADR 0126). */
if (!existsSync(new URL('../../node_modules/jest/package.json', import.meta.url))) {
  const command = process.env.npm_lifecycle_event ? `npm run ${process.env.npm_lifecycle_event}` : 'this command';
  console.error(
    `The packages of tests, lint, benches and documents are not installed, which ${command} needs. Stop npm start, run \`npm ci\`, and run the command again.`,
  );
  process.exit(1);
}
