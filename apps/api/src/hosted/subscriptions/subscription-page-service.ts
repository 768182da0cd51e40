import type { SubscriptionAnswer } from '@svc/contracts';
import type { Subscription } from '@svc/subscriptions';
import { Injectable } from '@nestjs/common';
import { AdmitVisitor, type Workspace } from '@svc/access';
import type { DomainError } from '@svc/kernel';
import { BrandingReader } from '@svc/storefront';
import { type FormRefusal, refusalOfForm } from '../form-refusal';
import { faultText } from '../messages/known-faults';
import type { FormValues, Problem } from '../posted-form';
import { type Brand, brandOf } from '../page';
import { type PageLocale, pageLocaleFor } from '../page-locale';
import type { PageEntry } from '../page-visitor';

/** What the page of a link shows: the question that it is about, how the subscription stands, or that the link is of no use any more. */
export type Standing = 'asked' | 'confirmed' | 'ended' | 'over';

/** @param subscription undefined when it is kept no longer */
export function standingOf(answer: SubscriptionAnswer, subscription: Pick<Subscription, 'state'> | undefined): Standing {
  if (!subscription) return answer === 'end' ? 'ended' : 'over';
  const { state } = subscription;
  if (answer === 'end') return state === 'pending' || state === 'confirmed' ? 'asked' : 'ended';
  if (state === 'pending') return 'asked';
  return state === 'confirmed' ? 'confirmed' : 'over';
}

/** A field that no person sees. */
export const TRAP = 'fax';

/** A request for a page on which people sign up, or answer an e-mail. */
export interface SubscriptionPageRequest extends PageLocale {
  workspace: Workspace;
  brand: Brand;
  clientIp: string;
}

/** Lets visitors in, and takes the forms by which they sign up. */
@Injectable()
export class SubscriptionPageService {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly brandings: BrandingReader,
  ) {}

  /** @throws NotFound, RateLimited */
  async load({ workspace: workspaceSlug, clientIp, acceptLanguage }: Omit<PageEntry, 'slug'>): Promise<SubscriptionPageRequest> {
    const workspace = await this.visitors.execute({ workspaceSlug, rate: 'read', clientIp });
    const branding = await this.brandings.read(workspace.id);
    return { ...pageLocaleFor(acceptLanguage, branding.country), workspace, brand: brandOf(workspace, branding), clientIp };
  }

  /** Answers what is in the way, if anything is. A form that a program filled in gets the answer of a form that is taken, and is kept nowhere. */
  async take(
    { workspace, clientIp, words }: SubscriptionPageRequest,
    values: FormValues,
    signUp: () => Promise<unknown>,
  ): Promise<FormRefusal | undefined> {
    if (values.has(TRAP)) return undefined;
    try {
      await this.visitors.execute({ workspaceSlug: workspace.slug, rate: 'register', clientIp });
      await signUp();
      return undefined;
    } catch (error) {
      return refusalOfForm(error, {
        problems: (refusal) => problemsIn(refusal, words),
        tooMany: (seconds) => words.registration.tooFast(seconds),
      });
    }
  }
}

function problemsIn({ details }: DomainError, words: SubscriptionPageRequest['words']): Problem[] {
  const { emailMissing, failed } = words.subscriptions;
  const fields = Object.entries(details?.fields ?? {});
  return fields.length === 0
    ? [{ message: failed }]
    : fields.map(([name, message]) => ({ name, message: name === 'email' ? emailMissing : faultText(message, words) }));
}
