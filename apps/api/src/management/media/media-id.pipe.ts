import type { PipeTransform } from '@nestjs/common';
import { idOf, NotFound } from '@svc/kernel';

/** Pipe from an uploaded file's ref to its id; what is no such ref is not found. */
export const mediaIdOf: PipeTransform<string, string> = {
  transform(ref) {
    const id = idOf('med', ref);
    if (!id) throw new NotFound('file');
    return id;
  },
};
