import { type LinkSigner, refOf } from '@svc/kernel';
import type { FormItemField } from './form.item';
import { type FoundType, SEND_AS_JPEG } from './media-type';
import { FilesFull } from './submission';
import { type LinkSignature, SignedPaths } from './media-address';

/** A file that was sent for a question, before it is stored. */
export interface SentFile {
  /** Key of the question. */
  key: string;
  /** File name from the sender. */
  name: string;
  /** Bytes that were read; the file was longer when `isCutOff`. */
  sizeBytes: number;
  isCutOff: boolean;
  /** Type detected from its bytes; undefined for a type that the service does not accept. */
  detected?: FoundType;
  /** It is a HEIC picture of a phone. */
  isPhonePicture?: boolean;
}

const DEFAULT_RULE = { accept: [], maxSizeBytes: 10_000_000, maxFiles: 1 };

/** Returns a question's rule for files; by default one of at most 10 MB, of any type that the service accepts. */
export function fileRuleOf({ options }: Pick<FormItemField, 'options'>): NonNullable<FormItemField['options']['file']> {
  return options.file ?? DEFAULT_RULE;
}

/** Checks the files of one question against its rule. */
export function judgeFiles<F extends SentFile>(field: FormItemField, files: readonly F[]): { files: readonly F[] } | { fault: string } {
  const { accept, maxFiles, maxSizeBytes } = fileRuleOf(field);
  if (files.length === 0) return field.required && !field.hidden ? { fault: `Please answer: ${field.label}` } : { files };
  if (files.length > maxFiles) return { fault: maxFiles === 1 ? 'Send one file.' : `Send at most ${maxFiles} files.` };
  const faults = files.flatMap((file) => faultOf(file, accept, maxSizeBytes) ?? []);
  return faults.length > 0 ? { fault: faults.join(' ') } : { files };
}

function faultOf(
  { name, sizeBytes, isCutOff, detected, isPhonePicture }: SentFile,
  accept: readonly string[],
  maxSizeBytes: number,
): string | undefined {
  if (isCutOff || sizeBytes > maxSizeBytes) return `“${name}” is too large: send at most ${fileSizeText(maxSizeBytes)}.`;
  if (sizeBytes === 0) return `“${name}” is empty.`;
  if (isPhonePicture) return `“${name}” is a HEIC picture, which cannot be sent. ${SEND_AS_JPEG}`;
  if (accept.length > 0 && !(detected && accept.some((kind) => isOfKind(detected, kind))))
    return `“${name}” is of another kind than is asked for: ${accept.join(', ')}.`;
  return detected
    ? undefined
    : `“${name}” is of a kind that cannot be sent. Send a picture, a PDF or another document, a film or a recording.`;
}

const SAME_EXTENSION: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', text: 'txt', markdown: 'md', m4v: 'mp4' };

/** Accepts `image/png`, `image/*`, `.png` or `png`, in any case. */
function isOfKind({ mimeType, extension }: FoundType, kind: string): boolean {
  const wanted = kind.trim().toLowerCase();
  if (wanted === '*/*') return true;
  if (wanted.endsWith('/*')) return mimeType.startsWith(wanted.slice(0, -1));
  if (wanted.includes('/')) return mimeType === (wanted === 'image/jpg' ? 'image/jpeg' : wanted);
  const ending = wanted.replace(/^\./, '');
  return (SAME_EXTENSION[ending] ?? ending) === extension;
}

/** Counts a megabyte as a thousand thousands, as the limits of a question do. */
export function fileSizeText(bytes: number): string {
  return bytes >= 1_000_000 ? `${Number((bytes / 1_000_000).toFixed(1))} MB` : `${Math.ceil(bytes / 1_000)} kB`;
}

/** Room for files of submissions, in bytes (D-110). */
export interface FileRoom {
  /** Limit of all files of one submission. */
  perSubmissionBytes: number;
  /** Limit of the files of all stored submissions of a workspace. */
  inAllBytes: number;
}

const MIB = 1_048_576;

/** Returns the room by the workspace's settings, which count in MiB. */
export function fileRoomOf({ fileMiBPerSubmission, fileMiBInAll }: { fileMiBPerSubmission: number; fileMiBInAll: number }): FileRoom {
  return { perSubmissionBytes: fileMiBPerSubmission * MIB, inAllBytes: fileMiBInAll * MIB };
}

/** Throws FilesFull when more would be stored than there is room for. */
export function refuseOverfull(keptBytes: number, { inAllBytes }: Pick<FileRoom, 'inAllBytes'>): void {
  if (keptBytes > inAllBytes) throw new FilesFull();
}

/** Returns the bytes of these files together. */
export function bytesOf(files: readonly { sizeBytes: number }[]): number {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

/** Refs of a submission and of one of its files. */
export interface SubmittedFileName {
  workspaceSlug: string;
  /** `sub_…` */
  submissionRef: string;
  /** `fil_…` */
  fileRef: string;
}

/**
 * Links by which the merchant downloads files of submissions: `<PUBLIC_URL>/<workspace slug>/submissions/<sub_…>/<fil_…>`, each valid for
 * an hour.
 */
export class SubmissionFiles {
  private readonly links: SignedPaths;

  /** @param publicUrl public address of the service, without a slash at its end */
  constructor(publicUrl: string, signer: LinkSigner) {
    this.links = new SignedPaths(publicUrl, signer, 'submission');
  }

  forAnHour(workspaceSlug: string, submissionId: string, fileId: string, now: Date): string {
    return this.links.forAnHour(pathOf({ workspaceSlug, submissionRef: refOf('sub', submissionId), fileRef: refOf('fil', fileId) }), now);
  }

  /** Returns true when a link to this file was signed by the service and has not expired. */
  isGood(name: SubmittedFileName, link: LinkSignature, now: Date): boolean {
    return this.links.isGood(pathOf(name), link, now);
  }
}

function pathOf({ workspaceSlug, submissionRef, fileRef }: SubmittedFileName): string {
  return `/${workspaceSlug}/submissions/${submissionRef}/${fileRef}`;
}
