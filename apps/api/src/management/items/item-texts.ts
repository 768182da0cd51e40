/** Largest body of one thing, bytes: a table of 5,000 rows is one. */
export const ITEM_LIMIT = 8 * 1024 * 1024;

export const POINTING =
  'A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. ' +
  'Refs and times of an answer may be sent back: they are ignored.';

export const CHANGING =
  'Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. ' +
  'Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside.';
