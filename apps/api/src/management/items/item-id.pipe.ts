import type { PipeTransform } from '@nestjs/common';
import { idOf, NotFound, type RefPrefix } from '@svc/kernel';

/** Pipe from a ref in the path to the id; what is no ref of such a thing is not found. */
export function itemIdOf(noun: string, prefix: RefPrefix): PipeTransform<string, string> {
  return {
    transform(ref) {
      const id = idOf(prefix, ref);
      if (!id) throw new NotFound(noun);
      return id;
    },
  };
}
