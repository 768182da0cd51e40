/** A file on this machine, whole; it lies there only as long as the work on it lasts. */
export interface LocalFile {
  path: string;
  sizeBytes: number;
  /** 64 lower-case hexadecimal digits. */
  checksumSha256: string;
}

/** Takes in what is being sent, without holding it in memory. */
export abstract class IncomingFiles {
  /**
   * Writes `body` to a file of this machine to its end, lets `work` use it, and clears it away, whatever happened.
   * @param limitBytes most bytes; one more is refused before it is written
   * @throws FileTooLarge, and whatever `body` and `work` throw
   */
  abstract receive<T>(body: AsyncIterable<Uint8Array>, limitBytes: number, work: (file: LocalFile) => Promise<T>): Promise<T>;
}
