import { changeSecretKeys, countAccessKeys, knownSecretKeys, sealedByKey, type KnownSecretKey, type Sql } from '@svc/adapters/postgres';
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
  /** Retires the keys that these no longer name. */
  retires?: boolean;
}

const FAULTS: Readonly<Record<SecretKeyFault, string>> = {
  unknown:
    'SECRET_KEY is not valid: this database has never been used with it, and the key that it was used with last is not among SECRET_KEYS_PREVIOUS.',
  replaced: 'SECRET_KEY is not valid: it was replaced by another, which is not among SECRET_KEYS_PREVIOUS.',
  forgotten: 'SECRET_KEYS_PREVIOUS lacks a key that this database was used with and that is not retired.',
};
const SET_RIGHT =
  'Set SECRET_KEY to the key that the other processes use; to replace that one, add it to SECRET_KEYS_PREVIOUS. If it is lost, npm run migrate -- --adopt-secret-key goes on without it, and says what stops working.';
const REMEDIES: Readonly<Record<SecretKeyFault, string>> = {
  unknown: SET_RIGHT,
  replaced: SET_RIGHT,
  forgotten:
    'Add it, so that what was made with it works. Once nothing of it is in use, npm run migrate -- --retire-secret-key, without that key, retires it.',
};
const OLDER =
  'SECRET_KEY is being replaced: other processes have a newer one already. Give this process that one, and this one as SECRET_KEYS_PREVIOUS.';
const NOT_NEWEST = 'Only the newest SECRET_KEY retires others: set it as the other processes have it.';
const STILL_NAMED =
  'No key was retired: SECRET_KEYS_PREVIOUS still names every key in use. Remove the one to retire from it, and run this again.';
const NOTHING_TO_RETIRE = 'No key was retired: this database was used with no other key that is not retired.';

/**
 * Compares SECRET_KEY with the keys that the database was used with (D-135), and records a new one. Returns warnings.
 * @throws BadConfiguration in production, when existing sealed values could not be opened
 */
export async function checkSecretKey(sql: Sql, check: KeyCheck): Promise<string[]> {
  const keys = check.secretKeys.map(fingerprintOf);
  const recorded = (await knownSecretKeys(sql)) ?? [];
  const verdict = decideSecretKey(keys, recorded);
  const fault = await faultOf(sql, verdict, check);
  const mustBeMigrated = verdict.isFirst && check.production && !check.mayBeFirst;
  if (mustBeMigrated)
    throw new BadConfiguration([
      'The database does not know its SECRET_KEY yet. Run npm run migrate with the SECRET_KEY of this installation, then start again.',
    ]);
  if (check.retires && verdict.isOlder) throw new BadConfiguration([NOT_NEWEST]);
  refuse(fault, check);
  if (fault === 'forgotten' && !isAccepted(fault, check)) return [messageOf(fault)];
  const losses = fault ? await lossesOf(sql, fault, check) : [];
  if (verdict.change) await changeSecretKeys(sql, (stored) => changeNow(decideSecretKey(keys, stored), check));
  if (fault) return losses;
  return [...(verdict.isOlder ? [OLDER] : []), ...(check.retires ? [nothingToRetire(keys, recorded)] : [])];
}

const messageOf = (fault: SecretKeyFault): string => `${FAULTS[fault]} ${REMEDIES[fault]}`;

const isAccepted = (fault: SecretKeyFault, { adopts, retires }: KeyCheck): boolean =>
  adopts === true || (retires === true && fault === 'forgotten');

function refuse(fault: SecretKeyFault | undefined, check: KeyCheck): void {
  if (fault && check.production && !isAccepted(fault, check)) throw new BadConfiguration([messageOf(fault)]);
}

function nothingToRetire([, ...previous]: readonly string[], recorded: readonly KnownSecretKey[]): string {
  return recorded.some(({ fingerprint, isRetired }) => !isRetired && previous.includes(fingerprint)) ? STILL_NAMED : NOTHING_TO_RETIRE;
}

/** Returns the fault of a key. Where the database knows no key yet, its encrypted values decide. */
async function faultOf(sql: Sql, { fault, isFirst }: SecretKeyVerdict, { secretKeys }: KeyCheck): Promise<SecretKeyFault | undefined> {
  if (!isFirst) return fault;
  const sealed = [...(await sealedByKey(sql)).keys()];
  const own = new AesSecretBox(secretKeys).keyIds;
  return sealed.length > 0 && !sealed.some((id) => own.includes(id)) ? 'unknown' : undefined;
}

/** Returns the change in the present state: another process with another key may have been quicker, which makes this one unknown. */
function changeNow({ fault, change }: SecretKeyVerdict, check: KeyCheck): SecretKeyVerdict['change'] {
  refuse(fault, check);
  return fault === 'forgotten' && !isAccepted(fault, check) ? undefined : change;
}

async function lossesOf(sql: Sql, fault: SecretKeyFault, { secretKeys, production, retires }: KeyCheck): Promise<string[]> {
  const own = new AesSecretBox(secretKeys).keyIds;
  const closed = [...(await sealedByKey(sql))].filter(([id]) => !own.includes(id)).reduce((sum, [, count]) => sum + count, 0);
  if (fault === 'forgotten' && retires)
    return [
      'Keys that SECRET_KEYS_PREVIOUS no longer names are retired: links, access keys and admin tokens that were made with them no longer work.',
      ...(closed > 0 ? [`Secrets that can no longer be decrypted: ${closed}. Set these credentials again.`] : []),
    ];
  const accessKeys = await countAccessKeys(sql);
  return [
    `SECRET_KEY is adopted${production ? '' : ', since NODE_ENV is development'}, though this database was used with another. Of what was made with the keys that are missing, this no longer works:`,
    `- access keys and admin tokens (${accessKeys} in this database): make new ones with the operator's token`,
    `- credentials of payment providers, numbers for codes and webhook secrets that cannot be decrypted (${closed}): set them again`,
    '- links in mails and pages (tickets, checkouts, orders, balances, unsubscribing, downloads) and the QR codes of tickets: send tickets again',
    '- codes that were sent and are not entered yet',
  ];
}
