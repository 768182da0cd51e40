import { createHash } from 'node:crypto';
import { factOf, IdempotencyKeyReused, keysExpiredUntil, readIdempotencyKey, requestText } from '@svc/contracts';
import { type Author, type Clock, type IdGenerator, refOf } from '@svc/kernel';
import { type Announcement, announcementsCountSince, checkAnnouncementLimit, NobodyToWriteTo } from '../domain/announcements/announcement';
import type { AnnouncementKey } from '../ports/announcement-store';
import type { MessageTx, MessageUnitOfWork } from '../ports/message-tx';

export interface AnnounceToGuestsCommand extends Pick<Announcement, 'workspaceId' | 'who' | 'about' | 'text' | 'byLanguage'> {
  event: { id: string; slug: string };
  /** Counts the recipients and writes nothing. */
  dryRun: boolean;
  /** Sent as `Idempotency-Key`: a retry with the same key sends nothing (D-42). */
  idempotencyKey?: string;
  by: Author;
}

/** Counts of an announcement's readers; `isReplay` when an earlier request with the same key has written it. */
export interface Announced extends Pick<Announcement, 'recipients' | 'unsubscribed'> {
  isReplay: boolean;
}

/** Writes a merchant's announcement to guests of an event; the worker plans and sends the mails (D-137). */
export class AnnounceToGuests {
  constructor(
    private readonly work: MessageUnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @throws InvalidInput for a malformed key; IdempotencyKeyReused; Throttled; NobodyToWriteTo */
  async execute(command: AnnounceToGuestsCommand): Promise<Announced> {
    const key = keyOf(command);
    const { workspaceId, event, who, about } = command;
    if (command.dryRun) {
      const counted = await this.work.run(({ announcements }) => announcements.count({ workspaceId, eventId: event.id, who, about }));
      return { ...counted, isReplay: false };
    }
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      await tx.announcements.hold(workspaceId);
      const earlier = key && (await tx.announcements.writtenBy(workspaceId, key.key, keysExpiredUntil(now)));
      if (earlier && earlier.fingerprint !== key.fingerprint) throw new IdempotencyKeyReused();
      if (earlier) return { ...earlier.announcement, isReplay: true };
      checkAnnouncementLimit(await tx.announcements.writtenSince(workspaceId, announcementsCountSince(now)), now);
      return { ...(await this.write(tx, command, now, key)), isReplay: false };
    });
  }

  private async write(
    { announcements, plan, audit }: MessageTx,
    { workspaceId, event, who, about, text, byLanguage, by }: AnnounceToGuestsCommand,
    now: Date,
    key?: AnnouncementKey,
  ): Promise<Announcement> {
    const written = { workspaceId, id: this.ids.next(), eventId: event.id, who, about, text, byLanguage, createdAt: now };
    const announcement = { ...written, ...(await announcements.count(written)) };
    const { recipients, unsubscribed } = announcement;
    if (recipients === 0) throw new NobodyToWriteTo();
    await announcements.insert(announcement, key);
    await plan.enqueueFacts([
      factOf('event.announced.v1', { id: this.ids.next(), workspaceId, mode: null }, { eventId: event.id, announcementId: written.id }),
    ]);
    await audit.record(workspaceId, by, [
      {
        action: 'create',
        subject: { kind: 'event_message', ref: refOf('evt', event.id), name: event.slug },
        details: { who, about, recipients, unsubscribed },
      },
    ]);
    return announcement;
  }
}

function keyOf({ idempotencyKey, event, who, about, text, byLanguage }: AnnounceToGuestsCommand): AnnouncementKey | undefined {
  const key = readIdempotencyKey(idempotencyKey, { required: false });
  const said = requestText(event.id, { who, about, text, byLanguage });
  return key === undefined ? undefined : { key, fingerprint: createHash('sha256').update(said).digest('hex') };
}
