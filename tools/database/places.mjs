import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const name = 'storefront-service';

/**
 * A folder of our own that every account may enter (and none but us may list or write), for what cannot stay in the clone.
 * @returns {string | undefined} undefined = this machine has no such place
 */
export function commonFolder() {
  const uid = process.getuid();
  const candidates =
    uid === 0
      ? [`/var/lib/${name}`, `/var/tmp/${name}`]
      : [
          join(process.env.XDG_DATA_HOME || join(homedir(), '.local/share'), name),
          `/var/tmp/${name}-${uid}`,
          join(tmpdir(), `${name}-${uid}`),
        ];
  return candidates.find(isOurs);
}

function isOurs(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    const { uid } = statSync(folder);
    if (uid !== process.getuid()) return false;
    chmodSync(folder, 0o711);
    return true;
  } catch {
    return false;
  }
}
