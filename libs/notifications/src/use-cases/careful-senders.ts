import { RefusalEvidence } from '../domain/limits/refusal-evidence';
import { type Email, EmailSender, type SendOutcome, type Sms, SmsSender } from '../ports/senders';

/** Returns the outcome with a refusal that may be of everybody as one that passes (D-160). */
function judged(outcome: SendOutcome, message: { id: string; recipient: string }, evidence: RefusalEvidence): SendOutcome {
  if (outcome.ok) evidence.noteTaken(message);
  if (outcome.ok || !outcome.permanent || !isReply(outcome.reason)) return outcome;
  return { ...outcome, permanent: evidence.isFinal(message) };
}

/** Returns whether the reason is what a carrier has replied, and not our own finding. */
const isReply = (reason: string): boolean => /^5\d\d\b|\banswered \d{3}\b/.test(reason);

/** Mail server whose refusals are final only where it takes the mails of others (D-160). */
export class CarefulEmailSender extends EmailSender {
  private readonly evidence = new RefusalEvidence();

  constructor(private readonly sender: EmailSender) {
    super();
  }

  async send(email: Email): Promise<SendOutcome> {
    return judged(await this.sender.send(email), { id: email.id, recipient: email.to.email }, this.evidence);
  }
}

/** Provider of SMS whose refusals are final where it names the number, or takes the SMS of others (D-160). */
export class CarefulSmsSender extends SmsSender {
  private readonly evidence = new RefusalEvidence();

  constructor(private readonly sender: SmsSender) {
    super();
  }

  async send(sms: Sms): Promise<SendOutcome> {
    const outcome = await this.sender.send(sms);
    return !outcome.ok && outcome.fault === 'number' ? outcome : judged(outcome, { id: sms.id, recipient: sms.to }, this.evidence);
  }
}
