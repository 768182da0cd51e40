import { type RefPrefix, refOf } from '@svc/kernel';
import type { Recording } from '../../../libs/reference/src/openapi/recorded-answers';

/** Moment at which the recorded shop lives: a Monday. */
export const RECORDED_AT = new Date('2030-05-06T09:00:00.000Z');

/** Values of a run that its recording replaces by those of a shop at a documentation host. */
export interface RunValues {
  /** Address of the api. */
  url: string;
  /** Slug of the shop, unique in the shared service. */
  slug: string;
  /** Real time at which the run began, ms; values by the real clock are converted to that of the shop. */
  begunAt: number;
  /** Further texts of the run → texts of the recording. */
  texts: Record<string, string>;
}

/** Fields that are different in each run. */
const FIXED_FIELDS: Record<string, string | number> = {
  ending: 'xxxx',
  ms: 12.5,
  durationMs: 8,
  accessCode: '0123456789abcdef0123',
  idempotencyKey: 'order-1002',
  ticketCode: 'K7QM3XPD',
  shortCode: 'K7QM-3XPD',
};
const MOST_ENTRIES = 2;
const MOST_TEXTS = 4;
const STEP_MS = 15 * 60_000;
/** Farthest that times by the real clock are from the run; those of the shop are years away. */
const REAL_MS = 60 * 86_400_000;
const REF = /\b([a-z]{3})_[0-9a-hjkmnp-tv-z]{26}\b/g;
const TIMESTAMP = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(\d*)Z/g;
/** Secrets by their forms: the head stays, the rest is replaced. */
const SECRET = /\b((?:svc_(?:(?:pk|sk)_(?:test|live)|ad)|whsec)_)([0-9A-Za-z+/=]{4,})/g;
/** Ids, also those within references of the sandbox (`sbx_…`). */
const UUID = /(?<![0-9A-Za-z])[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
/** Seals in links of pages. */
const TOKEN = /([?&](?:t|signature)=)([\w-]{16,})/g;
/** Unix seconds in links of files. */
const EXPIRES = /\bexpires=\d+/g;
/** Short codes of tickets, in tables. */
const SHORT_CODES = /(?<=,)[0-9A-Z]{4}-[0-9A-Z]{4}(?=,)/g;
/** Local time of something that the run did. */
const LOCAL_TIME = /\b10:0\d:\d\d\b/g;
/** Public key of tickets. */
const PUBLIC_KEY = /^(?!svc_)[\w-]{43}$/;
const HEX = /\b[0-9a-f]{32,64}\b/g;

/**
 * Returns a recording in which nothing depends on the run: short lists, and refs, times, secrets and addresses that are always the same.
 * Refs are numbered within their operation, so that a change of one operation changes no other.
 */
export function stableAnswers(recording: Recording, run: RunValues): Recording {
  const ordered = Object.entries(recording).map(([id, entry]) => [id, new StableText(run).of(shortened(entry))] as const);
  return Object.fromEntries(ordered.sort(([one], [other]) => (one < other ? -1 : 1))) as Recording;
}

/** Returns a value whose lists have at most a few entries. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const most = value.every((entry) => typeof entry !== 'object') ? MOST_TEXTS : MOST_ENTRIES;
    return value.slice(0, most).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
}

function secretOf({ length }: string): string {
  return 'EXAMPLE'.padEnd(length, 'x').slice(0, length);
}

class StableText {
  /** Ref or id of the run → that of the recording. */
  private readonly shown = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly run: RunValues) {}

  of(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((entry) => this.of(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [this.text(name), this.field(name, member)]));
  }

  private field(name: string, value: unknown): unknown {
    const fixed = FIXED_FIELDS[name];
    if (fixed !== undefined && typeof value === typeof fixed) return fixed;
    if (name !== 'offsetSeconds') return this.of(value);
    const [seconds, ofRun] = [Number(value), (RECORDED_AT.getTime() - this.run.begunAt) / 1_000];
    const own = Math.abs(seconds - ofRun) < Math.abs(seconds) ? seconds - ofRun : seconds;
    return (Math.round((own * 1_000) / STEP_MS) * STEP_MS) / 1_000 || 0;
  }

  private text(text: string): string {
    const { url, slug, texts } = this.run;
    return Object.entries({ ...texts, [url]: 'https://api.example.com', [slug]: 'adire-house' })
      .reduce((changed, [own, shown]) => changed.replaceAll(own, shown), text)
      .replace(REF, (ref, prefix: string) => this.ref(ref, prefix))
      .replace(TIMESTAMP, (moment, digits: string) => this.moment(moment).replace('Z', `${'0'.repeat(digits.length)}Z`))
      .replace(UUID, (id) => this.id(id))
      .replace(TOKEN, (_, head: string, rest: string) => head + secretOf(rest))
      .replace(EXPIRES, `expires=${RECORDED_AT.getTime() / 1_000 + 900}`)
      .replace(SHORT_CODES, FIXED_FIELDS['shortCode'] as string)
      .replace(LOCAL_TIME, '10:00:00')
      .replace(SECRET, (_, head: string, rest: string) => head + secretOf(rest))
      .replace(PUBLIC_KEY, secretOf)
      .replace(HEX, (hash) => '0123456789abcdef'.repeat(4).slice(0, hash.length));
  }

  /** Returns the ref of its place among those of its kind, in the form of refs. */
  private ref(ref: string, prefix: string): string {
    return this.numbered(ref, prefix, (id) => refOf(prefix as RefPrefix, id));
  }

  private id(id: string): string {
    return this.numbered(id, '', (stable) => stable);
  }

  private numbered(own: string, kind: string, form: (id: string) => string): string {
    const shown = this.shown.get(own);
    if (shown) return shown;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const stable = form(`01890a5d-ac96-774b-bcce-${count.toString(16).padStart(12, '0')}`);
    this.shown.set(own, stable);
    return stable;
  }

  /** Returns a moment of the shop; one that the run itself made falls on a quarter of an hour. */
  private moment(text: string): string {
    const real = Date.parse(text);
    const time = Math.abs(real - this.run.begunAt) < REAL_MS ? real - this.run.begunAt + RECORDED_AT.getTime() : real;
    return new Date(time % 60_000 === 0 ? time : Math.round(time / STEP_MS) * STEP_MS).toISOString();
  }
}
