export {
  type MissingCharacters,
  PrintedQrCodes,
  PrintedReceiptDocuments,
  PrintedTicketDocuments,
  type PrintTools,
} from './printed-documents';
export { EMOJI_FONT, SCRIPT_FONTS } from './script-fonts';
export { SignedWalletPasses, type WalletKeys } from './signed-wallet-passes';
export { isOutOfMemory, ThreadPool } from './thread-pool';
export { ThreadedPrinter } from './threaded-printer';
