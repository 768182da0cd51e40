interface Page<Item> {
  data: readonly Item[];
  nextCursor?: string;
}

const LARGEST_PAGE = 100;

/** Yields at most `most` items of a list; reads further pages as needed. */
export async function* itemsOf<Item>(
  read: (page: { cursor?: string; limit?: number }) => Promise<unknown>,
  most = Infinity,
): AsyncGenerator<Item, void, undefined> {
  let left = most;
  let cursor: string | undefined;
  do {
    const limited = most === Infinity ? {} : { limit: Math.min(LARGEST_PAGE, left) };
    const page = (await read({ ...limited, ...(cursor !== undefined && { cursor }) })) as Page<Item>;
    yield* page.data.slice(0, left);
    left -= page.data.length;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && left > 0);
}
