import { applies, REMARKS, ruleOn, TICKET_PATHS, TICKET_RULES } from './rules-by-path';

const cells = TICKET_RULES.flatMap((rule) => TICKET_PATHS.map((path) => [rule, path] as const));

describe('the table of rules by path', () => {
  it.each(cells)('[D-145] says why %s does not refuse on %s, where it does not', (rule, path) => {
    const isRemarkable = ['exempt', 'guards'].includes(ruleOn(rule, path));
    expect(REMARKS[rule]?.[path] !== undefined).toBe(isRemarkable);
  });

  it('[D-145] lets a merchant set aside what its cell says, and nothing else', () => {
    const setAside = cells.filter(([rule, path]) => applies(rule, path) && !applies(rule, path, true));
    expect(setAside.filter(([, path]) => path !== 'ownGuest')).toEqual([]);
    expect(setAside.map(([rule]) => rule)).toEqual(['window', 'limits', 'questions', 'ages']);
  });
});
