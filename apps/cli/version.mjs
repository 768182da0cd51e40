/** Version of the command line; the newest of `docs/changelog.md`. */
export const CLI_VERSION = '3.0.0';
