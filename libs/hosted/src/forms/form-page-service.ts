import { HttpStatus, Injectable } from '@nestjs/common';
import { AdmitVisitor, RateLimited, type RateClass, type Workspace } from '@svc/access';
import { FilesFull, fileRoomOf, SubmitForm, type FileRoom } from '@svc/content';
import { LONGEST_ANSWER } from '@svc/contracts';
import { ERROR_CATALOGUE, storeProfileOf } from '@svc/http';
import { Clock, DomainError, LinkSigner } from '@svc/kernel';
import { Moment, ReadContent, BrandingReader, type PublicForm } from '@svc/storefront';
import { faultText } from '../messages/known-faults';
import type { FormRefusal } from '../form-refusal';
import { FORM_BODY_LIMIT, type Problem } from '../posted-form';
import { type Brand, brandOf } from '../page';
import { pageLocaleFor, type PageLocale } from '../page-locale';
import type { PageEntry } from '../page-visitor';
import { answerField, answersIn, judgeSeal, SEAL, type SentForm, TRAP } from './read-sent-form';

/** Request for the page of a form, with the form as shown. */
export interface FormPageRequest extends PageLocale {
  workspace: Workspace;
  brand: Brand;
  form: PublicForm;
  /** Path of the page. */
  path: string;
  clientIp: string;
  now: Date;
}

/** Reason why a form of the merchant's was not accepted. */
export interface PublicFormRefusal extends FormRefusal {
  /** True when the page was shown too long ago to be sent. */
  isOld?: boolean;
}

/** Admits visitors to a form, and accepts submissions. */
@Injectable()
export class FormPageService {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly content: ReadContent,
    private readonly brandings: BrandingReader,
    private readonly submitForm: SubmitForm,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, RateLimited */
  async load({ workspace: workspaceSlug, slug, clientIp, acceptLanguage }: PageEntry): Promise<FormPageRequest> {
    const now = this.clock.now();
    const workspace = await this.admit(workspaceSlug, 'read', clientIp);
    const form = await this.content.form({ store: storeProfileOf(workspace), slug, now: new Moment(now) });
    const branding = await this.brandings.read(workspace.id);
    const path = `/${workspace.slug}/f/${form.slug}`;
    return {
      ...pageLocaleFor(acceptLanguage, branding.country),
      workspace,
      brand: brandOf(workspace, branding),
      form,
      path,
      clientIp,
      now,
    };
  }

  /** Counts a form before anything of it is read. Returns the problem, if too many were sent. */
  async admitForm({ workspace, clientIp, words }: FormPageRequest): Promise<PublicFormRefusal | undefined> {
    try {
      await this.admit(workspace.slug, 'register', clientIp);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      const { retryAfterSeconds } = error;
      return {
        status: HttpStatus.TOO_MANY_REQUESTS,
        problems: [{ message: words.registration.tooFast(retryAfterSeconds) }],
        retryAfterSeconds,
      };
    }
  }

  /**
   * Returns the problems of the form, if there are any. A form filled in by a program gets the response of an accepted one, and is not
   * stored.
   */
  async submit(page: FormPageRequest, sent: SentForm): Promise<PublicFormRefusal | undefined> {
    const { workspace, form, path, now, words } = page;
    const { values, files } = sent;
    if (values.has(TRAP)) return undefined;
    if (sent.isTooLong) return { status: HttpStatus.PAYLOAD_TOO_LARGE, problems: problemsOfLength(page, sent) };
    if (sent.isTooMuch)
      return {
        status: HttpStatus.PAYLOAD_TOO_LARGE,
        problems: problemsOfFiles(page, sent, words.forms.tooMuch(workspace.settings.forms.fileMiBPerSubmission)),
      };
    const seal = judgeSeal(values.text(SEAL), path, now, this.signer);
    if (seal.is !== 'good')
      return {
        status: HttpStatus.BAD_REQUEST,
        problems: [{ message: seal.is === 'too_old' ? words.forms.tooOld : words.forms.tooFast }],
        isOld: seal.is === 'too_old',
      };
    try {
      const { pageId } = seal;
      await this.submitForm.execute({
        workspaceId: workspace.id,
        mode: 'live',
        formSlug: form.slug,
        answers: answersIn(form.fields, values),
        files,
        source: 'hosted',
        pageId,
        room: roomOf(page),
        now,
      });
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error instanceof FilesFull)
        return {
          status: ERROR_CATALOGUE[error.code].status,
          problems: problemsOfFiles(page, sent, words.forms.full(workspace.displayName)),
        };
      const problems = Object.entries(error.details?.fields ?? {}).map(([name, fault]) => ({ name, message: faultText(fault, words) }));
      return { status: ERROR_CATALOGUE[error.code].status, problems: problems.length > 0 ? problems : [{ message: words.forms.failed }] };
    }
  }

  private admit(workspaceSlug: string, rate: Extract<RateClass, 'read' | 'register'>, clientIp: string): Promise<Workspace> {
    return this.visitors.execute({ workspaceSlug, rate, clientIp });
  }
}

function problemsOfLength({ form, words, locale }: FormPageRequest, { cut }: SentForm): Problem[] {
  const message = words.forms.tooLong(LONGEST_ANSWER.toLocaleString(locale), FORM_BODY_LIMIT.toLocaleString(locale));
  const names = form.fields.map(({ key }) => answerField(key)).filter((name) => cut.has(name));
  return names.length > 0 ? names.map((name) => ({ name, message })) : [{ message }];
}

/** Returns the shop's room for files. */
export function roomOf({ workspace }: Pick<FormPageRequest, 'workspace'>): FileRoom {
  return fileRoomOf(workspace.settings.forms);
}

/** Returns a problem beside each question with files. */
function problemsOfFiles({ form }: FormPageRequest, { chosen }: SentForm, message: string): Problem[] {
  const names = form.fields.map(({ key }) => answerField(key)).filter((name) => chosen.has(name));
  return names.length > 0 ? names.map((name) => ({ name, message })) : [{ message }];
}
