/** Everything that has been started and is to be stopped at the end, last started first. */
export class Started {
  #all = [];
  #ending = false;

  /**
   * Starts one thing more.
   * @template {{ stop(): Promise<void> }} Running
   * @param {() => Running | Promise<Running>} start
   * @returns {Promise<Running>}
   * @throws {Error} when all is being stopped already
   */
  async add(start) {
    if (this.#ending) throw new Error('This start has been called off.');
    const running = Promise.resolve(start());
    this.#all.push(running);
    return running;
  }

  /** Stops everything in order; what is just starting, when it has started. One that fails does not keep the others. */
  async stop() {
    this.#ending = true;
    for (const running of this.#all.reverse()) {
      await running
        .then(
          (started) => started.stop(),
          () => {},
        )
        .catch((error) => console.error(error));
    }
  }
}
