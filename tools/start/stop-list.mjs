/** What must be stopped at the end, last started first; something that starts while all is being stopped is stopped at once. */
export class StopList {
  #stops = [];
  #running;

  /** @param {() => Promise<void>} stop */
  async add(stop) {
    if (this.#running) await stop();
    else this.#stops.push(stop);
  }

  /** Stops everything, in order; one that fails does not keep the others from stopping. */
  run() {
    this.#running ??= this.#stopAll();
    return this.#running;
  }

  async #stopAll() {
    for (const stop of this.#stops.reverse()) await stop().catch((error) => console.error(error));
  }
}
