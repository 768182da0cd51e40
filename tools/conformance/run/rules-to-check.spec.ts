import { closingLine } from './report.mjs';
import { rulesToCheck } from './rules-to-check.mjs';
import { runChecks } from './run-checks.mjs';

describe('the conformance run', () => {
  it('has a check for every rule that shows from outside', async () => {
    const { rules } = await rulesToCheck();
    expect(rules.filter(({ check }) => !check).map(({ tag }) => tag)).toEqual([]);
  });

  it('has no check of anything else', async () => {
    expect((await rulesToCheck()).strays).toEqual([]);
  });

  it('looks at the rules that need another time last', async () => {
    const advances = (await rulesToCheck()).rules.map(({ advancesClock }) => advancesClock);
    expect(advances).toEqual([...advances].sort((a, b) => Number(a) - Number(b)));
  });

  it('begins with the rules whose checks wait for minutes, and tells of each in its place', async () => {
    const rule = { part: 'One', text: 'All is well.', advancesClock: true };
    const [begun, reported]: string[][] = [[], []];
    const check = (tag: string) => async () => void begun!.push(tag);
    await runChecks(
      [
        { ...rule, tag: '§1 r1', waitsLong: false, check: check('§1 r1') },
        { ...rule, tag: '§1 r2', waitsLong: false, check: check('§1 r2') },
        { ...rule, tag: '§1 r3', waitsLong: true, check: check('§1 r3') },
      ],
      () => Promise.resolve({} as Awaited<ReturnType<Parameters<typeof runChecks>[1]>>),
      ({ tag }) => reported!.push(tag),
    );
    expect([begun, reported]).toEqual([
      ['§1 r3', '§1 r1', '§1 r2'],
      ['§1 r1', '§1 r2', '§1 r3'],
    ]);
  });

  it('begins with the deletion of old test orders, for which the worker looks each minute', async () => {
    expect((await rulesToCheck()).rules.filter(({ waitsLong }) => waitsLong).map(({ tag }) => tag)).toEqual(['§6 order.deleted']);
  });

  it('says of each rule whether it passed, why not, or that nothing checks it, and counts them', async () => {
    const rule = { part: 'One', text: 'All is well.', advancesClock: false, waitsLong: false };
    const reported: string[] = [];
    const outcomes = await runChecks(
      [
        { ...rule, tag: '§1 r1', check: () => Promise.resolve() },
        { ...rule, tag: '§1 r2', check: () => Promise.reject(new Error('It is not.')) },
        { ...rule, tag: '§1 r3' },
      ],
      () => Promise.resolve({} as Awaited<ReturnType<Parameters<typeof runChecks>[1]>>),
      ({ tag }) => reported.push(tag),
    );
    expect(outcomes.map(({ result, why }) => [result, why])).toEqual([
      ['passed', undefined],
      ['failed', 'It is not.'],
      ['unchecked', undefined],
    ]);
    expect(reported).toEqual(['§1 r1', '§1 r2', '§1 r3']);
    expect(closingLine(outcomes)).toBe('3 rules: 1 passed, 1 failed, 1 without a check.');
  });
});
