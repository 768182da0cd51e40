import { type TicketLink, type TicketLinks, type Wallet, WALLET_NAMES } from '@svc/contracts';
import { ButtonLink, ownAddress } from '../page';
import type { PageLocale } from '../page-locale';

interface WalletProps {
  link: TicketLink;
  links: TicketLinks;
  wallets: readonly Wallet[];
  pageLocale: Pick<PageLocale, 'words'>;
}

/** Buttons that add a ticket to each wallet with passes. */
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

/** Text links that do the same in a list of tickets; their accessible names say which ticket they are about. */
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
