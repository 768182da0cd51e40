import { RegistrationReader, type RegistrationQuestion, type RegistrationScene } from '@svc/registration';
import type { EventRules } from '@svc/ticketing';
import type { DataSource } from 'typeorm';
import { folded } from '../folded';
import { SCENE } from './registration-scene-sql';

/** Events whose rules are remembered. */
const MOST_EVENTS = 1_000;

interface SceneRow extends Pick<RegistrationScene['event'], 'codes' | 'left'> {
  /** Null when they are those that are remembered. */
  rules: EventRules | null;
  holding: RegistrationScene['holding'] | null;
  promoterCode: string | null;
}

/**
 * Everything a registration is decided by, in one statement. The rules of an event are sent and read once for each of
 * its versions: the statement tells whether those remembered still hold.
 */
export class PostgresRegistrationReader extends RegistrationReader {
  private readonly remembered = new Map<string, EventRules>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(question: RegistrationQuestion): Promise<RegistrationScene | undefined> {
    const { workspaceId, timezone, mode, slug, guestKey, unlockCodes, promoterCode, now } = question;
    const key = `${workspaceId} ${timezone} ${slug.toLowerCase()}`;
    const known = this.remembered.get(key);
    const [row] = await this.dataSource.query<SceneRow[]>(SCENE, [
      workspaceId, slug, now, timezone, mode, guestKey, folded(unlockCodes), promoterCode ?? null, known?.id ?? null, known?.version ?? null,
    ]);
    if (!row) return undefined;
    const rules = row.rules ?? known!;
    if (row.rules) this.remember(key, rules);
    return { event: { rules, codes: row.codes, left: row.left }, holding: row.holding ?? undefined, promoterCode: row.promoterCode ?? undefined };
  }

  private remember(key: string, rules: EventRules): void {
    if (this.remembered.size >= MOST_EVENTS) this.remembered.clear();
    this.remembered.set(key, rules);
  }
}
