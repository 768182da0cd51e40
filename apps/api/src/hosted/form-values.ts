/** What somebody has entered into a form so far, by the names of its fields. */
export class FormValues {
  constructor(private readonly entered: URLSearchParams) {}

  /** What was entered last, trimmed, with the line ends of texts; empty when nothing was. */
  text(name: string): string {
    return (this.entered.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  }

  /** Every choice that is ticked. */
  choices(name: string): string[] {
    return this.entered.getAll(name).filter((value) => value !== '');
  }

  /** All of it but one field. */
  without(name: string): FormValues {
    const others = new URLSearchParams(this.entered);
    others.delete(name);
    return new FormValues(others);
  }

  has(name: string): boolean {
    return this.text(name) !== '';
  }
}
