import type { MessageKind } from '../domain/message';
import type { NoticeKind } from '../domain/notices/notice-settings';
import type { AlertEmailSource } from './email-sources';

/** News of a shop for its merchant, with what they are about now. Amounts are minor units, moments UTC texts. */
export interface NoticedNews {
  kind: NoticeKind;
  at: string;
  order?: {
    id: string;
    number: number;
    totalMinor: number;
    currency: string;
    buyer?: string;
    items: readonly { name: string; variantName?: string; quantity: number }[];
    /** Reason of a requested refund, in the buyer's words. */
    reason?: string;
  };
  registration?: {
    id: string;
    event: string;
    name?: string;
    email?: string;
    phone?: string;
    /** Seats that wait, by their ticket types. */
    seats: readonly { name: string; quantity: number }[];
  };
  variant?: { id: string; product: string; name: string; left: number; threshold: number };
  message?: { id: string; kind: MessageKind; recipient: string; reason?: string };
  delivery?: { id: string; type: string; url: string };
}

/** Content of an email about news of a shop: those that are still so. */
export interface NoticesEmailSource {
  workspace: AlertEmailSource['workspace'];
  branding: AlertEmailSource['branding'];
  news: readonly NoticedNews[];
}
