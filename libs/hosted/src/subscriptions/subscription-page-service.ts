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

/** Content of a link's page: its question, the state of the subscription, or a notice that the link is no longer valid. */
export type LinkState = 'asked' | 'confirmed' | 'ended' | 'over';

/** @param subscription undefined when it is no longer stored */
export function linkStateOf(answer: SubscriptionAnswer, subscription: Pick<Subscription, 'state'> | undefined): LinkState {
  if (!subscription) return answer === 'end' ? 'ended' : 'over';
  const { state } = subscription;
  if (answer === 'end') return state === 'pending' || state === 'confirmed' ? 'asked' : 'ended';
  if (state === 'pending') return 'asked';
  return state === 'confirmed' ? 'confirmed' : 'over';
}

/** Hidden field that only programs fill in. */
export const TRAP = 'fax';

/** Request for a page that signs people up, or answers an e-mail. */
export interface SubscriptionPageRequest extends PageLocale {
  workspace: Workspace;
  brand: Brand;
  clientIp: string;
}

/** Visit of a sign-up page, or of a link in a mail. */
type LinkVisit = Omit<PageEntry, 'slug'> & { alsoSwitchedOff?: boolean };

/** Admits visitors, and accepts sign-up forms. */
@Injectable()
export class SubscriptionPageService {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly brandings: BrandingReader,
  ) {}

  /**
   * @param request with `alsoSwitchedOff` for pages that stay open when the merchant has switched the API off: links that unsubscribe
   * @throws NotFound, RateLimited
   */
  async load({ workspace: workspaceSlug, clientIp, acceptLanguage, alsoSwitchedOff }: LinkVisit): Promise<SubscriptionPageRequest> {
    const workspace = await this.visitors.execute({ workspaceSlug, rate: 'read', clientIp, alsoSwitchedOff });
    const branding = await this.brandings.read(workspace.id);
    return { ...pageLocaleFor(acceptLanguage, branding.country), workspace, brand: brandOf(workspace, branding), clientIp };
  }

  /**
   * Returns the problems of the form, if there are any. A form filled in by a program gets the response of an accepted one, and is not
   * stored.
   */
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
