/** The files that merchants uploaded to this service. */
export abstract class UploadedFiles {
  /**
   * The address with what makes it open until `expires` (seconds since 1970), if it is an upload of this store;
   * any other address as it is.
   */
  abstract unlock(workspaceSlug: string, address: string, expires: number): string;
}
