import { type EngineRow, missing, unsaid, works } from './engine-row';
import { ENGINE_ROWS, ENGINES } from './engines';
import { engineConclusion, enginesSection, outcomeCounts, OUTCOMES } from './engines-section';

const URL = 'https://docs.example';
const row = (form: string, findings: Partial<EngineRow> = {}): EngineRow => ({
  form,
  file: 'libs/adapters/postgres/sql/example.sql',
  quote: form,
  yugabyte: works('It is described.', URL),
  limitless: unsaid(URL),
  dsql: missing('It does not exist.', URL),
  cockroach: works('It is described.', URL),
  ...findings,
});

describe('section about other engines [ADR 0169]', () => {
  it('counts rows by engine and outcome', () => {
    const counts = outcomeCounts([row('locks'), row('indexes', { yugabyte: missing('It does not exist.', URL) })]);
    expect(counts.yugabyte).toEqual({ works: 1, differs: 0, missing: 1, 'not documented': 0 });
    expect(counts.limitless).toEqual({ works: 0, differs: 0, missing: 0, 'not documented': 2 });
    expect(counts.dsql).toEqual({ works: 0, differs: 0, missing: 2, 'not documented': 0 });
  });

  it('concludes with the counts and the missing forms of each engine', () => {
    const conclusion = engineConclusion([row('locks'), row('indexes')]);
    expect(conclusion).toContain('Of 2 forms:');
    expect(conclusion).toContain('| Aurora DSQL | 0 | 0 | 2 | 0 |');
    expect(conclusion).toContain('- Aurora DSQL: locks; indexes.');
    expect(conclusion).toContain('- CockroachDB: nothing of these.');
  });

  it('counts each row once for each engine', () => {
    const counts = outcomeCounts(ENGINE_ROWS);
    for (const { key } of ENGINES) {
      expect(OUTCOMES.reduce((sum, outcome) => sum + counts[key][outcome], 0)).toBe(ENGINE_ROWS.length);
    }
  });

  it('has a line for each row, with each sentence, source and place', () => {
    const lines = enginesSection().split('\n');
    for (const each of ENGINE_ROWS) {
      const line = lines.find((text) => text.startsWith(`| ${each.form}: `)) ?? '';
      expect(line).toContain(`](../${each.file})`);
      for (const { key } of ENGINES)
        expect(line).toContain(`**${each[key].outcome}**: ${each[key].sentence} ([source](${each[key].source}))`);
    }
  });

  it('says when the documents were read, and that nothing was run', () => {
    expect(enginesSection()).toContain('read on 2026-12-01. Nothing of it was run.');
    expect(enginesSection()).toContain('[Aurora PostgreSQL](https://docs.aws.amazon.com/');
  });
});
