const NAME = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/** The name itself. Throws when it could lead out of the storage: the service makes names, so this is a fault of its own. */
export function checkName(name: string): string {
  if (!NAME.test(name)) throw new Error(`No file may be stored as ${JSON.stringify(name)}.`);
  return name;
}
