import { ask } from './client.mjs';

/** The clock of the workspaces of one check, in both modes: it advances those that are there, and those that come later. */
export class ShopClock {
  #root;
  #workspaces = [];
  #advancedSeconds = 0;

  /** @param {string} root the origin of the development endpoints */
  constructor(root) {
    this.#root = root;
  }

  /** Has a new workspace go by this clock. @param {string} workspace its ref */
  async add(workspace) {
    this.#workspaces.push(workspace);
    if (this.#advancedSeconds !== 0) await this.#advanceOne(workspace, this.#advancedSeconds);
  }

  /** Needs a workspace. @returns {Promise<Date>} */
  async now() {
    return new Date((await ask(`${this.#root}/dev/clock?workspace=${this.#workspaces[0]}`)).body.now);
  }

  /** @param {number} seconds */
  async advance(seconds) {
    this.#advancedSeconds += seconds;
    await Promise.all(this.#workspaces.map((workspace) => this.#advanceOne(workspace, seconds)));
  }

  async #advanceOne(workspace, advanceSeconds) {
    const { status, text } = await ask(`${this.#root}/dev/clock`, { method: 'POST', body: { advanceSeconds, workspace } });
    if (status !== 200) throw new Error(`The clock was not advanced: ${text}`);
  }
}
