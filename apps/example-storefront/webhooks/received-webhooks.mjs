import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutText } from '../cut-text.mjs';

const SHOWN = 100;
const FILE = /^wev_[0-9a-z]{26}\.json$/;

/**
 * The webhooks that have come in. Each event is kept once, in a file named by its `id`: the file system is the unique
 * constraint of this small shop, where another has a unique column. What is not signed is shown, and never kept.
 */
export class ReceivedWebhooks {
  #folder;
  #latest;
  #watchers = new Set();

  constructor(folder) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    const names = readdirSync(folder)
      .filter((name) => FILE.test(name))
      .sort();
    this.#latest = names.slice(-SHOWN).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  }

  /** Keeps a signed event, unless it is here already: the service sends an event again until it has heard of our 2xx. */
  keep(event) {
    const name = `${event.id}.json`;
    const entry = { verified: true, receivedAt: new Date().toISOString(), event };
    if (FILE.test(name) && this.#write(name, JSON.stringify(entry))) this.#add(entry);
  }

  /** Shows that something came which the service has not signed. */
  refuse(text) {
    this.#add({ verified: false, receivedAt: new Date().toISOString(), text: cutText(text, 1_000) });
  }

  /** Calls `watcher` with the latest entries, then with each that comes. Answers how to stop. */
  watch(watcher) {
    this.#latest.forEach(watcher);
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #add(entry) {
    this.#latest = [...this.#latest, entry].slice(-SHOWN);
    for (const watcher of this.#watchers) watcher(entry);
  }

  /** The whole file or none. Answers false when there is one of that name. */
  #write(name, text) {
    const draft = join(this.#folder, `${name}.${process.pid}`);
    writeFileSync(draft, text, { mode: 0o600 });
    try {
      linkSync(draft, join(this.#folder, name));
      return true;
    } catch (error) {
      if (error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(draft);
    }
  }
}
