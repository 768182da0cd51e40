import type { FormItemField } from './form.item';
import type { FoundType } from './media-type';

/** A file that was sent for a question, before it is kept. */
export interface SentFile {
  /** Of the question. */
  key: string;
  /** What its sender calls it. */
  name: string;
  /** More than this was sent when `isCutOff`. */
  sizeBytes: number;
  isCutOff: boolean;
  /** What it is by its bytes; undefined for what the service does not take. */
  found?: FoundType;
}

const DEFAULT_RULE = { accept: [], maxSizeBytes: 10_000_000, maxFiles: 1 };

/** What a question says of its files, where it does not say: one of at most 10 MB, of any type that the service takes. */
export function fileRuleOf({ options }: Pick<FormItemField, 'options'>): NonNullable<FormItemField['options']['file']> {
  return options.file ?? DEFAULT_RULE;
}

/** Whether the files of one question are what it asks for. */
export function judgeFiles<F extends SentFile>(field: FormItemField, files: readonly F[]): { files: readonly F[] } | { fault: string } {
  const { accept, maxFiles, maxSizeBytes } = fileRuleOf(field);
  if (files.length === 0) return field.required && !field.hidden ? { fault: `Please answer: ${field.label}` } : { files };
  if (files.length > maxFiles) return { fault: maxFiles === 1 ? 'Send one file.' : `Send at most ${maxFiles} files.` };
  const faults = files.flatMap((file) => faultOf(file, accept, maxSizeBytes) ?? []);
  return faults.length > 0 ? { fault: faults.join(' ') } : { files };
}

function faultOf({ name, sizeBytes, isCutOff, found }: SentFile, accept: readonly string[], maxSizeBytes: number): string | undefined {
  if (isCutOff || sizeBytes > maxSizeBytes) return `“${name}” is too large: send at most ${fileSizeText(maxSizeBytes)}.`;
  if (sizeBytes === 0) return `“${name}” is empty.`;
  if (accept.length > 0 && !(found && accept.some((kind) => isOfKind(found, kind)))) return `“${name}” is of another kind than is asked for: ${accept.join(', ')}.`;
  return found ? undefined : `“${name}” is of a kind that cannot be sent. Send a picture, a PDF or another document, a film or a recording.`;
}

const SAME_EXTENSION: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', text: 'txt', markdown: 'md', m4v: 'mp4' };

/** `image/png`, `image/*`, `.png` or `png`, in any case. */
function isOfKind({ mimeType, extension }: FoundType, kind: string): boolean {
  const wanted = kind.trim().toLowerCase();
  if (wanted === '*/*') return true;
  if (wanted.endsWith('/*')) return mimeType.startsWith(wanted.slice(0, -1));
  if (wanted.includes('/')) return mimeType === (wanted === 'image/jpg' ? 'image/jpeg' : wanted);
  const ending = wanted.replace(/^\./, '');
  return (SAME_EXTENSION[ending] ?? ending) === extension;
}

/** A thousand thousands are a megabyte, as the limits of a question count. */
export function fileSizeText(bytes: number): string {
  return bytes >= 1_000_000 ? `${Number((bytes / 1_000_000).toFixed(1))} MB` : `${Math.ceil(bytes / 1_000)} kB`;
}
