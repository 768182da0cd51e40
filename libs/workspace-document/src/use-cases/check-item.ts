import type { Fault, ReferenceKind } from '@svc/contracts';
import { identityOf } from '../domain/contents';
import type { DocumentItem } from '../domain/section';
import { SECTIONS } from '../domain/sections';
import type { ThingInChange } from '../domain/thing-in-change';
import type { ReadBody, EditSession } from './edit-session';

/** The faults of a thing as it is to be: by its own rules, and by what it must not do together with the others of its section. */
export async function checkItem(session: EditSession, change: ThingInChange, item: DocumentItem, { mayMean }: Pick<ReadBody, 'mayMean'>): Promise<Fault[]> {
  const known = (kind: ReferenceKind, path: string) => (mayMean(kind, path) ? change.exists(kind, path) : false);
  return [...(await session.judge(change.section, item, known)), ...(await togetherFaults(session, change, item))];
}

/** Only small sections have such rules, so that all of one may be loaded. */
async function togetherFaults(session: EditSession, { section, before }: ThingInChange, item: DocumentItem): Promise<Fault[]> {
  const { checkTogether } = SECTIONS[section];
  if (!checkTogether) return [];
  const own = [before, item].flatMap((form) => (form ? identityOf(section, form) : []));
  const all = await session.stores[section].load();
  const others = all.filter((other) => !own.includes(identityOf(section, other)));
  return checkTogether([item, ...others]).flatMap(({ path, message }) => (path.startsWith(FIRST) ? { path: path.slice(FIRST.length), message } : []));
}

const FIRST = '[0].';
