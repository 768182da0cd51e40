/** The hashes under which codes to a number may be kept in a workspace: one for each secret key, the current one first (D-8). */
export type NumberHashes = (workspaceId: string, e164: string) => readonly string[];
