/** A cached response with its `ETag`. */
export interface KeptAnswer {
  etag: string;
  /** The unchanged body. */
  text: string;
}

/** Cache of responses by address, of one process or shared by several. Its methods may be asynchronous; a `Map` is one. */
export interface AnswerCache {
  get(address: string): KeptAnswer | undefined | Promise<KeptAnswer | undefined>;
  set(address: string, answer: KeptAnswer): unknown;
}

const LONGEST_TEXT = 1_000_000;

/** Creates a cache in memory of the `entries` most recently used responses. Texts of more than a million characters are not cached. */
export function memoryCache({ entries = 100 } = {}): AnswerCache {
  const answers = new Map<string, KeptAnswer>();
  const put = (address: string, answer: KeptAnswer) => {
    answers.delete(address);
    answers.set(address, answer);
  };
  return {
    get(address) {
      const answer = answers.get(address);
      if (answer) put(address, answer);
      return answer;
    },
    set(address, answer) {
      if (answer.text.length > LONGEST_TEXT) return;
      put(address, answer);
      if (answers.size > entries) answers.delete(answers.keys().next().value as string);
    },
  };
}
