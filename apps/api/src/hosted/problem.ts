/** What is wrong with a form, and with which of its fields. */
export interface Problem {
  name?: string;
  message: string;
}
