import { linesBefore, linesOf } from './migration-report';

const REPORT = {
  applied: [],
  functions: [],
  placed: [],
  analyzed: [],
  unanalyzed: [],
  bound: 0,
  closed: 0,
  warnings: [],
};
const DISTRIBUTION = { nodes: 2, spread: ['product', 'event'], copied: ['workspace'], dropped: ['folder.folder_parent'] };

describe('the report of a migration', () => {
  it('says that nothing is to do', () => {
    expect(linesOf(REPORT)).toEqual(['The schema is up to date.']);
  });

  it('[ADR 0170 r1] says how tables were distributed, and what does the work of dropped keys', () => {
    expect(linesOf({ ...REPORT, distribution: DISTRIBUTION })).toEqual([
      'The schema is up to date.',
      'Distributed over 2 nodes: 2 tables are spread by their workspace, and 1 are on every node (workspace).',
      'Foreign keys dropped, since Citus cannot hold them: folder.folder_parent. A reference to a row that is gone is read as none.',
      'Start the apis and workers again: processes that were connected before do not know of the nodes.',
    ]);
  });

  it('[ADR 0170 r1] says that nothing changed when all tables were at their place', () => {
    const lines = linesOf({ ...REPORT, distribution: { nodes: 2, spread: [], copied: [], dropped: [] } });
    expect(lines.at(-1)).toBe('The installation is distributed over 2 nodes already: nothing changed.');
  });

  it('[ADR 0170 r1] says that one node gains nothing', () => {
    expect(linesOf({ ...REPORT, distribution: { ...DISTRIBUTION, nodes: 1 } }).join('\n')).toMatch(
      /over 1 node:.*\nWith one node nothing is gained yet/,
    );
  });

  it('[ADR 0170 r2] names new tables that were put on the nodes', () => {
    expect(linesOf({ ...REPORT, applied: ['Ratings'], placed: ['rating'] })).toEqual([
      'Applied: Ratings',
      'New tables put on the nodes: rating.',
    ]);
  });
});

describe('the lines before tables move', () => {
  it('[ADR 0170 r1] say what waits, and for how long', () => {
    expect(linesBefore({ tables: 91, rows: 2_400_000 })).toEqual([
      'Distributing 91 tables with about 2,400,000 rows.',
      'Whoever reads or writes waits until it is done: stop the apis and workers before, or choose a quiet hour.',
      'It takes about 3 to 6 minutes, a minute or two for each million rows.',
    ]);
    expect(linesBefore({ tables: 91, rows: 0 }).at(-1)).toBe('It takes a minute or two.');
  });
});
