import { answerPath, type GivenFile, type IncomingFiles } from '@svc/content';
import { type FormField, type GivenAnswers, LONGEST_ANSWER } from '@svc/contracts';
import { cutText, type LinkSigner } from '@svc/kernel';
import type { PublicForm } from '@svc/storefront';
import type { Request } from 'express';
import { answerTo, FORM_BODY_LIMIT, FormValues } from '../posted-form';
import { UnreadableBody } from '../../edge';
import { type Excess, type FieldPart, type FilePart, type FormPart, partsOf } from '../../edge/body/multipart';

/** Names of the fields of a form's page; an answer stands where the refusal of it points. */
export const answerField = answerPath;
/** When the page was shown. */
export const SEAL = 'seal';
/** A field that no person sees. */
export const TRAP = 'fax';

const PURPOSE = 'form page';
const SHOWN = /^(\d{1,15})-([\da-f-]{36})$/;
/** Nobody reads and fills in a form in less. */
const FASTEST_MS = 2_000;
const OLDEST_MS = 24 * 60 * 60 * 1_000;

/** The page of a form, as it was shown to somebody. */
export interface ShownPage {
  path: string;
  shownAt: Date;
  /** UUID: another each time. */
  id: string;
}

export type SealVerdict = { is: 'good'; pageId: string } | { is: 'too_fast' | 'too_old' };

/** Which page of a form was shown, and when, signed, as a field of the form carries it. */
export function sealOf({ path, shownAt, id }: ShownPage, signer: LinkSigner): string {
  const shown = `${shownAt.getTime()}-${id}`;
  return `${shown}.${signer.sign(PURPOSE, subjectOf(path, shown))}`;
}

/** Whether the page of a form was open for as long as people take to fill it in. */
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

/** A question of a form, as the pages ask questions. */
export function questionOf({ key, type, label, required, hidden, placeholder, helpText, options, showIf }: PublicFormField): FormField {
  return { key, type, label, required, hidden, placeholder, helpText, options: options.choices, showIf };
}

/** What was entered, as the rules take it, not yet judged. */
export function answersIn(fields: PublicForm['fields'], values: FormValues): GivenAnswers {
  return Object.fromEntries(
    fields.filter(({ type }) => type !== 'file').flatMap((field) => answerTo(questionOf(field), values, answerField)),
  );
}

/** What stands in a form before anything is entered: what its address says (`?answers.topic=Press`), else what the merchant put there. */
export function firstValues(fields: PublicForm['fields'], address: URLSearchParams): FormValues {
  const values = new URLSearchParams();
  for (const { key, defaultValue } of fields) {
    const name = answerField(key);
    const given = address.has(name) ? address.getAll(name) : textsOf(defaultValue);
    for (const text of given) values.append(name, text);
  }
  return new FormValues(values);
}

/** A box that is not ticked has no value. */
function textsOf(value: PublicFormField['defaultValue']): string[] {
  if (value === undefined || value === false) return [];
  return Array.isArray(value) ? value : [String(value)];
}

/** What the page of a form sent. */
export interface SentForm {
  values: FormValues;
  /** On this machine for as long as the work on them lasts. */
  files: readonly GivenFile[];
  /** Names of the files that were chosen, by the field. */
  chosen: ReadonlyMap<string, readonly string[]>;
  /** More text was sent than a form has room for; what is kept of it are beginnings. */
  isTooLong: boolean;
  /** The files together have more bytes than are taken; some of them are cut off, or absent. */
  isTooMuch: boolean;
  /** The fields of which there is no more than a beginning. */
  cut: ReadonlySet<string>;
}

/** What is taken in of the files of a form. */
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
 * Reads what the page of a form sent, and lets `work` use it while its files lie on this machine. What is broken off is
 * read as an empty form; without an intake, files are read past.
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

  /** Files are held one within the other, so that each is there until the work on all of them is done. */
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

  /** What does not fit is cut, so that the shorter ones that come after it are kept. */
  private enter({ name, value, isCutOff }: FieldPart): void {
    const isTooLong = isCutOff || name.length + value.length > this.textLeft;
    const kept = isTooLong ? cutText(value, LONGEST_ANSWER) : value;
    if (isTooLong) {
      this.isTooLong = true;
      this.cut.add(name);
    }
    if (name.length + kept.length > this.textLeft) return;
    this.textLeft -= name.length + kept.length;
    this.entered.append(name, kept);
  }

  /** The bytes, as long as there is room for them. */
  private async *measured(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const chunk of body) {
      this.isTooMuch ||= chunk.length > this.bytesLeft;
      if (this.isTooMuch) return;
      this.bytesLeft -= chunk.length;
      yield chunk;
    }
  }
}
