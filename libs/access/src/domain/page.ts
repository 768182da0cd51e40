/** Section of a list, newest first. */
export interface PageRequest {
  /** Cursor: begins after this id; from the newest when absent. */
  after?: string;
  limit: number;
}

export interface Page<T> {
  data: T[];
  /** Cursor of the next page; absent on the last page. */
  next?: string;
}

/** Makes a page of rows that were read with one more than `limit`. */
export function pageOf<T extends { id: string }>(rows: T[], limit: number): Page<T> {
  const data = rows.slice(0, limit);
  return rows.length > limit ? { data, next: data.at(-1)!.id } : { data };
}
