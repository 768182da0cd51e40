import { Foundation1763700000000 } from './1763700000000-foundation';
import { Access1763700000050 } from './1763700000050-access';

/** Every migration in the order of its timestamp; bundling knows no globs. */
export const migrations = [Foundation1763700000000, Access1763700000050];
