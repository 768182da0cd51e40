/** Where access reports trouble that it does not let the caller feel. */
export abstract class AccessLog {
  abstract warn(message: string, error: unknown): void;
}
