/** State of a cell that holds something, which is no value of its column: it is listed, and changes nothing. */
export const NOT_UNDERSTOOD = Symbol('not understood');

/** State of a cell that is empty in a column that may be empty: it empties the field. */
export const EMPTIED = Symbol('emptied');

/** Stands in a decoded text for bytes that are no text in its encoding: a noncharacter of Unicode, which no file can hold. */
export const UNREADABLE = '\ufdd0';
