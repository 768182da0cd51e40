import type { ServerResponse } from 'node:http';
import { Body, Controller, Headers, Param, Query, Res } from '@nestjs/common';
import { ReadWorkspace, type Workspace } from '@svc/access';
import { idOf, InvalidInput, type Author } from '@svc/kernel';
import { CreditWallet, OtpLists } from '@svc/otp';
import { z } from 'zod';
import { CallingAuthor, idempotencyKeyHeader, ManagedWorkspace, ManagementOperation, nameParam, noteReplay, read } from '../../edge';
import { pageQuery, pageRequestOf, pageView, presentPage, type PageQuery } from '../page.dto';
import { challengeView, creditBody, ledgerEntryView, ledgerView, listChallengesQuery, presentChallenge, presentEntry } from './otp.dto';

const common = { audience: 'workspace', method: 'GET', tag: 'One-time passwords' } as const;

/** What codes were sent, what they cost, and the operator’s side of the wallets that they are paid from. */
@Controller()
export class OtpLogController {
  constructor(
    private readonly readWorkspace: ReadWorkspace,
    private readonly creditWallet: CreditWallet,
    private readonly lists: OtpLists,
  ) {}

  @ManagementOperation({
    id: 'creditOtpWallet',
    audience: 'operator',
    method: 'POST',
    path: '/admin/workspaces/:ref/otp/credits',
    tag: 'One-time passwords',
    summary: 'Put money into the wallet that a workspace’s codes are paid from',
    description:
      'Each call adds to it, but a retry with the same Idempotency-Key and body: it gets the same entry, with the header Idempotent-Replayed. The same key with another body is 409. The workspace is named by its ref or slug.',
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader.optional() }),
    body: creditBody,
    status: 201,
    returns: ledgerEntryView,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  })
  async credit(
    @CallingAuthor() by: Author,
    @Param('ref', nameParam('workspace')) ref: string,
    @Body(read(creditBody)) body: z.output<typeof creditBody>,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) response: ServerResponse,
  ) {
    const { id, currencies } = await this.readWorkspace.execute({ workspace: ref });
    const { entry, isReplay } = await this.creditWallet.execute({ ...body, workspace: { id, currencies }, idempotencyKey, by });
    noteReplay(isReplay, response);
    return presentEntry(entry);
  }

  @ManagementOperation({
    ...common,
    id: 'listOtpChallenges',
    path: '/admin/otp/challenges',
    summary: 'List the codes that were sent, newest first',
    description: 'Numbers are masked, and codes are not kept. Whether a code was entered is told to who verifies it, and to nobody else.',
    query: listChallengesQuery,
    returns: pageView(challengeView),
  })
  async challenges(@ManagedWorkspace() { id }: Workspace, @Query(read(listChallengesQuery)) query: z.output<typeof listChallengesQuery>) {
    const { mode, channel, sender, country, key } = query;
    const filters = { mode, channel, sender, country, keyId: key === undefined ? undefined : keyIdOf(key) };
    return presentPage(await this.lists.challenges(id, { ...filters, ...pageRequestOf(query, 'otp') }), 'otp', presentChallenge);
  }

  @ManagementOperation({
    ...common,
    id: 'readOtpLedger',
    path: '/admin/otp/ledger',
    summary: 'List what was put into the wallet, charged and given back, newest first',
    description: 'The amounts of all entries in a currency sum up to the balance of its wallet.',
    query: pageQuery,
    returns: ledgerView,
  })
  async ledger(@ManagedWorkspace() { id }: Workspace, @Query(read(pageQuery)) query: PageQuery) {
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
