import { Controller } from '@nestjs/common';
import { ReadWorkspace } from '@svc/access';
import { answerTo, nameOf, Operation, type OperatorCall, type WorkspaceCall } from '@svc/http';
import { idOf, InvalidInput } from '@svc/kernel';
import { CreditWallet, OtpLists } from '@svc/otp';
import { pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import { challengeView, creditBody, ledgerEntryView, ledgerView, listChallengesQuery, presentChallenge, presentEntry } from './otp.dto';

const reading = { audience: 'workspace', tag: 'One-time passwords', permission: 'otp.read' } as const;

/** Log of the codes sent, with their cost, and the operator’s side of the wallets that pay for them. */
@Controller()
export class OtpLogController {
  constructor(
    private readonly readWorkspace: ReadWorkspace,
    private readonly creditWallet: CreditWallet,
    private readonly lists: OtpLists,
  ) {}

  @Operation('POST /admin/workspaces/:ref/otp/credits', {
    id: 'creditOtpWallet',
    audience: 'operator',
    params: { ref: nameOf('workspace') },
    audit: 'change',
    tag: 'One-time passwords',
    summary: 'Put money into the wallet for one-time passwords',
    description:
      'Adds an amount to the wallet that pays for one-time passwords of a workspace. Each request adds to it; only a retry with the same Idempotency-Key and body returns the first entry, with the header `Idempotent-Replayed`. The same key with another body is refused (409). For operators.',
    body: creditBody,
    status: 201,
    returns: ledgerEntryView,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  })
  async credit({ author: by, params: { ref }, body, idempotencyKey }: OperatorCall<{ params: { ref: string }; body: typeof creditBody }>) {
    const { id, currencies } = await this.readWorkspace.execute({ workspace: ref });
    const { entry, isReplay } = await this.creditWallet.execute({ ...body, workspace: { id, currencies }, idempotencyKey, by });
    return answerTo(presentEntry(entry), isReplay);
  }

  @Operation('GET /admin/otp/challenges', {
    ...reading,
    id: 'listOtpChallenges',
    summary: 'List one-time passwords that were sent, newest first',
    description:
      'Returns the one-time passwords that were sent, with masked phone numbers; codes are not stored. The list does not say whether a code was entered correctly; only the key that verifies it learns that.',
    query: listChallengesQuery,
    returns: pageView(challengeView, 'one-time passwords that were sent'),
  })
  async challenges({ workspace: { id }, query }: WorkspaceCall<{ query: typeof listChallengesQuery }>) {
    const { mode, channel, sender, country, key } = query;
    const filters = { mode, channel, sender, country, keyId: key === undefined ? undefined : keyIdOf(key) };
    return presentPage(await this.lists.challenges(id, { ...filters, ...pageRequestOf(query, 'otp') }), 'otp', presentChallenge);
  }

  @Operation('GET /admin/otp/ledger', {
    ...reading,
    id: 'readOtpLedger',
    summary: 'List movements of the wallet for one-time passwords, newest first',
    description:
      'Returns credits, charges and refunds of the wallet for one-time passwords, with the present balances. The amounts of all entries in a currency add up to the balance of its wallet.',
    query: pageQuery,
    returns: ledgerView,
  })
  async ledger({ workspace: { id }, query }: WorkspaceCall<{ query: typeof pageQuery }>) {
    const [page, wallets] = await Promise.all([this.lists.ledger(id, pageRequestOf(query, 'led')), this.lists.balances(id)]);
    return { ...presentPage(page, 'led', presentEntry), wallets };
  }
}

/** @throws InvalidInput */
function keyIdOf(ref: string): string {
  const id = idOf('key', ref);
  if (!id) throw new InvalidInput('key: Give the ref of a key: key_… as the list of keys tells it.', { invalid: ['key'] });
  return id;
}
