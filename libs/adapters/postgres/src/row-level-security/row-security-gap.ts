import type { DataSource } from 'typeorm';

interface Standing {
  login: string;
  may: boolean;
  unwalled: string[];
}

/** What the wall between workspaces does not hold, in a sentence that says what to do; undefined when it stands (ADR 0040). */
export async function rowSecurityGap(dataSource: DataSource): Promise<string | undefined> {
  const [standing] = await dataSource.query<Standing[]>(
    'select session_user as login, may_step_behind_wall() as may, array(select tables_without_wall()) as unwalled',
  );
  return gapOf(standing!);
}

function gapOf({ login, may, unwalled }: Standing): string | undefined {
  if (!may) {
    return `Row security does not hold the role "${login}", and it cannot work as svc_app, which row security holds: workspaces are kept apart by the service alone. Have an administrator of the database run: create role svc_app; grant svc_app to "${login}"; then run npm run migrate, and start again.`;
  }
  if (unwalled.length > 0) return `Row security does not keep workspaces apart in ${unwalled.join(', ')}. Run npm run migrate.`;
  return undefined;
}
