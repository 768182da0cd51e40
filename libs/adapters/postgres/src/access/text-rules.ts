import { defaultsOf, textCountries, type TextReach } from '@svc/contracts';
import { textSettings } from '@svc/notifications';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

interface RulesRow extends TextReach {
  mostPerDay: number;
}

/**
 * Returns the countries that a workspace may send texts to, and its limit in 24 hours (D-107); no country for a workspace that
 * is gone.
 */
export async function readTextRules(sql: Sql, workspaceId: string): Promise<{ countries: string[]; mostPerDay: number }> {
  const [row] = await sql.query(RULES, [workspaceId]);
  return row ? { countries: textCountries(row), mostPerDay: row.mostPerDay } : { countries: [], mostPerDay: 0 };
}

/** Returns the country of the number that a workspace has connected, where that is known. */
export async function readOwnNumber(sql: Sql, workspaceId: string): Promise<string | undefined> {
  const [row] = await sql.query(READ_OWN_NUMBER, [workspaceId]);
  return row?.country ?? undefined;
}

const READ_OWN_NUMBER = statement<{ country: string | null }>('access.read_own_number')`
  select country from otp_connection where workspace_id = $1`;

/** SQL of the most texts that a workspace `w` may send in 24 hours. */
export const MOST_TEXTS_PER_DAY = `coalesce((w.settings #>> '{texts,mostPerDay}')::integer, ${defaultsOf(textSettings).mostPerDay})`;

/** By hand: paths of the settings, in one statement with the number of the workspace's own. */
const RULES = statement<RulesRow>('access.rules')`
  select w.timezone, w.settings #> '{texts,countries}' as listed, ${MOST_TEXTS_PER_DAY} as "mostPerDay", c.country as "ownNumber"
    from workspace w
    left join otp_connection c on c.workspace_id = w.id
   where w.id = $1`;
