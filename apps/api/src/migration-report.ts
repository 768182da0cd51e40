import type { Distribution, MigrationReport, UpcomingMove, WorkspaceRenaming } from '@svc/composition';

const MINUTES_PER_MILLION = [1, 2];

/** Returns the lines that a migration prints before tables move to the nodes of a distributed database. */
export function linesBefore({ tables, rows }: UpcomingMove): string[] {
  const millions = Math.ceil(rows / 1_000_000);
  const [least, most] = MINUTES_PER_MILLION.map((minutes) => minutes * millions);
  return [
    `Distributing ${tables} tables with about ${Math.round(rows).toLocaleString('en-US')} rows.`,
    'Whoever reads or writes waits until it is done: stop the apis and workers before, or choose a quiet hour.',
    rows < 1_000_000 ? 'It takes a minute or two.' : `It takes about ${least} to ${most} minutes, a minute or two for each million rows.`,
  ];
}

/** Returns the lines that a migration prints when it is done. */
export function linesOf({
  applied,
  functions,
  placed,
  analyzed,
  unanalyzed,
  bound,
  closed,
  warnings,
  distribution,
}: MigrationReport): string[] {
  return [
    ...warnings.map((warning) => `Warning: ${warning}`),
    applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The schema is up to date.',
    ...(functions.length > 0 ? [`SQL functions replaced: ${functions.length}.`] : []),
    ...(placed.length > 0 ? [`New tables put on the nodes: ${placed.join(', ')}.`] : []),
    ...(distribution ? linesOfDistribution(distribution) : []),
    ...(analyzed.length > 0 ? [`Analyzed, since the planner had no statistics of them: ${analyzed.join(', ')}.`] : []),
    ...(unanalyzed.length > 0 ? [`Not analyzed, since another session uses them or their analysis failed: ${unanalyzed.join(', ')}.`] : []),
    ...(bound > 0 ? [`Sealed anew, each for its workspace and purpose: ${bound}.`] : []),
    ...(closed > 0
      ? [
          `Sealed under no key of SECRET_KEY or SECRET_KEYS_PREVIOUS, and left closed: ${closed}. Migrate again with that key, or set these credentials once more.`,
        ]
      : []),
  ];
}

/** Returns the lines about a workspace that got another slug. */
export function linesOfRenaming(rename?: WorkspaceRenaming): string[] {
  if (!rename) return [];
  return [`The workspace ${rename.from} has the slug ${rename.to} now. Links and addresses with the former slug end: send tickets again.`];
}

function linesOfDistribution({ nodes, spread, copied, dropped }: Distribution): string[] {
  const over = `${nodes} ${nodes === 1 ? 'node' : 'nodes'}`;
  if (spread.length === 0 && copied.length === 0) return [`The installation is distributed over ${over} already: nothing changed.`];
  return [
    `Distributed over ${over}: ${spread.length} tables are spread by their workspace, and ${copied.length} are on every node (${copied.join(', ')}).`,
    ...(nodes === 1 ? ['With one node nothing is gained yet: add others, then move shards to them by citus_rebalance_start().'] : []),
    ...(dropped.length > 0
      ? [`Foreign keys dropped, since Citus cannot hold them: ${dropped.join(', ')}. A reference to a row that is gone is read as none.`]
      : []),
    'Start the apis and workers again: processes that were connected before do not know of the nodes.',
  ];
}
