/** How many a list prints; every list takes it. */
export const limit = { type: 'string', value: '<number>', text: 'no more than so many (all, unless told)' };
