/** Option of every list: the number of items that it prints. */
export const limit = { type: 'string', value: '<number>', text: 'at most this many (default: all)' };
