import { readFileSync } from 'node:fs';
import { AdminClient } from '../../start/admin-client.mjs';
import { Explained } from '../../explained.mjs';
import { ask } from './client.mjs';
import { ShopClock } from './shop-clock.mjs';
import { openShop } from './shop.mjs';
import { Sink } from './sink.mjs';

/** A running service with its development endpoints, and what checks can ask of it. */
export class Instance {
  #shops = 0;
  #run = Date.now().toString(36);

  /** @param {{ baseUrl: string, operatorToken: string, inboxUrl: string, docsUrl?: string }} demo @param {Sink} sink */
  constructor(demo, sink) {
    this.demo = demo;
    this.sink = sink;
    /** Ends with `/v1`. */
    this.baseUrl = demo.baseUrl;
    /** The origin of the pages and the development endpoints. */
    this.root = demo.inboxUrl.replace(/\/dev\/inbox$/, '');
    this.operator = new AdminClient(demo.baseUrl, demo.operatorToken);
  }

  /** One whose addresses and operator's token are known. @param {{ baseUrl: string, operatorToken: string, inboxUrl: string, docsUrl?: string }} demo */
  static async at(demo) {
    return new Instance(demo, await Sink.open());
  }

  /**
   * @param {string} demoFile path of demo.json
   * @throws {Explained} when it names no service that can be asked
   */
  static async reach(demoFile) {
    const instance = await Instance.at(readDemo(demoFile));
    const clock = await ask(`${instance.root}/dev/clock`).catch((error) => error);
    if (clock.status === 200) return instance;
    await instance.close();
    throw new Explained(
      `There is no service with development doors at ${instance.root}: start one (npm start) and give the demo.json that it writes.`,
    );
  }

  /**
   * A new workspace with a key of each kind and mode, and the catalogue of a document.
   * @param {(given: { now: Date }) => object} [document] the catalogue of the run by default
   * @param {import('./shop-clock.mjs').ShopClock} [clock] one of its own by default
   */
  openShop(document, clock = new ShopClock(this.root)) {
    this.#shops += 1;
    return openShop(this, `conformance-${this.#run}-${this.#shops}`, { document, clock });
  }

  /** Returns the messages to an address or number, newest first. @returns {Promise<unknown[]>} */
  async inbox(to) {
    return (await ask(`${this.root}/dev/inbox.json?to=${encodeURIComponent(to)}`)).body;
  }

  /** Plays the buyer's payment at the sandbox. @param {'succeed' | 'fail' | 'pending' | 'short' | 'over' | 'twice'} outcome */
  play(ref, rail, outcome = 'succeed') {
    return ask(`${this.root}/dev/sandbox/checkouts/${ref}`, { method: 'POST', body: { rail, outcome } });
  }

  close() {
    return this.sink.close();
  }
}

function readDemo(file) {
  try {
    const demo = JSON.parse(readFileSync(file, 'utf8'));
    if (demo.baseUrl && demo.operatorToken && demo.inboxUrl) return demo;
  } catch {
    // reported below
  }
  throw new Explained(`${file} is not the demo.json of a service: npm start writes one into its DATA_DIR (.data unless set).`);
}
