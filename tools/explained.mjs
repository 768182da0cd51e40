import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An error whose message is written for the person at the terminal: it says what happened and what to do, and is shown without a stack. */
export class Explained extends Error {
  /** @param {number} [exitCode] of the process that ends because of it; 78 (EX_CONFIG) for a wrong configuration. */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Explained';
    this.exitCode = exitCode;
  }
}

/** Returns the text of any error for the terminal. */
export const explain = (error) => (error instanceof Explained ? error.message : (error?.stack ?? String(error)));

/** Runs a command's main function; an error ends the process with its explanation on stderr. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(explain(error));
    process.exit(error.exitCode ?? 1);
  }
}

/** Returns true for the module that `node` was started with. */
export const isMain = ({ url }) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
