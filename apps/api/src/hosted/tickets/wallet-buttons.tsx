import { type TicketLink, type TicketLinks, type Wallet, WALLET_NAMES } from '@svc/contracts';
import { ButtonLink, ownAddress } from '../page';
import type { PageLocale } from '../page-locale';

interface WalletProps {
  link: TicketLink;
  links: TicketLinks;
  wallets: readonly Wallet[];
  pageLocale: Pick<PageLocale, 'words'>;
}

/** Adds a ticket to each wallet that the service makes passes for. */
export function WalletButtons({
  link,
  links,
  wallets,
  pageLocale: {
    words: { ticket: words },
  },
}: WalletProps) {
  return wallets.map((wallet) => (
    <ButtonLink key={wallet} href={ownAddress(links.pass(link, wallet))} second>
      {words.addTo(WALLET_NAMES[wallet])}
    </ButtonLink>
  ));
}

/** The same as links in a list of tickets, where each says aloud which of them it is about. */
export function WalletTextLinks({
  link,
  links,
  wallets,
  pageLocale: {
    words: { ticket: words },
  },
  ticket,
}: WalletProps & { ticket: string }) {
  return wallets.map((wallet) => (
    <a key={wallet} href={ownAddress(links.pass(link, wallet))} aria-label={words.addThisTo(WALLET_NAMES[wallet], ticket)}>
      {words.addTo(WALLET_NAMES[wallet])}
    </a>
  ));
}
