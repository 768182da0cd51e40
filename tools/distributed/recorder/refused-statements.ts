import { excerptOf } from '@svc/kernel';
import type { RefusedStatement } from './recording';

/** `log_line_prefix` of servers whose log is read by `refusedStatements`. */
export const LOG_LINE_PREFIX = '%m [%p] <%e> <%a> <%d> ';

const LINE = /^\S+ \S+ \S+ \[(\d+)\] <(\w{5})> <(.*?)> <(.*?)> ([A-Z0-9]+): {2}(.*)$/;
/** Classes of SQLSTATE by which an engine refuses a statement: not supported, wrong in its eyes, failed inside. Others occur on one server as well. */
const REFUSALS = /^(0A|42|XX)/;
/** Sessions by which nodes work for one another: the error reaches the session of the service as well. */
const OF_NODES = /^citus/i;
const SHOWN = 160;
const WHOLE_ID = /'[0-9a-f]{8}-[0-9a-f-]{27}'/g;
const SHARD = /_10\d{4}\b/g;

interface Entry {
  pid: string;
  state: string;
  application: string;
  database: string;
  level: string;
  text: string;
}

/**
 * Returns the statements that servers refused, each message and statement once, the most frequent first.
 * @param logs of the servers, written with `LOG_LINE_PREFIX`
 * @param database only statements in this one count
 */
export function refusedStatements(logs: readonly string[], database: string): RefusedStatement[] {
  const seen = new Map<string, RefusedStatement>();
  for (const refused of logs.flatMap((log) => refusalsIn(entriesOf(log).filter((entry) => entry.database === database)))) {
    const key = JSON.stringify(refused);
    const before = seen.get(key);
    if (before) before.times += 1;
    else seen.set(key, refused);
  }
  return [...seen.values()].sort((one, other) => other.times - one.times || one.message.localeCompare(other.message));
}

/** An error comes first, then its context and statement, all of the same process; others write between. */
function refusalsIn(entries: readonly Entry[]): RefusedStatement[] {
  const open = new Map<string, RefusedStatement>();
  const refusals: RefusedStatement[] = [];
  for (const { pid, state, application, level, text } of entries) {
    if (level === 'ERROR') {
      open.delete(pid);
      if (!REFUSALS.test(state) || OF_NODES.test(application)) continue;
      const refused = { state, message: plain(text), statement: '', times: 1 };
      open.set(pid, refused);
      refusals.push(refused);
    }
    const refused = open.get(pid);
    if (level === 'CONTEXT' && refused) refused.context = plain(text);
    if (level === 'STATEMENT' && refused) refused.statement = plain(text);
  }
  return refusals;
}

function entriesOf(log: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of log.split('\n')) {
    const match = LINE.exec(line);
    if (match) {
      const [, pid, state, application, database, level, text] = match as unknown as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      entries.push({ pid, state, application, database, level, text });
    } else if (line.startsWith('\t') && entries.length > 0) entries.at(-1)!.text += ` ${line.trim()}`;
  }
  return entries;
}

/** One line, without what differs from run to run. */
function plain(text: string): string {
  return excerptOf(text.replace(/\s+/g, ' ').trim().replace(WHOLE_ID, "'…'").replace(SHARD, ''), SHOWN);
}
