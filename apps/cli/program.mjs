/** Name by which this command line is called: by npm in the repository, by its own name where it is installed by itself. */
export const program = process.env.STORE_PROGRAM ?? 'npm run store --';
