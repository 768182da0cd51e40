/** How long tests wait for what has to come, ms: long, since on a machine with other work a mail with a printed ticket took 20 s. */
export const PATIENCE_MS = 120_000;
