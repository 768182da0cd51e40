import { answerPath, type GivenFile, type IncomingFiles } from '@svc/content';
import { type FormField, type GivenAnswers, LONGEST_ANSWER } from '@svc/contracts';
import { type Excess, type FieldPart, type FilePart, type FormPart, partsOf, UnreadableBody } from '@svc/http';
import { cutText, type LinkSigner } from '@svc/kernel';
import type { PublicForm } from '@svc/storefront';
import type { Request } from 'express';
import { withoutNul } from '../page/parse-fields';
import { answerTo, FORM_BODY_LIMIT, FormValues } from '../posted-form';

/** Names of the fields of a form's page: the field of an answer has the path that its refusal names. */
export const answerField = answerPath;
/** Field with the signed time at which the page was shown. */
export const SEAL = 'seal';
/** Hidden field that only programs fill in. */
export const TRAP = 'fax';

const PURPOSE = 'form page';
const SHOWN = /^(\d{1,15})-([\da-f-]{36})$/;
/** Shortest time in which a person reads and fills in a form, ms. */
const FASTEST_MS = 2_000;
const OLDEST_MS = 24 * 60 * 60 * 1_000;

/** Page of a form, as it was shown to a visitor. */
export interface ShownPage {
  path: string;
  shownAt: Date;
  /** UUID, different for each page shown. */
  id: string;
}

export type SealVerdict = { is: 'good'; pageId: string } | { is: 'too_fast' | 'too_old' };

/** Returns the signed page and time, carried by a field of the form. */
export function sealOf({ path, shownAt, id }: ShownPage, signer: LinkSigner): string {
  const shown = `${shownAt.getTime()}-${id}`;
  return `${shown}.${signer.sign(PURPOSE, subjectOf(path, shown))}`;
}

/** Judges if the page was open for as long as people take to fill it in. */
export function judgeSeal(seal: string, path: string, now: Date, signer: LinkSigner): SealVerdict {
  const [shown = '', token = ''] = seal.split('.');
  const [, shownAt, pageId] = SHOWN.exec(shown) ?? [];
  if (pageId === undefined || !signer.verify(PURPOSE, subjectOf(path, shown), token)) return { is: 'too_old' };
  const ageMs = now.getTime() - Number(shownAt);
  if (ageMs < FASTEST_MS) return { is: 'too_fast' };
  return ageMs > OLDEST_MS ? { is: 'too_old' } : { is: 'good', pageId };
}

function subjectOf(path: string, shown: string): string {
  return `${path}\n${shown}`;
}

type PublicFormField = PublicForm['fields'][number];

/** Returns a question of a form, as pages show questions. */
export function questionOf({ key, type, label, required, hidden, placeholder, helpText, options, showIf }: PublicFormField): FormField {
  return { key, type, label, required, hidden, placeholder, helpText, options: options.choices, showIf };
}

/** Returns the answers in the form of the rules, not yet validated. */
export function answersIn(fields: PublicForm['fields'], values: FormValues): GivenAnswers {
  return Object.fromEntries(
    fields.filter(({ type }) => type !== 'file').flatMap((field) => answerTo(questionOf(field), values, answerField)),
  );
}

/** Returns the initial values of a form: those of its address (`?answers.topic=Press`), else those set by the merchant. */
export function firstValues(fields: PublicForm['fields'], address: URLSearchParams): FormValues {
  const values = new URLSearchParams();
  for (const { key, defaultValue } of fields) {
    const name = answerField(key);
    const texts = address.has(name) ? address.getAll(name) : textsOf(defaultValue);
    for (const text of texts) values.append(name, text);
  }
  return new FormValues(values);
}

/** Returns the texts of a value; an unticked box has none. */
function textsOf(value: PublicFormField['defaultValue']): string[] {
  if (value === undefined || value === false) return [];
  return Array.isArray(value) ? value : [String(value)];
}

/** Input sent by the page of a form. */
export interface SentForm {
  values: FormValues;
  /** Files, on this machine only until the work on them ends. */
  files: readonly GivenFile[];
  /** Names of the chosen files, by the field. */
  chosen: ReadonlyMap<string, readonly string[]>;
  /** True when more text was sent than a form has room for; values are cut then. */
  isTooLong: boolean;
  /** True when the files together exceed the limit; some of them are cut off, or absent. */
  isTooMuch: boolean;
  /** Fields whose value was cut. */
  cut: ReadonlySet<string>;
}

/** Limits of a form's files. */
export interface FileIntake {
  incoming: IncomingFiles;
  /** Key of the question, by the name of its field. */
  keys: ReadonlyMap<string, string>;
  /** Most files of all questions together. */
  files: number;
  /** Bytes of one file. */
  fileSize: number;
  /** Bytes of all files together. */
  inAll: number;
}

const MOST_FIELDS = 2_000;
const NOTHING: SentForm = {
  values: new FormValues(new URLSearchParams()),
  files: [],
  chosen: new Map(),
  isTooLong: false,
  isTooMuch: false,
  cut: new Set(),
};

/**
 * Reads the input of a form's page, and passes it to `work` while its files are on this machine. An incomplete body is read as an empty
 * form; without an intake, files are skipped.
 */
export async function readSentForm<T>(request: Request, intake: FileIntake | undefined, work: (sent: SentForm) => Promise<T>): Promise<T> {
  if (!request.is(['multipart/form-data', 'application/x-www-form-urlencoded'])) return work(NOTHING);
  const parts = partsOf(request, {
    fields: MOST_FIELDS,
    fieldSize: FORM_BODY_LIMIT,
    files: intake?.files ?? 0,
    fileSize: intake?.fileSize,
    skipsFiles: true,
  });
  try {
    return await new Reading(parts, intake).goOn(work);
  } catch (error) {
    if (error instanceof UnreadableBody) return await work(NOTHING);
    throw error;
  } finally {
    await parts.return();
  }
}

class Reading {
  private readonly entered = new URLSearchParams();
  private readonly files: GivenFile[] = [];
  private readonly chosen = new Map<string, string[]>();
  private readonly cut = new Set<string>();
  private isTooLong = false;
  private isTooMuch = false;
  private textLeft = FORM_BODY_LIMIT;
  private bytesLeft: number;

  constructor(
    private readonly parts: AsyncGenerator<FormPart, void>,
    private readonly intake: FileIntake | undefined,
  ) {
    this.bytesLeft = intake?.inAll ?? 0;
  }

  /** Holds files one within the other, so that each exists until the work on all of them is done. */
  async goOn<T>(work: (sent: SentForm) => Promise<T>): Promise<T> {
    for (;;) {
      const { value: part } = await this.parts.next();
      if (!part) return work(this.sent());
      if (part.kind === 'field') this.enter(part);
      else if (part.kind === 'excess') this.exceed(part);
      else if (part.kind === 'file' && part.fileName !== undefined) {
        const { fileName } = part;
        this.chosen.set(part.name, [...(this.chosen.get(part.name) ?? []), fileName]);
        const key = this.intake?.keys.get(part.name);
        if (key !== undefined) return this.take(part, key, work);
      }
    }
  }

  private exceed({ of }: Excess): void {
    if (of === 'fields') this.isTooLong = true;
    else this.isTooMuch = true;
  }

  private take<T>(part: FilePart, key: string, work: (sent: SentForm) => Promise<T>): Promise<T> {
    return this.intake!.incoming.receive(this.measured(part.body), this.intake!.inAll, (local) => {
      this.files.push({ key, name: part.fileName, local, isCutOff: part.isCutOff() });
      return this.goOn(work);
    });
  }

  private sent(): SentForm {
    const { files, chosen, isTooLong, isTooMuch, cut } = this;
    return { values: new FormValues(this.entered), files, chosen, isTooLong, isTooMuch, cut };
  }

  /** Cuts a value that does not fit, so that later, shorter ones remain. */
  private enter({ isCutOff, ...sent }: FieldPart): void {
    const [name, value] = [withoutNul(sent.name), withoutNul(sent.value)];
    const isTooLong = isCutOff || name.length + value.length > this.textLeft;
    const excerpt = isTooLong ? cutText(value, LONGEST_ANSWER) : value;
    if (isTooLong) {
      this.isTooLong = true;
      this.cut.add(name);
    }
    if (name.length + excerpt.length > this.textLeft) return;
    this.textLeft -= name.length + excerpt.length;
    this.entered.append(name, excerpt);
  }

  /** Yields the bytes while there is room for them. */
  private async *measured(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const chunk of body) {
      this.isTooMuch ||= chunk.length > this.bytesLeft;
      if (this.isTooMuch) return;
      this.bytesLeft -= chunk.length;
      yield chunk;
    }
  }
}
