/** An answer with its `ETag`. */
export interface KeptAnswer {
  etag: string;
  /** The body as it came. */
  text: string;
}

/** Where answers are kept by their address. Any map of a process, or of several, will do; its methods may be asynchronous. */
export interface AnswerCache {
  get(address: string): KeptAnswer | undefined | Promise<KeptAnswer | undefined>;
  set(address: string, answer: KeptAnswer): unknown;
}

const LONGEST_TEXT = 1_000_000;

/** Keeps the answers that were asked for last in memory, at most so many. Texts of more than a million characters are not kept. */
export function memoryCache({ entries = 100 } = {}): AnswerCache {
  const kept = new Map<string, KeptAnswer>();
  const put = (address: string, answer: KeptAnswer) => {
    kept.delete(address);
    kept.set(address, answer);
  };
  return {
    get(address) {
      const answer = kept.get(address);
      if (answer) put(address, answer);
      return answer;
    },
    set(address, answer) {
      if (answer.text.length > LONGEST_TEXT) return;
      put(address, answer);
      if (kept.size > entries) kept.delete(kept.keys().next().value as string);
    },
  };
}
