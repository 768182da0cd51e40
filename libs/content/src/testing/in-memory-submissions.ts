import { keysExpiredUntil, type KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import { InTurn, RecordingAuditTrail, RecordingOutbox } from '@svc/kernel/testing';
import { bytesOf } from '../domain/submission-files';
import type { Sending, Submission } from '../domain/submission';
import type { EarlierSubmission, SenderName, SubmissionStore, SubmissionUnitOfWork } from '../ports/submission-tx';

/** In-memory submissions. Work that fails leaves none behind. */
export class InMemorySubmissions implements SubmissionStore {
  readonly outbox = new RecordingOutbox<KnownFact>();
  readonly audit = new RecordingAuditTrail();
  stored: readonly Submission[] = [];
  private readonly fullReportedAt = new Map<string, Date>();
  private readonly sendings = new Map<string, Sending>();
  private readonly turns = new InTurn(() => {
    const { stored } = this;
    const facts = [...this.outbox.facts];
    return () => {
      this.stored = stored;
      this.outbox.facts.splice(0, Infinity, ...facts);
    };
  });
  readonly work: SubmissionUnitOfWork = {
    run: (work) => this.turns.run(() => work({ submissions: this, outbox: this.outbox, audit: this.audit })),
  };

  async insert(submission: Submission, sending?: Sending): Promise<EarlierSubmission | undefined> {
    const earlier = sending && (await this.sentAs(submission, sending.key, submission.submittedAt));
    if (earlier) return earlier;
    this.stored = [...this.stored, submission];
    if (sending) this.sendings.set(submission.id, sending);
    return undefined;
  }

  async sentAs(
    { workspaceId, mode }: Pick<Submission, 'workspaceId' | 'mode'>,
    key: string,
    now: Date,
  ): Promise<EarlierSubmission | undefined> {
    const submission = this.stored.find(
      (each) =>
        each.workspaceId === workspaceId &&
        each.mode === mode &&
        this.sendings.get(each.id)?.key === key &&
        each.submittedAt > keysExpiredUntil(now),
    );
    return submission && { submission, fingerprint: this.sendings.get(submission.id)!.fingerprint };
  }

  async fileBytes(workspaceId: string): Promise<number> {
    return bytesOf(this.stored.filter((each) => each.workspaceId === workspaceId).flatMap(({ files }) => files));
  }

  async noteFull(workspaceId: string, now: Date): Promise<boolean> {
    const reportedAt = this.fullReportedAt.get(workspaceId);
    if (reportedAt && reportedAt.getTime() > now.getTime() - 86_400_000) return false;
    this.fullReportedAt.set(workspaceId, now);
    return true;
  }

  async remove(workspaceId: string, mode: Mode, ids: readonly string[]): Promise<void> {
    this.stored = this.stored.filter((each) => each.workspaceId !== workspaceId || each.mode !== mode || !ids.includes(each.id));
  }

  async sentBy(workspaceId: string, mode: Mode, { emails, phones }: SenderName): Promise<Submission[]> {
    const isTheirs = ({ identity: { email, phone } }: Submission) =>
      email === undefined ? phone !== undefined && phones.includes(phone) : emails.includes(email);
    return this.stored.filter((each) => each.workspaceId === workspaceId && each.mode === mode && isTheirs(each));
  }

  async find(workspaceId: string, mode: Mode, id: string): Promise<Submission | undefined> {
    return this.stored.find((each) => each.workspaceId === workspaceId && each.mode === mode && each.id === id);
  }
}
