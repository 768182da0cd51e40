import { changeSecretKeys, countAccessKeys, knownSecretKeys, sealedByKey, type Sql } from '@svc/adapters/postgres';
import { AesSecretBox } from '../secrets/aes-secret-box';
import { decideSecretKey, fingerprintOf, type SecretKeyFault, type SecretKeyVerdict } from '../secrets/decide-secret-key';
import { BadConfiguration } from './refusals';

/** The starting process, and its rights over a key that the database does not know. */
export interface KeyCheck {
  secretKeys: readonly Buffer[];
  production: boolean;
  /** A migration writes the first key of a database. */
  mayBeFirst?: boolean;
  /** Accepts a key in spite of values that it cannot open. */
  adopts?: boolean;
}

const FAULTS: Readonly<Record<SecretKeyFault, string>> = {
  unknown:
    'SECRET_KEY is not valid: this database has never been used with it, and the key that it was used with last is not among SECRET_KEYS_PREVIOUS.',
  replaced: 'SECRET_KEY is not valid: it was replaced by another, which is not among SECRET_KEYS_PREVIOUS.',
};
const REMEDY =
  'Set SECRET_KEY to the key that the other processes use; to replace that one, add it to SECRET_KEYS_PREVIOUS. If it is lost, npm run migrate -- --adopt-secret-key goes on without it, and says what stops working.';
const OLDER =
  'SECRET_KEY is being replaced: other processes have a newer one already. Give this process that one, and this one as SECRET_KEYS_PREVIOUS.';
const ENDED =
  'SECRET_KEYS_PREVIOUS no longer names a key that this database was used with: links, access keys and secrets that were made with it no longer work.';

/**
 * Compares SECRET_KEY with the keys that the database was used with (D-135), and records a new one. Returns warnings.
 * @throws BadConfiguration in production, when existing sealed values could not be opened
 */
export async function checkSecretKey(sql: Sql, check: KeyCheck): Promise<string[]> {
  const keys = check.secretKeys.map(fingerprintOf);
  const verdict = decideSecretKey(keys, (await knownSecretKeys(sql)) ?? []);
  const fault = await faultOf(sql, verdict, check);
  const mustBeMigrated = verdict.isFirst && check.production && !check.mayBeFirst;
  if (mustBeMigrated)
    throw new BadConfiguration([
      'The database does not know its SECRET_KEY yet. Run npm run migrate with the SECRET_KEY of this installation, then start again.',
    ]);
  if (fault && check.production && !check.adopts) throw new BadConfiguration([`${FAULTS[fault]} ${REMEDY}`]);
  const losses = fault ? await lossesOf(sql, check) : [];
  if (verdict.change)
    await changeSecretKeys(sql, (stored) => changeNow(decideSecretKey(keys, stored), { isFaultTaken: fault !== undefined, check }));
  if (fault) return losses;
  return [...(verdict.isOlder ? [OLDER] : []), ...(verdict.change?.retired.length ? [ENDED] : [])];
}

/** Returns the fault of a key. Where the database knows no key yet, its encrypted values decide. */
async function faultOf(sql: Sql, { fault, isFirst }: SecretKeyVerdict, { secretKeys }: KeyCheck): Promise<SecretKeyFault | undefined> {
  if (!isFirst) return fault;
  const sealed = [...(await sealedByKey(sql)).keys()];
  const own = new AesSecretBox(secretKeys).keyIds;
  return sealed.length > 0 && !sealed.some((id) => own.includes(id)) ? 'unknown' : undefined;
}

/** Returns the change in the present state: another process with another key may have been quicker, which makes this one unknown. */
function changeNow(
  { fault, change }: SecretKeyVerdict,
  { isFaultTaken, check }: { isFaultTaken: boolean; check: KeyCheck },
): SecretKeyVerdict['change'] {
  if (fault && check.production && !isFaultTaken) throw new BadConfiguration([`${FAULTS[fault]} ${REMEDY}`]);
  return change;
}

async function lossesOf(sql: Sql, { secretKeys, production }: KeyCheck): Promise<string[]> {
  const own = new AesSecretBox(secretKeys).keyIds;
  const closed = [...(await sealedByKey(sql))].filter(([id]) => !own.includes(id)).reduce((sum, [, count]) => sum + count, 0);
  const accessKeys = await countAccessKeys(sql);
  return [
    `SECRET_KEY is adopted${production ? '' : ', since NODE_ENV is development'}, though this database was used with another. Of what was made with the keys that are missing, this no longer works:`,
    `- access keys and admin tokens (${accessKeys} in this database): make new ones with the operator's token`,
    `- credentials of payment providers, numbers for codes and webhook secrets that cannot be decrypted (${closed}): set them again`,
    '- links in mails and pages (tickets, checkouts, orders, balances, unsubscribing, downloads) and the QR codes of tickets: send tickets again',
    '- codes that were sent and are not entered yet',
  ];
}
