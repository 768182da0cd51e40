import type { EntitySchema } from 'typeorm';

/** Every entity schema of the service; bundling knows no globs. */
export const entities: EntitySchema[] = [];
