/** A sleep that can be cut short; a call that comes while awake cuts the next one short. */
export class Nap {
  private called = false;
  private getUp?: () => void;

  async take(ms: number): Promise<void> {
    if (!this.called) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.getUp = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
      this.getUp = undefined;
    }
    this.called = false;
  }

  wake(): void {
    this.called = true;
    this.getUp?.();
  }
}
