/** Order of the rows of a section, for the stores that load them and the index that lists them. */
export const BY_POSITION = 'position, id';
export const BY_POSITION_AND_CREATION = 'position nulls last, created_at, id';
export const BY_POSITION_AND_START = 'position nulls last, start_at, id';
