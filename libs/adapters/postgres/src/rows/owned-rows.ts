/** A thing of a workspace. */
interface Owned {
  workspaceId: string;
  id: string;
}

/** Returns lists of owned ids as parameters, two for each list: their workspaces and themselves. */
export function ownedParameters(...lists: (readonly Owned[])[]): string[][] {
  return lists.flatMap((list) => [list.map(({ workspaceId }) => workspaceId), list.map(({ id }) => id)]);
}

/**
 * Returns SQL of the rows of such a list, `subject ("workspaceId", id)`, whose two parameters begin at a number. They are arrays,
 * by whose length the planner knows how few they are; of JSON it assumes a hundred, for which it reads small tables from
 * beginning to end.
 */
export const ownedRows = (parameter: number): string =>
  `unnest($${parameter}::uuid[], $${parameter + 1}::uuid[]) as subject ("workspaceId", id)`;
