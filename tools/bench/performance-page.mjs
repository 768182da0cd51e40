const titles = {
  reads: 'Reads',
  delta: 'Uncached delta pages',
  pages: 'Hosted pages on a slow phone',
  openings: 'Openings of checkouts',
  writes: 'Writes of the management API',
  registrations: 'Registrations',
  webhooks: 'Webhooks',
  mails: 'Mails',
  otp: 'One-time passwords',
  tickets: 'Tickets',
  start: 'Starts',
  processes: 'Many processes',
  scale: 'Large workspaces',
  traces: 'Reads with traces, beside reads without',
  neighbours: 'Visitors while another tenant is a burden',
};

/**
 * The page `docs/performance.md`: every figure that was measured, beside its floor and its goal.
 * @param {object[]} results of `npm run bench -- <name> --json`, all of one machine and one commit
 */
export function performancePage(results) {
  const [{ at, commit, cpus, processor, memoryGiB, kernel, node, redis, effort }] = results;
  const versions = [...new Set(results.map(({ database, postgresql }) => `${postgresql} (${database})`))].join(', ');
  const loads = results.map(({ loadBefore }) => loadBefore);
  return `# Performance

What this service does on one machine, as \`npm run bench -- all\` has measured and written it: nothing here is written by hand. The floor of a figure is measured in the same rounds: a bare \`node:http\` server that answers with the same bytes, loops of the least SQL that such an operation could be, or the setting that the name says. A ratio is the median over the rounds; only ratios and processor time can be compared between machines. Under “Visitors while another tenant is a burden” a block is how long the event loop of the api stood still, the longest of a round, and the floor is the p99 of the round's visitors whom nobody disturbed. The load comes from \`wrk\`, the log is on (\`info\`), and PostgreSQL is as it comes: \`ordinary\` is the one that is installed, \`embedded\` the one that \`npm start\` brings. Both wait for the disk at each commit.

| | |
|---|---|
| Measured | ${at.slice(0, 16).replace('T', ' ')} UTC, on commit ${commit} |
| Machine | ${cpus} processors (${processor}), ${memoryGiB} GiB, Linux ${kernel} |
| Software | Node ${node}, PostgreSQL ${versions}, Redis ${redis} |
| Rounds | ${effort.rounds} of ${effort.seconds} s, and one before that does not count |
| Load of the machine before | ${Math.min(...loads)} to ${Math.max(...loads)} (of what was measured before) |

${results.map(section).join('\n\n')}
`;
}

function section({ bench, database, figures }) {
  const further = Object.keys(figures[0].further ?? {});
  const table = further.length === 0 ? figureTable(figures) : furtherTable(figures, further);
  return `## ${titles[bench]}, ${database} PostgreSQL\n\n${table}`;
}

function figureTable(figures) {
  return `| | measured | floor | ratio | processor time of the service | of the database | p50 | p99 | goal |
|---|---|---|---|---|---|---|---|---|
${figures.map(row).join('\n')}`;
}

/** Table of figures that measure several values at once. @param {string[]} further names of those beside the first */
function furtherTable(figures, further) {
  return `| | measured | ${further.join(' | ')} |
|---|---|${further.map(() => '---|').join('')}
${figures.map(({ name, value, unit, further: values }) => `| ${[name, shown(value, unit), ...further.map((key) => shown(values[key]))].join(' | ')} |`).join('\n')}`;
}

function row(figure) {
  const { name, value, unit, floor, ratio, serviceMicros, databaseMicros, p50Ms, p99Ms, judged } = figure;
  const cells = [
    name,
    shown(value, unit),
    shown(floor, unit),
    shown(ratio),
    shown(serviceMicros, 'µs'),
    shown(databaseMicros, 'µs'),
    shown(p50Ms, 'ms'),
    shown(p99Ms, 'ms'),
    judged.replace('not reached', '**not reached**'),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Three digits that count. */
function shown(value, unit = '') {
  if (value === undefined) return '';
  const digits = value >= 1_000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
  return unit === '/s' ? `${digits}/s` : `${digits} ${unit}`.trim();
}
