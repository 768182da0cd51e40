// Use cases
export { AnnounceToGuests } from './use-cases/announce-to-guests';
export { countConcerned, MOST_GUESTS_AT_ONCE, PlanMessages } from './use-cases/plan-messages';
export { MailNotices } from './use-cases/mail-notices';
export { PlanNotices } from './use-cases/plan-notices';
export { type EmailPreview, PreviewEmail } from './use-cases/preview-email';
export { type MessagePreview, PreviewRegistrationMessages } from './use-cases/preview-registration-messages';
export { admitMail } from './use-cases/admit-mail';
export { CarefulEmailSender, CarefulSmsSender } from './use-cases/careful-senders';
export { MOST_RETRIED, type RetriedMessages, RetryFailedMessages } from './use-cases/retry-failed-messages';
export { SayNotMeant } from './use-cases/say-not-meant';
export { AnswerMails } from './use-cases/answer-mails';
export { ResendMessage } from './use-cases/resend-message';
export { RetryMessage } from './use-cases/retry-message';
export { mailWithoutFiles } from './use-cases/compose-email';
export { SendMessage } from './use-cases/send-message';
export { EmailDependencies } from './use-cases/write-message';

// Ports
export type { AnnouncementKey, AnnouncementStore } from './ports/announcement-store';
export {
  type EmailSourceKey,
  type EmailSourceName,
  type EmailSourceOf,
  EmailSources,
  type GuestEmailSource,
  type RegistrationDraft,
} from './ports/email-sources';
export { type AddressedQuery, MessageLog, type MessageQuery } from './ports/message-log';
export type { MessagePlan, Owned } from './ports/message-plan';
export {
  type MailCounts,
  type MessageStore,
  type MessageTx,
  MessageUnitOfWork,
  type Settlement,
  type TextCounts,
  type TextRules,
} from './ports/message-tx';
export { type NoticePlan, type NoticeStore, type NoticeTx, NoticeUnitOfWork } from './ports/notice-store';
export {
  type Attachment,
  type Email,
  EmailSender,
  type SendOutcome,
  type Sms,
  SmsSender,
  type WhatsAppMessage,
  WhatsAppSender,
} from './ports/senders';
export {
  type CalendarEntry,
  type CalendarFile,
  type Mailbox,
  MOST_PRINTED,
  type SeatSheet,
  TicketDocuments,
  type TicketSheets,
} from './ports/ticket-documents';

// Rules
export type { EmailContent } from './domain/email';
export { NotResent } from './domain/limits/resend';
export { ANNOUNCED_ABOUT, ANNOUNCED_TO, type Announcement, type AnnouncementReader } from './domain/announcements/announcement';
export { type FailedQuery, type FailureCount, plainReason } from './domain/limits/failed-messages';
export type { Buyer, SubscriberAddress } from './domain/buyer-messages-of';
export type { ConfirmationAddress } from './domain/confirmation-messages-of';
export type { AttendeeSeat } from './domain/attendee-messages-of';
export type { FormerAttendee, SeatHolderAddress } from './domain/holder-messages-of';
export type { FormNotice } from './domain/merchant-messages-of';
export type { EventSchedule, GuestSchedule } from './domain/schedule/concerned-guests';
export type { EarlierEvent } from './domain/schedule/known-schedule';
export type { NotifiedRow, NotifiedSchedule, ScheduleNote, ScheduleReader } from './domain/schedule/notified-schedule';
export {
  ANNOUNCEMENT_MESSAGE_KIND,
  CORRECTED_MESSAGE_KIND,
  LIST_MESSAGE_KIND,
  type Channel,
  CHANNELS,
  ERASED,
  MERCHANT_MESSAGE_KINDS,
  type Message,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  type MessageKind,
  type MessageName,
  NOTIFICATION_QUEUE,
  notificationJob,
  ORDER_MESSAGE_KINDS,
  type PlannedMessage,
  PURGED,
  SAVINGS_MESSAGE_KINDS,
} from './domain/message';
export { MESSAGE_MEANINGS } from './domain/message-meanings';
export type { MessageSubject } from './domain/kinds/message-row';
export { MERCHANT_TARGETS } from './domain/kinds/merchant-targets';
export { MESSAGES } from './domain/kinds/messages';
export { MESSAGE_FACTS } from './domain/kinds/planned-kinds';
export { type Notice, NOTICE_FACTS, type NoticedShop } from './domain/notices/notice';
export { merchantNotices, type MerchantNotices, NEW_MERCHANT_NOTICES } from './domain/notices/notice-settings';
export type { NoticePace } from './domain/notices/when-to-mail';
export type { Addressee, AlertAddress, EventGuest, EventNews } from './domain/messages-of';
export type { TextLimit, TextsBefore } from './domain/when-to-send';
export type { MailGroup, UnansweredMails } from './domain/limits/unanswered-mails';
export { MOST_LISTED } from './domain/limits/write-registration-list';
export {
  alertEmail,
  messageSettings,
  type SupportSettings,
  supportSettings,
  textPatch,
  textSettings,
} from './domain/settings/notification-settings';
export { calendarEntries } from './domain/guest-calendars';
