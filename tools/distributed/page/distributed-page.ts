import { enginesSection } from '../engines-section';
import type { Recording } from '../recorder/recording';
import { awaySection } from './away-part';
import { costsSection } from './costs-part';
import { escaped, table } from './markdown';
import { refusedSection, rulesSection, rulesSummary } from './rules-part';

/** Returns `docs/distributed.md`, from a recording and from what other engines document. Parts that were not recorded are left out. */
export function distributedPage(recording: Recording): string {
  const { rules, refused, costs, effort, away } = recording;
  return `${[
    '# On several PostgreSQL servers',
    `What the service does on two servers with Citus, as \`npm run docs:distributed\` has seen and written it: nothing here is written by hand. [Distribute the database](operations.md#distribute-the-database) has the command that spreads an installation, and [Scaling](operations.md#scaling) says at which size it is a step. Both servers stood on one machine, so nothing here says how much more two machines do.`,
    rules ? rulesSummary(rules) : '**The rules were not recorded yet.**',
    machineTable(recording),
    ...(rules ? [rulesSection(rules)] : []),
    ...(refused ? [refusedSection(refused)] : []),
    ...(costs && effort ? [costsSection(costs, effort)] : []),
    ...(away ? [awaySection(away)] : []),
    enginesSection(),
  ].join('\n\n')}\n`;
}

function machineTable({ on }: Recording): string {
  return table(
    ['', ''],
    [
      ['Recorded', `${on.at.slice(0, 16).replace('T', ' ')} UTC, on commit ${on.commit}`],
      ['Machine', escaped(`${on.cpus} processors (${on.processor}), ${on.memoryGiB} GiB, Linux ${on.kernel}`)],
      ['Software', `Node ${on.node}, PostgreSQL ${on.postgresql}, Citus ${on.citus}; queues in PostgreSQL`],
      ['Load of the machine before', String(on.loadBefore)],
    ],
  );
}
