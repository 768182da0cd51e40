import { Controller, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { idOf, InvalidInput } from '@svc/kernel';
import { OtpLists } from '@svc/otp';
import type { z } from 'zod';
import { ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { pageQuery, pageRequestOf, pageView, presentPage, type PageQuery } from '../page.dto';
import { challengeView, ledgerView, listChallengesQuery, presentChallenge, presentEntry } from './otp.dto';

const common = { audience: 'workspace', method: 'GET', tag: 'One-time passwords' } as const;

/** What codes were sent, and what they cost. */
@Controller()
export class OtpLogController {
  constructor(private readonly lists: OtpLists) {}

  @ManagementOperation({
    ...common, id: 'listOtpChallenges', path: '/admin/otp/challenges', summary: 'List the codes that were sent, newest first',
    description: 'Numbers are masked, and codes are not kept. Whether a code was entered is told to who verifies it, and to nobody else.',
    query: listChallengesQuery, returns: pageView(challengeView),
  })
  async challenges(@ManagedWorkspace() { id }: Workspace, @Query(read(listChallengesQuery)) query: z.output<typeof listChallengesQuery>) {
    const { mode, channel, sender, country, key } = query;
    const filters = { mode, channel, sender, country, keyId: key === undefined ? undefined : keyIdOf(key) };
    return presentPage(await this.lists.challenges(id, { ...filters, ...pageRequestOf(query, 'otp') }), 'otp', presentChallenge);
  }

  @ManagementOperation({
    ...common, id: 'readOtpLedger', path: '/admin/otp/ledger', summary: 'List what was put into the wallet, charged and given back, newest first',
    description: 'The amounts of all entries in a currency sum up to the balance of its wallet.', query: pageQuery, returns: ledgerView,
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
