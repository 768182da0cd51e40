import { sharedService } from '@svc/testing';
import { ruleOn, TICKET_PATHS, TICKET_RULES } from '@svc/ticketing';
import { brokenCell, SET_ASIDE_CELLS, setAside, takeGood, TESTED_CELLS } from './rule-cells';
import { openRulesWorld, type RulesWorld } from './rules-world';

describe('the rules of who may take a ticket, by path', () => {
  let world: RulesWorld;

  beforeAll(async () => {
    world = await openRulesWorld(await sharedService());
  });

  it('[D-145] has a test in each cell that applies', () => {
    const applying = TICKET_RULES.flatMap((rule) =>
      TICKET_PATHS.filter((path) => ['applies', 'waits', 'override', 'form'].includes(ruleOn(rule, path))).map((path) => `${rule} ${path}`),
    );
    expect(TESTED_CELLS.map(({ rule, path }) => `${rule} ${path}`)).toEqual(applying);
    expect(applying.length).toBeGreaterThan(90);
  });

  it.each(TICKET_PATHS)('[D-145] lets a request by %s through that breaks none', async (path) => {
    expect(await takeGood(world, path)).toMatchObject({ isTaken: true });
  });

  it.each(TESTED_CELLS)('[D-145] [D-144] holds $rule on $path', async (cell) => {
    expect(await brokenCell(world, cell)).toBeUndefined();
  });

  it.each(SET_ASIDE_CELLS)('[D-145] lets the merchant set $rule aside on $path', async (cell) => {
    expect(await setAside(world, cell)).toMatchObject({ isTaken: true });
  });
});
