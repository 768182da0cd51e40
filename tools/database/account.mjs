import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * The account that PostgreSQL, which refuses to run as root, is given when we are root: the owner of the database files
 * when they belong to somebody else already, otherwise `nobody`.
 * @param {string} cluster the folder of the database files, which need not exist
 * @returns {{ uid: number, gid: number } | undefined} undefined = we are an ordinary user, and so is PostgreSQL
 */
export function serverAccount(cluster) {
  if (process.getuid() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner?.uid ? { uid: owner.uid, gid: owner.gid } : idsOf('nobody');
}

/** @param {string} account by its name; one that this machine does not know counts as `nobody` */
export const idsOf = (account) => ({ uid: idOf('-u', account), gid: idOf('-g', account) });

function idOf(flag, account) {
  const { status, stdout } = spawnSync('id', [flag, account], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : 65534;
}
