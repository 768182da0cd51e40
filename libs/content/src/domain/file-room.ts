import { FilesFull } from './submission.errors';

/** How much room files have that people send by forms, in bytes (D-110). */
export interface FileRoom {
  /** Of all files of one submission. */
  perSubmissionBytes: number;
  /** Of the files of all submissions that are kept in a workspace. */
  inAllBytes: number;
}

const MIB = 1_048_576;

/** What a workspace says of it, in MiB. */
export function fileRoomOf({ fileMiBPerSubmission, fileMiBInAll }: { fileMiBPerSubmission: number; fileMiBInAll: number }): FileRoom {
  return { perSubmissionBytes: fileMiBPerSubmission * MIB, inAllBytes: fileMiBInAll * MIB };
}

/** Throws FilesFull when more would be kept than there is room for. */
export function refuseOverfull(keptBytes: number, { inAllBytes }: Pick<FileRoom, 'inAllBytes'>): void {
  if (keptBytes > inAllBytes) throw new FilesFull();
}

/** The bytes of these files together. */
export function bytesOf(files: readonly { sizeBytes: number }[]): number {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}
