/** Refusals of one message before it is given up: over about three minutes, since mail servers may refuse for a moment. */
const LEAST_REFUSALS = 3;
/** Most messages whose refusals are remembered. */
const MOST_REMEMBERED = 10_000;

interface Refused {
  times: number;
  /** Place of its last refusal among all answers of the carrier. */
  lastAt: number;
}

/** A message as a carrier answers it. */
export interface AnsweredMessage {
  id: string;
  recipient: string;
}

/**
 * Tells the refusal of one recipient from an outage of the carrier (D-160): a carrier that refuses everything, such as a mail server that
 * says 550 to all, proves nothing about a recipient. A refusal is final when the carrier has refused the message several times, and has
 * taken a message to somebody else since its last refusal.
 */
export class RefusalEvidence {
  private answers = 0;
  private taken?: { at: number; recipient: string };
  private takenBefore?: { at: number; recipient: string };
  private readonly refused = new Map<string, Refused>();

  /** Notes that the carrier has taken a message. */
  noteTaken({ id, recipient }: AnsweredMessage): void {
    this.answers += 1;
    if (this.taken?.recipient !== recipient) this.takenBefore = this.taken;
    this.taken = { at: this.answers, recipient };
    this.refused.delete(id);
  }

  /** Notes a refusal, and returns whether it is final. */
  isFinal({ id, recipient }: AnsweredMessage): boolean {
    this.answers += 1;
    const before = this.refused.get(id);
    const refused = { times: (before?.times ?? 0) + 1, lastAt: this.answers };
    const tookOthers = [this.taken, this.takenBefore].some(
      (taken) => taken !== undefined && taken.recipient !== recipient && taken.at > (before?.lastAt ?? this.answers),
    );
    this.refused.delete(id);
    const isFinal = tookOthers && refused.times >= LEAST_REFUSALS;
    if (!isFinal) this.remember(id, refused);
    return isFinal;
  }

  private remember(id: string, refused: Refused): void {
    this.refused.set(id, refused);
    if (this.refused.size > MOST_REMEMBERED) this.refused.delete(this.refused.keys().next().value!);
  }
}
