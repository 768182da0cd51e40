import type { PipeTransform } from '@nestjs/common';
import { idOf, NotFound } from '@svc/kernel';

/** Pipe from a key's ref to its id; what is no such ref is not found. */
export const keyIdOf: PipeTransform<string, string> = {
  transform(ref) {
    const id = idOf('key', ref);
    if (!id) throw new NotFound('key');
    return id;
  },
};
