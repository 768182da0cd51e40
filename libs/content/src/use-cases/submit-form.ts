import { factOf, IdempotencyKeyReused, invalidBecause, type GivenAnswers } from '@svc/contracts';
import { NotFound, type IdGenerator, type Mode } from '@svc/kernel';
import { bytesOf, type FileRoom, refuseOverfull, type SentFile } from '../domain/submission-files';
import { identityOf, isOpen, judgeAnswers } from '../domain/judge-answers';
import { titleOf } from '../domain/media-address';
import { isPhonePicture, typeOfContent } from '../domain/media-type';
import {
  FilesFull,
  FormClosed,
  type Sending,
  type SendingName,
  sendingOf,
  type Submission,
  type SubmissionSource,
  submittedFileKey,
} from '../domain/submission';
import type { FileInspector, FileStorage, LocalFile } from '../ports/file-storage';
import type { EarlierSubmission, FormReader, SubmissionUnitOfWork } from '../ports/submission-tx';

/** A file that came with the answers, on this machine. */
export interface GivenFile {
  /** Key of its question. */
  key: string;
  /** File name from the client. */
  name?: string;
  local: LocalFile;
  /** The file was longer than the limit of reading. */
  isCutOff?: boolean;
}

export interface SubmitFormCommand extends SendingName {
  workspaceId: string;
  mode: Mode;
  formSlug: string;
  answers: GivenAnswers;
  files: readonly GivenFile[];
  source: SubmissionSource;
  room: Pick<FileRoom, 'inAllBytes'>;
  now: Date;
}

export interface Submitted {
  submission: Submission;
  /** The same sending was stored before. */
  isReplay: boolean;
}

export interface SubmissionPorts {
  forms: FormReader;
  inspector: FileInspector;
  storage: FileStorage;
  work: SubmissionUnitOfWork;
}

type JudgedFile = SentFile & Pick<GivenFile, 'local'>;
interface Part {
  file: Submission['files'][number];
  local: LocalFile;
}
interface Judged {
  submission: Submission;
  parts: readonly Part[];
}

/** Stores the answers to a form (D-3.5), once for any number of retries. In test mode they are judged and not stored. */
export class SubmitForm {
  constructor(
    private readonly ports: SubmissionPorts,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * @throws NotFound; FormClosed; FilesFull, of which the merchant is notified once a day; IdempotencyKeyReused; InvalidInput with every
   * fault, at `answers.<key>`
   */
  async execute(command: SubmitFormCommand): Promise<Submitted> {
    const { workspaceId, mode, formSlug, answers, files, now } = command;
    const sending = sendingOf(command, {
      formSlug,
      answers,
      files: files.map(({ key, name, local }) => ({ key, name, checksumSha256: local.checksumSha256 })),
    });
    if (mode === 'test') return { submission: (await this.judge(command)).submission, isReplay: false };
    const earlier =
      sending && (await this.ports.work.run(({ submissions }) => submissions.sentAs({ workspaceId, mode }, sending.key, now)));
    if (earlier) return replay(earlier, sending);
    const judged = await this.judge(command);
    try {
      return await this.keep(judged, command.room, sending);
    } catch (error) {
      if (error instanceof FilesFull) await this.reportFull(judged.submission);
      throw error;
    }
  }

  private async judge({ workspaceId, mode, formSlug, answers: input, files, source, now }: SubmitFormCommand): Promise<Judged> {
    const form = await this.ports.forms.published(workspaceId, formSlug);
    if (!form) throw new NotFound('form');
    if (!isOpen(form, now)) throw new FormClosed();

    const judged = judgeAnswers(form.fields, input, await Promise.all(files.map((file) => this.look(file))));
    if (judged.faults.length > 0) throw invalidBecause(judged.faults);

    const id = this.ids.next();
    const parts = judged.files.map((file) =>
      this.partOf(file, form.fields.find(({ key }) => key === file.key)!.label, { workspaceId, id }),
    );
    const submission: Submission = {
      workspaceId,
      mode,
      id,
      formId: form.id,
      formSlug: form.slug,
      formName: form.name,
      answers: judged.answers,
      files: parts.map(({ file }) => file),
      identity: identityOf(form.fields, judged.answers),
      source,
      submittedAt: now,
    };
    return { submission, parts };
  }

  private async look({ key, name, local, isCutOff = false }: GivenFile): Promise<JudgedFile> {
    const title = titleOf(name);
    const sniffed = await this.ports.inspector.typeOf(local);
    return {
      key,
      name: title,
      local,
      sizeBytes: local.sizeBytes,
      isCutOff,
      detected: typeOfContent(sniffed, title),
      isPhonePicture: isPhonePicture(sniffed),
    };
  }

  private partOf({ key, name, sizeBytes, detected, local }: JudgedFile, label: string, of: Pick<Submission, 'workspaceId' | 'id'>): Part {
    const id = this.ids.next();
    const { mimeType, extension } = detected!;
    return { local, file: { id, key, label, name, contentType: mimeType, sizeBytes, storageKey: submittedFileKey(of, id, extension) } };
  }

  /**
   * Writes the bytes first, so that every file of a submission can be read. The room for files is checked in the transaction of the row,
   * against concurrent submissions.
   */
  private async keep({ submission, parts }: Judged, room: SubmitFormCommand['room'], sending: Sending | undefined): Promise<Submitted> {
    const { storage, work } = this.ports;
    const removeFiles = () => Promise.allSettled(parts.map(({ file }) => storage.remove(file.storageKey)));
    const { workspaceId, id: submissionId, formId, formSlug } = submission;
    const fact = factOf('form.submitted.v1', { id: this.ids.next(), workspaceId, mode: null }, { submissionId, formId, formSlug });
    const hasFiles = parts.length > 0;
    if (hasFiles)
      await work.run(async ({ submissions }) =>
        refuseOverfull((await submissions.fileBytes(workspaceId)) + bytesOf(submission.files), room),
      );
    try {
      for (const { file, local } of parts) await storage.keep(file.storageKey, local);
      const earlier = await work.run(async ({ submissions, outbox }) => {
        const stored = await submissions.insert(submission, sending);
        if (stored) return stored;
        if (hasFiles) refuseOverfull(await submissions.fileBytes(workspaceId), room);
        await outbox.append([fact]);
        return undefined;
      });
      if (!earlier) return { submission, isReplay: false };
      await removeFiles();
      return replay(earlier, sending);
    } catch (error) {
      await removeFiles();
      throw error;
    }
  }

  private async reportFull({ workspaceId, formId, submittedAt }: Submission): Promise<void> {
    const fact = factOf('form.files_full.v1', { id: this.ids.next(), workspaceId, mode: null }, { formId });
    await this.ports.work.run(async ({ submissions, outbox }) => {
      if (await submissions.noteFull(workspaceId, submittedAt)) await outbox.append([fact]);
    });
  }
}

function replay({ submission, fingerprint }: EarlierSubmission, sending: Sending | undefined): Submitted {
  if (fingerprint !== sending?.fingerprint) throw new IdempotencyKeyReused();
  return { submission, isReplay: true };
}
