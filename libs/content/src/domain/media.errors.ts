import { InvalidInput } from '@svc/kernel';

/** An upload of more bytes than its kind may have. */
export class FileTooLarge extends InvalidInput {
  constructor(what: string, limitBytes: number) {
    super(`${what} may have at most ${Math.floor(limitBytes / 1024 / 1024)} MiB.`);
  }
}

/** An upload that is, by its content, nothing the service takes. */
export class FileTypeRefused extends InvalidInput {
  constructor(message: string) {
    super(message);
  }
}

/** A picture that cannot be read to its end, or whose pixels would not fit into memory. */
export class PictureRefused extends InvalidInput {
  constructor(message: string) {
    super(message);
  }
}
