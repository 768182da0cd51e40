import { ask } from './client.mjs';

/** The clock of the workspaces of one check, in both modes: it moves those that are there, and those that come later. */
export class ShopClock {
  #root;
  #workspaces = [];
  #movedSeconds = 0;

  /** @param {string} root the origin of the development endpoints */
  constructor(root) {
    this.#root = root;
  }

  /** Has a new workspace go by this clock. @param {string} workspace its ref */
  async add(workspace) {
    this.#workspaces.push(workspace);
    if (this.#movedSeconds !== 0) await this.#move(workspace, this.#movedSeconds);
  }

  /** Needs a workspace. @returns {Promise<Date>} */
  async now() {
    return new Date((await ask(`${this.#root}/dev/clock?workspace=${this.#workspaces[0]}`)).body.now);
  }

  /** @param {number} seconds */
  async advance(seconds) {
    this.#movedSeconds += seconds;
    await Promise.all(this.#workspaces.map((workspace) => this.#move(workspace, seconds)));
  }

  async #move(workspace, advanceSeconds) {
    const { status, text } = await ask(`${this.#root}/dev/clock`, { method: 'POST', body: { advanceSeconds, workspace } });
    if (status !== 200) throw new Error(`The clock was not moved: ${text}`);
  }
}
