/** Where the texts of a workspace may go (D-107). */
export abstract class TextCountries {
  /** ISO 3166 two-letter codes; none while neither the workspace's country nor a list of them is known. */
  abstract of(workspaceId: string): Promise<readonly string[]>;
}
