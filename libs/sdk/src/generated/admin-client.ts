// Written by `npm run docs:generate` from the OpenAPI document. Change that.
import type {
  AddressFile,
  AdjustStockBody,
  AdminToken,
  AdvanceTestClockBody,
  AppliedDocument,
  AskForBalanceBody,
  AuditEntry,
  AwaitedVariantList,
  BalancePaidBody,
  CancelEventBody,
  CancelEventDayBody,
  CancelOrderBody,
  CancelRegistrationBody,
  CancellationPreview,
  CatalogItem,
  CatalogPatch,
  ChangeKeyBody,
  ChangeTicketTypeBody,
  ChangedSeat,
  CheckIn,
  CheckInBody,
  CollectionItem,
  CollectionPatch,
  Contact,
  CorrectContactBody,
  CorrectFulfillmentBody,
  CorrectGuestBody,
  CorrectOrderBody,
  CreateKeyBody,
  CreateOwnAdminTokenBody,
  CreateReviewBody,
  CreateWorkspaceBody,
  CreatedKey,
  CreatedWebhookDestination,
  CreatedWorkspace,
  CustomerLink,
  DayCancellationPreview,
  DeclineRefundBody,
  DeletedEventWarnings,
  DeliveryZoneItem,
  DeliveryZonePatch,
  DiscountCodeItem,
  DiscountCodeItemOfDocument,
  DiscountCodePatch,
  EmailPreview,
  EmailPreviewBody,
  ErasedContact,
  ErasedPerson,
  EventChangePreview,
  EventItem,
  EventItemOfDocument,
  EventMessage,
  EventMessageBody,
  EventPatch,
  ExportedDocument,
  FolderItem,
  FolderPatch,
  FormItem,
  FormPatch,
  FormSubmission,
  FreezeTestClockBody,
  FulfilOrderBody,
  Key,
  LoggedRequest,
  ManagedCatalog,
  ManagedCheckout,
  ManagedCheckoutDetail,
  ManagedCollection,
  ManagedDeliveryZone,
  ManagedDiscountCode,
  ManagedEvent,
  ManagedFolder,
  ManagedForm,
  ManagedNote,
  ManagedOrderRecord,
  ManagedPackage,
  ManagedProduct,
  ManagedPromoterCode,
  ManagedRegistration,
  ManagedReview,
  ManagedTable,
  MediaFile,
  Message,
  NoteItem,
  NotePatch,
  OperatorPatch,
  OtpConnection,
  OtpConnectionSettings,
  OtpCreditBody,
  OtpLedger,
  OtpLedgerEntry,
  OtpTemplate,
  OtpTemplateList,
  OwnOrderRequest,
  PackageItem,
  PackagePatch,
  Page,
  PaymentException,
  PaymentProviderAccount,
  PaymentProviderAccountList,
  PaymentProviderCredentials,
  PersonalFile,
  PlacedOrder,
  ProductItem,
  ProductPatch,
  PromoterCodeItem,
  PromoterCodePatch,
  RefundOrderBody,
  RefundPreview,
  RefundRequest,
  RegisterGuestBody,
  ReissueTicketBody,
  ReplayWebhooksBody,
  ReplayedWebhooks,
  ResolvedPaymentException,
  RestockAlert,
  RetriedMessages,
  RetriedWebhooks,
  RetryMessagesBody,
  RetryWebhooksBody,
  ReviewPatch,
  RollKeyBody,
  RotatedWebhookSecret,
  SavingsPlan,
  SavingsPlanDetail,
  SearchResult,
  SentCode,
  StorefrontItem,
  StorefrontItemOutput,
  StorefrontPatch,
  Subscriber,
  TableItem,
  TablePatch,
  TestClock,
  TicketKeys,
  UndeliveredOfWorkspace,
  VariantStock,
  VariantStockList,
  WebhookDelivery,
  WebhookDeliveryRecord,
  WebhookDestination,
  WebhookDestinationInput,
  WebhookDestinationList,
  WebhookDestinationPatch,
  WebhookSample,
  WebhookSampleBody,
  Workspace,
  WorkspaceDocumentSchema,
  WorkspaceItem,
  WorkspacePatch,
  WorkspaceRemoval,
} from './admin';
import type {
  CallOptions,
} from '../http/settings';
import type {
  FileBody,
} from '../http/operation-types';

/** Operations of the management API, by their ids. */
export interface AdminOperations {
    /**
     * Accept a refund request.
     *
     * Refunds the order as `POST …/refund` does, and tells the buyer: by items, which are cancelled with it, also where they cost nothing; by an amount, which cancels nothing; or all that is left. Works only while the request is open, so that a repeated request refunds once. Any other refund of the order also answers its refund request. With `dryRun=true` nothing is written, and the response shows what would be refunded.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    acceptRefundRequest(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        /**
         * Mode of the request: refund the order, or only show what would be refunded. Default: `false`.
         * - `true`: Nothing is written: the response has the amount, the items that would be cancelled, and the payments that the money would come from.
         * - `false`: The order is changed, and its money is refunded.
         */
        dryRun?: "true" | "false";
        body?: RefundOrderBody;
    }, options?: CallOptions): Promise<ManagedOrderRecord | RefundPreview>;
    /**
     * Change the stock of a package.
     *
     * Changes the units at hand of one variant or option, by `delta` or to `stock`, never below the units that are held for buyers. The audit log records who changed it and why.
     *
     * Takes the workspace’s admin token. Permission `stock.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    adjustPackageStock(input: {
        /** Ref of the package, given by the service: `pkg_…`. */
        ref: string;
        body: AdjustStockBody;
    }, options?: CallOptions): Promise<VariantStock>;
    /**
     * Change the stock of a product.
     *
     * Changes the units at hand of one variant or option, by `delta` or to `stock`, never below the units that are held for buyers. The audit log records who changed it and why.
     *
     * Takes the workspace’s admin token. Permission `stock.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    adjustProductStock(input: {
        /** Ref of the product, given by the service: `prd_…`. */
        ref: string;
        body: AdjustStockBody;
    }, options?: CallOptions): Promise<VariantStock>;
    /**
     * Advance the time of test mode.
     *
     * Advances the clock of test mode by `seconds` or to a time, at most ten years ahead of the real time. What is due on the way (such as expiries and reminders) is done at its moment: read the clock until its `status` is `ready`. Live mode is not affected.
     *
     * Takes the workspace’s admin token. Permission `test-clock.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    advanceTestClock(input: {
        body: AdvanceTestClockBody;
    }, options?: CallOptions): Promise<TestClock>;
    /**
     * Apply a document to the workspace.
     *
     * Creates, changes and deletes items until the workspace is as the document says; all of it or nothing. A section that is left out stays as it is; items that a given section lacks are deleted. Try it with `dryRun=true` first. A document with a `revision` is refused (409) when the workspace has changed since the export. Dropping a ticket type, day, variant, option, question or choice that guests, orders or answers use, taking a day from the `validDays` of a ticket type with holders, and changing the type of an answered question are refused (409) with `details.inUse`, unless `force=true`. A start of an event or day that moves from the future into the past is refused (409) with `details.intoPast`, unless `force=true`.
     *
     * Takes the workspace’s admin token. Permission `document.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    applyDocument(input: {
        /**
         * Mode of the request: apply the document, or only plan it. Default: `false`.
         * - `true`: Nothing is changed: the response says what would change, and lists in `inUse` and `intoPast` what needs force instead of refusing it.
         * - `false`: The document is applied.
         */
        dryRun?: "true" | "false";
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question, or moves the start of an event or of a day from the future into the past. Default: `false`.
         * - `true`: They are dropped, and guests, orders and answers keep what they have; starts are moved.
         * - `false`: The request is refused with 409; `details.inUse` lists what is dropped, `details.intoPast` the starts.
         */
        force?: "true" | "false";
        body: {
            /** Version of the format of workspace documents: always 1. */
            version: 1;
            /** Revision of the workspace, from an export of its document. When the workspace has changed since the export, the document is refused with 409. Leave it out to apply the document in any case. */
            revision?: string;
            /** Name, time zone, currencies and settings of the workspace. Leave it out to keep them as they are. */
            workspace?: WorkspaceItem;
            /** Storefront document: brand, theme, pages and content of the storefront. Leave it out to keep it as it is. */
            storefront?: StorefrontItem;
            /** All products of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            products?: ProductItem[];
            /** All collections of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            collections?: CollectionItem[];
            /** All packages of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            packages?: PackageItem[];
            /** All events of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            events?: EventItemOfDocument[];
            /** All forms of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            forms?: FormItem[];
            /** All tables of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            tables?: TableItem[];
            /** All media catalogs of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            catalogs?: CatalogItem[];
            /** All folders of files of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            folders?: FolderItem[];
            /** All notes of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            notes?: NoteItem[];
            /** All delivery zones of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            deliveryZones?: DeliveryZoneItem[];
            /** All discount codes of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            discountCodes?: DiscountCodeItemOfDocument[];
            /** All promoter codes of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
            promoterCodes?: PromoterCodeItem[];
        };
    }, options?: CallOptions): Promise<AppliedDocument>;
    /**
     * Approve a registration.
     *
     * Confirms the waiting seats of the registration: the guest is sent the confirmation with calendar entry and ticket. After the end of the event, or of the last day of the tickets, it is refused (409), unless `force=true`. The `ref` is that of any of its attendees, or of the group.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    approveRegistration(input: {
        /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
        ref: string;
        /**
         * Treatment of a guest whose event, or every day of whose tickets, is over. Default: `false`.
         * - `true`: The guest is approved all the same, and is sent the ticket.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Ask the buyer for the balance of an order.
     *
     * Sends the buyer a mail with the link to pay the balance of an order, each time it is called; `dueAt` sets a new deadline, of which the buyer is reminded before. Only for orders whose balance is paid online; refused (409) once the personal data of the buyer were erased. In test mode nothing is sent.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    askForBalance(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        body?: AskForBalanceBody;
    }, options?: CallOptions): Promise<ManagedOrderRecord>;
    /**
     * Cancel an event.
     *
     * Cancels the event for good: from the response on nobody can register for it, buy its tickets or be admitted. Within seconds its seats are cancelled, open checkouts and savings plans end, payments under way are closed and everything saved goes back; what tickets leave unpaid is waived. With `refund: "all"` the orders are refunded one by one, in seconds or minutes: `cancellation` of the event counts those that are, are open or have failed. Otherwise paid orders keep their status until you refund them. With seats, plans or open checkouts the request is refused (409) with their counts in `details.affected`, unless `force=true`. With `dryRun=true` nothing is written, and the response has the counts. A repeat notifies nobody again; it may correct the `reason`, turn `refund` from `none` to `all`, which refunds each order once, and `notify` from false to true, which notifies each guest and buyer once.
     *
     * Takes the workspace’s admin token. Permission `events.write`; with `refund: "all"` also `orders.refund`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    cancelEvent(input: {
        /** Slug or ref of the event. */
        ref: string;
        /**
         * Mode of the request: cancel the event, or only count what that would affect. Default: `false`.
         * - `true`: Nothing is written: the response has the counts.
         * - `false`: The event is cancelled.
         */
        dryRun?: "true" | "false";
        /**
         * Treatment of an event that people have seats of, save for or are about to pay for. Default: `false`.
         * - `true`: It is cancelled, with their seats, plans and checkouts.
         * - `false`: The request is refused with 409, and `details.affected` has the counts.
         */
        force?: "true" | "false";
        body: CancelEventBody;
    }, options?: CallOptions): Promise<ManagedEvent | CancellationPreview>;
    /**
     * Cancel a day of an event.
     *
     * Cancels one day of the event for good: from the response on nobody is admitted on the day, and ticket types that are valid on no other day can neither be registered for nor bought. Within seconds their seats are cancelled, open checkouts and savings plans with such tickets end, and everything saved goes back. Tickets that are valid on other days stay valid on these; their holders are mailed which day is cancelled. The last day that is left cancels the event as a whole. With seats, plans or open checkouts the request is refused (409) with their counts in `details.affected`, unless `force=true`. With `dryRun=true` nothing is written, and the response has the counts. A repeat notifies nobody again; it may correct the `reason`, turn `refund` from `none` to `all`, which refunds each order once, and `notify` from false to true, which notifies each guest and buyer once.
     *
     * Takes the workspace’s admin token. Permission `events.write`; with `refund: "all"` also `orders.refund`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    cancelEventDay(input: {
        /** Slug or ref of the event. */
        ref: string;
        /** Key or ref (`day_…`) of the day of the event. */
        day: string;
        /**
         * Mode of the request: cancel the day of the event, or only count what that would affect. Default: `false`.
         * - `true`: Nothing is written: the response has the counts.
         * - `false`: The day is cancelled.
         */
        dryRun?: "true" | "false";
        /**
         * Treatment of a day that people have seats for, save for or are about to pay for. Default: `false`.
         * - `true`: It is cancelled, with the seats, plans and checkouts that are valid on no other day.
         * - `false`: The request is refused with 409, and `details.affected` has the counts.
         */
        force?: "true" | "false";
        body: CancelEventDayBody;
    }, options?: CallOptions): Promise<ManagedEvent | DayCancellationPreview>;
    /**
     * Cancel an order.
     *
     * Cancels the order: its tickets no longer admit anyone, its seats and the goods that were not handed over are for sale again at once, and the money that is left is refunded unless `refund` is false. Cannot be undone. With `dryRun=true` nothing is written, and the response shows what would be refunded.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    cancelOrder(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        /**
         * Mode of the request: refund the order, or only show what would be refunded. Default: `false`.
         * - `true`: Nothing is written: the response has the amount, the items that would be cancelled, and the payments that the money would come from.
         * - `false`: The order is changed, and its money is refunded.
         */
        dryRun?: "true" | "false";
        body?: CancelOrderBody;
    }, options?: CallOptions): Promise<ManagedOrderRecord | RefundPreview>;
    /**
     * Cancel a registration, some of its seats, or a seat that was bought.
     *
     * Cancels seats of a free registration, all of them by default: they are for sale again at once, the guest is notified, and calendar entries are updated. The `ref` is that of any of its attendees, or of the group. With the ref of an attendee whose seat was bought, that seat alone is cancelled, and `refund` is required: `share` refunds its part of what was paid for its ticket (such as a group ticket), at most what is left of the order. Nothing is refunded for a seat that is cancelled already; the request is refused while the guest is checked in.
     *
     * Takes the workspace’s admin token. Permission `guests.write`; with `refund: "share"` also `orders.refund`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    cancelRegistration(input: {
        /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
        ref: string;
        body?: CancelRegistrationBody;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * End a savings plan.
     *
     * Ends the savings plan and refunds all savings to the people who paid them; `savings.refundPct` applies only when a buyer stops. A plan that has ended is returned unchanged. Refused for a complete plan: refund its order instead.
     *
     * Takes the workspace’s admin token. Permission `savings.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | CheckoutAlreadyPaid | IdempotencyKeyReused | Conflict}
     */
    cancelSavingsPlan(input: {
        /** Ref of the savings plan, given by the service: `chk_…`. */
        ref: string;
    }, options?: CallOptions): Promise<SavingsPlanDetail>;
    /**
     * Change a catalog.
     *
     * Changes the given fields of the catalog within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the catalog has changed since it was read. Nested entries keep their refs as long as they keep their `key`. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeCatalog(input: {
        /** Ref of the catalog, given by the service: `cat_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: CatalogPatch;
    }, options?: CallOptions): Promise<ManagedCatalog>;
    /**
     * Change a collection.
     *
     * Changes the given fields of the collection within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the collection has changed since it was read. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeCollection(input: {
        /** Ref of the collection, given by the service: `col_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: CollectionPatch;
    }, options?: CallOptions): Promise<ManagedCollection>;
    /**
     * Change a delivery zone.
     *
     * Changes the given fields of the delivery zone within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the delivery zone has changed since it was read. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeDeliveryZone(input: {
        /** Ref of the delivery zone, given by the service: `dlz_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: DeliveryZonePatch;
    }, options?: CallOptions): Promise<ManagedDeliveryZone>;
    /**
     * Change a discount code.
     *
     * Changes the given fields of the discount code within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the discount code has changed since it was read. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeDiscountCode(input: {
        /** Ref of the discount code, given by the service: `dsc_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: DiscountCodePatch;
    }, options?: CallOptions): Promise<ManagedDiscountCode>;
    /**
     * Change an event.
     *
     * Changes the given fields of the event within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the event has changed since it was read. Nested entries keep their refs as long as they keep their `key`. Dropping a ticket type, day, variant, option, question or choice that guests, orders or answers use, taking a day from the `validDays` of a ticket type with holders, and changing the type of an answered question are refused (409) with `details.inUse`, unless `force=true`. A ticket type in use that is dropped with `force=true` is cancelled first, without refunds: its seats, open checkouts and savings plans end, and `warnings` count them. A start of an event or day that moves from the future into the past is refused (409) with `details.intoPast`, unless `force=true`. Guests and buyers for whom times, place, online address or days differ from what they were last told are told so, unless `notify=false`; `dryRun=true` counts them and writes nothing. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `events.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeEvent(input: {
        /** Ref of the event, given by the service: `evt_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question, or moves the start of an event or of a day from the future into the past. Default: `false`.
         * - `true`: They are dropped, and guests, orders and answers keep what they have; starts are moved.
         * - `false`: The request is refused with 409; `details.inUse` lists what is dropped, `details.intoPast` the starts.
         */
        force?: "true" | "false";
        /**
         * Treatment of guests and buyers when times, places, online addresses or days change. Default: `true`.
         * - `true`: Everyone for whom one of them differs from what they were last told is told what it was before and what it is now, `messages.noticeDelaySeconds` later; what changes meanwhile is in the same message.
         * - `false`: Nobody is told of this change. The next notice includes the difference, as does one that waits already.
         */
        notify?: "true" | "false";
        /**
         * Mode of the request: change the event, or only count who would be told. Default: `false`.
         * - `true`: Nothing is written: the response is `{ people }`.
         * - `false`: The event is changed.
         */
        dryRun?: "true" | "false";
        body: EventPatch;
    }, options?: CallOptions): Promise<ManagedEvent | EventChangePreview>;
    /**
     * Change a folder.
     *
     * Changes the given fields of the folder within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the folder has changed since it was read. Nested entries keep their refs as long as they keep their `key`. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeFolder(input: {
        /** Ref of the folder, given by the service: `fld_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: FolderPatch;
    }, options?: CallOptions): Promise<ManagedFolder>;
    /**
     * Change a form.
     *
     * Changes the given fields of the form within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the form has changed since it was read. Nested entries keep their refs as long as they keep their `key`. Dropping a ticket type, day, variant, option, question or choice that guests, orders or answers use, taking a day from the `validDays` of a ticket type with holders, and changing the type of an answered question are refused (409) with `details.inUse`, unless `force=true`. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `forms.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeForm(input: {
        /** Ref of the form, given by the service: `frm_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: FormPatch;
    }, options?: CallOptions): Promise<ManagedForm>;
    /**
     * Change what a key may do.
     *
     * Changes name, scopes, origins, rate limits or expiry of a key, and the role or permissions of an admin token; fields that are left out keep their values. In effect within a second. Refused (409) for a revoked key, and for an end of the last admin token that works, manages keys and has no end, or rights that manage none. An admin token that may do more than yours, or would then, is refused (403).
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeKey(input: {
        /** Ref of the key, given by the service: `key_…`. */
        ref: string;
        body: ChangeKeyBody;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Change a note.
     *
     * Changes the given fields of the note within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the note has changed since it was read. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeNote(input: {
        /** Ref of the note, given by the service: `not_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: NotePatch;
    }, options?: CallOptions): Promise<ManagedNote>;
    /**
     * Change an authentication template.
     *
     * Changes a WhatsApp template of one-time passwords: set `approved` once Meta has approved it. Fields that are left out keep their values.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    changeOtpTemplate(input: {
        /** Ref of the template, given by the service: `tpl_…`. */
        ref: string;
        body: {
            /** Name of the message template as it is registered at Meta for WhatsApp: lower-case letters, digits and underscores, such as `sign_in_code`. */
            name?: string;
            /** Language of the message template in Meta’s spelling, such as `en` or `en_GB`. */
            language?: string;
            /** True when Meta has approved the message template; codes are sent only by approved templates. Default: false. */
            approved?: boolean;
            /** True makes the message template the default for codes whose request names none, in place of the former default. Default: false. */
            isDefault?: boolean;
        };
    }, options?: CallOptions): Promise<OtpTemplate>;
    /**
     * Change the settings of the workspace.
     *
     * Changes settings of the workspace; fields that are left out keep their values. In effect within a second. Changes of what the operator sets are refused with 403: fees, limits above the defaults, `texts.mostPerDay`, `media.fileMiBInAll`, and `texts.countries` beyond the shop’s own.
     *
     * Takes the workspace’s admin token. Permission `workspace.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    changeOwnWorkspace(input: {
        body: WorkspacePatch;
    }, options?: CallOptions): Promise<Workspace>;
    /**
     * Change a package.
     *
     * Changes the given fields of the package within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the package has changed since it was read. Nested entries keep their refs as long as they keep their `key`; `stock` is set only for new variants and options, and refused for others unless it is the present number: change it by `/stock`, which never conflicts with `If-Match`. Dropping a ticket type, day, variant, option, question or choice that guests, orders or answers use, taking a day from the `validDays` of a ticket type with holders, and changing the type of an answered question are refused (409) with `details.inUse`, unless `force=true`. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changePackage(input: {
        /** Ref of the package, given by the service: `pkg_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: PackagePatch;
    }, options?: CallOptions): Promise<ManagedPackage>;
    /**
     * Change a review.
     *
     * Changes fields of a review; fields that are left out keep their values, and `null` removes one. The rating that storefronts show follows at once.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    changePackageReview(input: {
        /** Ref of the package, given by the service: `pkg_…`. */
        ref: string;
        /** Ref of the review, given by the service: `rev_…`. */
        reviewRef: string;
        body: ReviewPatch;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Change a product.
     *
     * Changes the given fields of the product within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the product has changed since it was read. Nested entries keep their refs as long as they keep their `key`; `stock` is set only for new variants and options, and refused for others unless it is the present number: change it by `/stock`, which never conflicts with `If-Match`. Dropping a ticket type, day, variant, option, question or choice that guests, orders or answers use, taking a day from the `validDays` of a ticket type with holders, and changing the type of an answered question are refused (409) with `details.inUse`, unless `force=true`. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeProduct(input: {
        /** Ref of the product, given by the service: `prd_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: ProductPatch;
    }, options?: CallOptions): Promise<ManagedProduct>;
    /**
     * Change a review.
     *
     * Changes fields of a review; fields that are left out keep their values, and `null` removes one. The rating that storefronts show follows at once.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    changeProductReview(input: {
        /** Ref of the product, given by the service: `prd_…`. */
        ref: string;
        /** Ref of the review, given by the service: `rev_…`. */
        reviewRef: string;
        body: ReviewPatch;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Change a promoter code.
     *
     * Changes the given fields of the promoter code within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the promoter code has changed since it was read. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changePromoterCode(input: {
        /** Ref of the promoter code, given by the service: `prm_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: PromoterCodePatch;
    }, options?: CallOptions): Promise<ManagedPromoterCode>;
    /**
     * Change the storefront document.
     *
     * Changes the given fields of the storefront document within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the storefront document has changed since it was read. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `storefront.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeStorefrontDocument(input: {
        body: StorefrontPatch;
    }, options?: CallOptions): Promise<StorefrontItemOutput>;
    /**
     * Change a table.
     *
     * Changes the given fields of the table within seconds: each is replaced as a whole, lists included, `null` removes its value, and all other fields stay as they are. With `If-Match: <ETag>` the change is refused with 409 when the table has changed since it was read. Nested entries keep their refs as long as they keep their `key`. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    changeTable(input: {
        /** Ref of the table, given by the service: `tbl_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
        body: TablePatch;
    }, options?: CallOptions): Promise<ManagedTable>;
    /**
     * Change the ticket type of a seat at the same price.
     *
     * Gives one seat, registered or bought, another ticket type of its event: the `ref` is that of its attendee. Its places in the former type, and on days that it loses, are for sale again. Ticket code and link stay the same; calendars follow the days. Bought seats keep name and price of what was bought in their order. Price and deposit have to be those that the seat was sold at (409, `details.reason` `another_price` with both amounts, `other_deposit`). Also refused (409) with the reason `sold_out`, `checked_in`, `seat_ended`, `group_ticket`, `donation`, `over`, `cancelled`, `days_cancelled` or `deleted`. A seat that has the type already stays as it is.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    changeTicketType(input: {
        /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
        ref: string;
        body: ChangeTicketTypeBody;
    }, options?: CallOptions): Promise<ChangedSeat>;
    /**
     * Change a destination.
     *
     * Changes URL, event types, mode, name or rate of a webhook destination. Fields that are left out keep their values; `null` removes the description or the rate limit. The signing secret stays.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    changeWebhookDestination(input: {
        /** Ref of the webhook destination, given by the service: `wdn_…`. */
        ref: string;
        body: WebhookDestinationPatch;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Check a guest in.
     *
     * Checks a guest in by the code of the ticket, by the short code printed below it, or by the attendee’s ref. Admit the guest only on success: everything else is 409 `TICKET_REFUSED` with a message for the person at the door and `details.reason`: `already_checked_in` (since `details.checkedInAt`), `wrong_day` (`details.validDays` has the keys of the days that the ticket admits to), `other_event`, `replaced` (a newer ticket was issued), `pending`, `declined`, `cancelled`, `forged`, `not_a_ticket`, `unknown`. For an event with days, a ticket admits once on each of its days. Where no day is on now and `day` is left out, the response is 400 with the keys of the days in `details.accepted`.
     *
     * Takes the workspace’s admin token. Permission `guests.admit`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | TicketRefused | IdempotencyKeyReused | Conflict}
     */
    checkIn(input: {
        body: CheckInBody;
    }, options?: CallOptions): Promise<CheckIn>;
    /**
     * Correct a contact, with what of theirs is not over.
     *
     * Changes the contact, its orders and registrations that are not over (something is due, to be handed over or to come, or a savings plan), and seats to come of others with its address. Each is changed as by `PATCH /admin/orders/{ref}` and `PATCH /admin/registrations/{ref}`: where the address changes, former links end, tickets are issued again and what is of use is sent to the new address; the former one is notified once. What is over stays as it is. Either all of it is changed or nothing. An address that another contact has is refused. Sign-ups for mails stay with the address that confirmed them.
     *
     * Takes the workspace’s admin token. Permission `contacts.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    correctContact(input: {
        /** Ref of the contact, given by the service: `con_…`. */
        ref: string;
        body: CorrectContactBody;
    }, options?: CallOptions): Promise<Contact>;
    /**
     * Correct carrier and tracking of a fulfilment.
     *
     * Changes the carrier and tracking that the body names; `null` removes one. The buyer is sent the corrected details unless `notify` is false, or the order is cancelled or returned. A body that changes nothing notifies nobody. Refused (409) once the buyer was erased.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    correctFulfillment(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        /** Ref of the fulfilment, given by the service: `ful_…`. */
        fulfillment: string;
        body: CorrectFulfillmentBody;
    }, options?: CallOptions): Promise<ManagedOrderRecord>;
    /**
     * Correct the person on one seat.
     *
     * The `ref` of a group, or of its first seat, corrects the guest who registered; that of another seat, or of a bought one, the person on that seat alone. Where mails go to another address, links and tickets that went to the former one end, what is still of use is sent to the new address, whoever else was mailed such a ticket gets the new one, and the former address is notified once. An address that holds another free seat of the event is refused (409). A correction that changes nothing sends nothing.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    correctGuest(input: {
        /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
        ref: string;
        body: CorrectGuestBody;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Correct the buyer, the address or the note of an order.
     *
     * Changes this order alone, which belongs to the contact of its new address from then on. Where mails go to another address, links that went to the former one end, tickets that are neither used nor given away are issued again, what is still of use (order, tickets, calendar entries) is sent to the new address, and the former one is notified once. Mails that wait are sent to the new address. A correction that changes nothing sends nothing.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    correctOrder(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        body: CorrectOrderBody;
    }, options?: CallOptions): Promise<ManagedOrderRecord>;
    /**
     * Create another admin token of a workspace.
     *
     * Creates an admin token with all permissions on the workspace. The response has its value, which cannot be read again. The `alertEmail` of the workspace is notified, and the audit log has an entry. For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    createAdminToken(input: {
        /** Slug or ref of the workspace. */
        ref: string;
    }, options?: CallOptions): Promise<AdminToken>;
    /**
     * Create a catalog.
     *
     * Creates a catalog; storefronts see it within seconds, where `published` is true. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createCatalog(input: {
        body: CatalogItem;
    }, options?: CallOptions): Promise<ManagedCatalog>;
    /**
     * Create a collection.
     *
     * Creates a collection; storefronts see it within seconds, where `published` is true. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createCollection(input: {
        body: CollectionItem;
    }, options?: CallOptions): Promise<ManagedCollection>;
    /**
     * Create a delivery zone.
     *
     * Creates a delivery zone; in effect within seconds. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createDeliveryZone(input: {
        body: DeliveryZoneItem;
    }, options?: CallOptions): Promise<ManagedDeliveryZone>;
    /**
     * Create a discount code.
     *
     * Creates a discount code; in effect within seconds. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createDiscountCode(input: {
        body: DiscountCodeItem;
    }, options?: CallOptions): Promise<ManagedDiscountCode>;
    /**
     * Create an event.
     *
     * Creates an event; storefronts see it within seconds, where `published` is true. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `events.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createEvent(input: {
        body: EventItem;
    }, options?: CallOptions): Promise<ManagedEvent>;
    /**
     * Create a folder.
     *
     * Creates a folder; in effect within seconds. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createFolder(input: {
        body: FolderItem;
    }, options?: CallOptions): Promise<ManagedFolder>;
    /**
     * Create a form.
     *
     * Creates a form; storefronts see it within seconds, where `published` is true. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `forms.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createForm(input: {
        body: FormItem;
    }, options?: CallOptions): Promise<ManagedForm>;
    /**
     * Create a key, shown only now.
     *
     * Creates an API key of a storefront. The response has its value, which cannot be read again. Keep a secret key on your server only. It works within a second.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    createKey(input: {
        body: CreateKeyBody;
    }, options?: CallOptions): Promise<CreatedKey>;
    /**
     * Create a note.
     *
     * Creates a note; storefronts see it within seconds, where `published` is true. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createNote(input: {
        body: NoteItem;
    }, options?: CallOptions): Promise<ManagedNote>;
    /**
     * Create an admin token with a role or permissions, shown only now.
     *
     * Creates an admin token of the workspace, which has at most the permissions of yours and ends no later; a workspace has at most 100 that are neither revoked nor expired (409). Give it a `role`, or `permissions` one by one; with neither it has what yours has. The response has its value, which cannot be read again. `GET /admin/keys` lists it, and the operations of keys change, pause, roll and revoke it, all within a second.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    createOwnAdminToken(input?: {
        body?: CreateOwnAdminTokenBody;
    }, options?: CallOptions): Promise<CreatedKey>;
    /**
     * Create a package.
     *
     * Creates a package; storefronts see it within seconds, where `published` is true. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createPackage(input: {
        body: PackageItem;
    }, options?: CallOptions): Promise<ManagedPackage>;
    /**
     * Add a review to a package.
     *
     * Adds a review as the last in the order. It counts for the rating that storefronts show at once.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createPackageReview(input: {
        /** Ref of the package, given by the service: `pkg_…`. */
        ref: string;
        body: CreateReviewBody;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Create a product.
     *
     * Creates a product; storefronts see it within seconds, where `published` is true. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createProduct(input: {
        body: ProductItem;
    }, options?: CallOptions): Promise<ManagedProduct>;
    /**
     * Add a review to a product.
     *
     * Adds a review as the last in the order. It counts for the rating that storefronts show at once.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createProductReview(input: {
        /** Ref of the product, given by the service: `prd_…`. */
        ref: string;
        body: CreateReviewBody;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Create a promoter code.
     *
     * Creates a promoter code; in effect within seconds. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createPromoterCode(input: {
        body: PromoterCodeItem;
    }, options?: CallOptions): Promise<ManagedPromoterCode>;
    /**
     * Create a table.
     *
     * Creates a table; storefronts see it within seconds, where `published` is true. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    createTable(input: {
        body: TableItem;
    }, options?: CallOptions): Promise<ManagedTable>;
    /**
     * Create a destination; its secret is shown only now.
     *
     * Subscribes a URL of your server to events, which are sent to it from now on. A workspace has at most five destinations. The response has the signing secret, which cannot be read again.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    createWebhookDestination(input: {
        body: WebhookDestinationInput;
    }, options?: CallOptions): Promise<CreatedWebhookDestination>;
    /**
     * Create a workspace with its first admin token.
     *
     * Creates a workspace for a merchant, with default settings. The response has its first admin token, which cannot be read again: hand it to the merchant. For operators.
     *
     * Takes the operator’s token.
     * @throws {Conflict}
     */
    createWorkspace(input: {
        body: CreateWorkspaceBody;
    }, options?: CallOptions): Promise<CreatedWorkspace>;
    /**
     * Put money into the wallet for one-time passwords.
     *
     * Adds an amount to the wallet that pays for one-time passwords of a workspace. Each request adds to it; only a retry with the same Idempotency-Key and body returns the first entry, with the header `Idempotent-Replayed`. The same key with another body is refused (409). For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound | IdempotencyKeyReused | Conflict}
     */
    creditOtpWallet(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        body: OtpCreditBody;
    }, options?: CallOptions): Promise<OtpLedgerEntry>;
    /**
     * Decline a refund request.
     *
     * Declines the buyer’s refund request: no money moves, the buyer is mailed your message and reads it on the page of the order. The buyer may request a refund again.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    declineRefundRequest(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        body: DeclineRefundBody;
    }, options?: CallOptions): Promise<ManagedOrderRecord>;
    /**
     * Decline a registration.
     *
     * Declines the waiting seats of the registration: they are for sale again at once, and the guest is notified. The `ref` is that of any of its attendees, or of the group.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    declineRegistration(input: {
        /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
        ref: string;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Delete a catalog.
     *
     * Deletes the catalog; its slug can be used again. It is removed from lists that name it (collections, showcases, products sold beside tickets). Where something needs it, the deletion is refused and `details.fields` says what. With `If-Match: <ETag>` it is refused with 409 when the catalog has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteCatalog(input: {
        /** Ref of the catalog, given by the service: `cat_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a collection.
     *
     * Deletes the collection; its slug can be used again. It is removed from lists that name it (collections, showcases, products sold beside tickets). Where something needs it, the deletion is refused and `details.fields` says what. With `If-Match: <ETag>` it is refused with 409 when the collection has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteCollection(input: {
        /** Ref of the collection, given by the service: `col_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a delivery zone.
     *
     * Deletes the delivery zone; its key can be used again. Where something needs it, the deletion is refused and `details.fields` says what. With `If-Match: <ETag>` it is refused with 409 when the delivery zone has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteDeliveryZone(input: {
        /** Ref of the delivery zone, given by the service: `dlz_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a discount code.
     *
     * Deletes the discount code; its code can be used again. Where something needs it, the deletion is refused and `details.fields` says what. With `If-Match: <ETag>` it is refused with 409 when the discount code has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteDiscountCode(input: {
        /** Ref of the discount code, given by the service: `dsc_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete an event.
     *
     * Deletes the event; its slug can be used again. It is removed from lists that name it (collections, showcases, products sold beside tickets). Where something needs it, the deletion is refused and `details.fields` says what. Dropping a ticket type, day, variant, option, question or choice that guests, orders or answers use, taking a day from the `validDays` of a ticket type with holders, and changing the type of an answered question are refused (409) with `details.inUse`, unless `force=true`. An event with seats, savings plans or open checkouts is cancelled before it is deleted, with `refund: "none"`: the response is 200, and `warnings` count what has ended. With `If-Match: <ETag>` it is refused with 409 when the event has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `events.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteEvent(input: {
        /** Ref of the event, given by the service: `evt_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<DeletedEventWarnings | undefined>;
    /**
     * Delete a folder.
     *
     * Deletes the folder; its slug can be used again. It is removed from lists that name it (collections, showcases, products sold beside tickets). Where something needs it, the deletion is refused and `details.fields` says what. With `If-Match: <ETag>` it is refused with 409 when the folder has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteFolder(input: {
        /** Ref of the folder, given by the service: `fld_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a form.
     *
     * Deletes the form; its slug can be used again. It is removed from lists that name it (collections, showcases, products sold beside tickets). Where something needs it, the deletion is refused and `details.fields` says what. Dropping a ticket type, day, variant, option, question or choice that guests, orders or answers use, taking a day from the `validDays` of a ticket type with holders, and changing the type of an answered question are refused (409) with `details.inUse`, unless `force=true`. With `If-Match: <ETag>` it is refused with 409 when the form has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `forms.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteForm(input: {
        /** Ref of the form, given by the service: `frm_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete an uploaded file.
     *
     * Deletes an uploaded file. Refused while an item or page uses it; `details.fields` says which. Copies of a public file in browsers and caches remain. Cannot be undone.
     *
     * Takes the workspace’s admin token. Permission `media.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteMedia(input: {
        /** Ref of the file, given by the service: `med_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a note.
     *
     * Deletes the note; its slug can be used again. It is removed from lists that name it (collections, showcases, products sold beside tickets). Where something needs it, the deletion is refused and `details.fields` says what. With `If-Match: <ETag>` it is refused with 409 when the note has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteNote(input: {
        /** Ref of the note, given by the service: `not_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete an authentication template.
     *
     * Deletes the WhatsApp template here, so that one-time passwords are no longer sent by it. The template at Meta stays.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    deleteOtpTemplate(input: {
        /** Ref of the template, given by the service: `tpl_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a package.
     *
     * Deletes the package; its slug can be used again. It is removed from lists that name it (collections, showcases, products sold beside tickets). Where something needs it, the deletion is refused and `details.fields` says what. Dropping a ticket type, day, variant, option, question or choice that guests, orders or answers use, taking a day from the `validDays` of a ticket type with holders, and changing the type of an answered question are refused (409) with `details.inUse`, unless `force=true`. With `If-Match: <ETag>` it is refused with 409 when the package has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deletePackage(input: {
        /** Ref of the package, given by the service: `pkg_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a review.
     *
     * Deletes the review; the rating that storefronts show follows at once. Cannot be undone.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    deletePackageReview(input: {
        /** Ref of the package, given by the service: `pkg_…`. */
        ref: string;
        /** Ref of the review, given by the service: `rev_…`. */
        reviewRef: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a product.
     *
     * Deletes the product; its slug can be used again. It is removed from lists that name it (collections, showcases, products sold beside tickets). Where something needs it, the deletion is refused and `details.fields` says what. Dropping a ticket type, day, variant, option, question or choice that guests, orders or answers use, taking a day from the `validDays` of a ticket type with holders, and changing the type of an answered question are refused (409) with `details.inUse`, unless `force=true`. With `If-Match: <ETag>` it is refused with 409 when the product has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteProduct(input: {
        /** Ref of the product, given by the service: `prd_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a review.
     *
     * Deletes the review; the rating that storefronts show follows at once. Cannot be undone.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    deleteProductReview(input: {
        /** Ref of the product, given by the service: `prd_…`. */
        ref: string;
        /** Ref of the review, given by the service: `rev_…`. */
        reviewRef: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a promoter code.
     *
     * Deletes the promoter code; its code can be used again. Where something needs it, the deletion is refused and `details.fields` says what. With `If-Match: <ETag>` it is refused with 409 when the promoter code has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deletePromoterCode(input: {
        /** Ref of the promoter code, given by the service: `prm_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a restock alert.
     *
     * Deletes the restock alert with its data; no mail is sent for it any more. Cannot be undone.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    deleteRestockAlert(input: {
        /** Ref of the restock alert, given by the service: `rsa_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a submission.
     *
     * Deletes the form submission with its files. Cannot be undone.
     *
     * Takes the workspace’s admin token. Permission `submissions.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    deleteSubmission(input: {
        /** Ref of the submission, given by the service: `sub_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a subscriber.
     *
     * Deletes all data of the newsletter subscriber, who gets no newsletter any more. A person who signs up again is a new subscriber. Cannot be undone.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    deleteSubscriber(input: {
        /** Ref of the subscriber, given by the service: `nls_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a table.
     *
     * Deletes the table; its slug can be used again. It is removed from lists that name it (collections, showcases, products sold beside tickets). Where something needs it, the deletion is refused and `details.fields` says what. With `If-Match: <ETag>` it is refused with 409 when the table has changed since it was read.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    deleteTable(input: {
        /** Ref of the table, given by the service: `tbl_…`. */
        ref: string;
        /**
         * Treatment of a request that drops ticket types, days (also from `validDays`), variants, options, questions or choices that guests, orders or answers use, or changes the type of such a question. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have. An event that is deleted with them is cancelled first.
         * - `false`: The request is refused with 409, and `details.inUse` lists them.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a destination.
     *
     * Deletes the webhook destination with the log of its deliveries; nothing more is sent to it. Cannot be undone.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    deleteWebhookDestination(input: {
        /** Ref of the webhook destination, given by the service: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Disable a destination.
     *
     * Stops sending events to the webhook destination and keeps them for 30 days instead. To get them, enable the destination and replay them.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    disableWebhookDestination(input: {
        /** Ref of the webhook destination, given by the service: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Enable a destination.
     *
     * Sends new events to the webhook destination again. Events that were held back while it was disabled are not sent by this: replay them.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    enableWebhookDestination(input: {
        /** Ref of the webhook destination, given by the service: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Erase a contact (cannot be undone).
     *
     * Replaces the personal data of the contact in orders (whose amounts and goods stay), registrations, checkouts, seats, fulfillments and messages, and everything else that is stored of the contact’s e-mail address and phone number. Form submissions are deleted with their files, links and sign-ups end, and waiting messages are not sent. A person with a balance due, a seat to come or an open savings plan is erased with `force=true` only. A person who returns with the same e-mail address becomes a new contact. Erasing an erased contact changes nothing.
     *
     * Takes the workspace’s admin token. Permission `contacts.erase`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    eraseContact(input: {
        /** Ref of the contact, given by the service: `con_…`. */
        ref: string;
        /**
         * Treatment of a person with a balance due, a seat to come or an open savings plan. Default: `false`.
         * - `true`: The person is erased; what is open goes on without their details, and no mail about it reaches them.
         * - `false`: The request is refused with 409, and `details.openBusiness` has the refs of what is open.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<ErasedContact>;
    /**
     * Erase everything that is stored of an address (cannot be undone).
     *
     * Erases the person with an e-mail address or a phone number as `POST /admin/contacts/{ref}/erase` does, who need not be a contact. In orders and registrations of others the seat alone is cleared: address, phone number, date of birth and answers always, the name where all seats with the address have the same one; other names are listed in `keptNames`. Erasing an address of which nothing is stored changes nothing.
     *
     * Takes the workspace’s admin token. Permission `contacts.erase`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    erasePerson(input: {
        /**
         * Mode of the data. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
        /**
         * Treatment of a person with a balance due, a seat to come or an open savings plan. Default: `false`.
         * - `true`: The person is erased; what is open goes on without their details, and no mail about it reaches them.
         * - `false`: The request is refused with 409, and `details.openBusiness` has the refs of what is open.
         */
        force?: "true" | "false";
        body: {
            /**
             * E-mail address of the person; upper and lower case are the same. Leave out with `phone`.
             * Format: email.
             */
            email?: string;
            /**
             * Phone number of the person in international form, such as `+2348031234567`. Leave out with `email`.
             * @example +2348031234567
             */
            phone?: string;
            /** Seats whose names are cleared as well although seats with the address have several names: refs of `keptNames` of an earlier answer. Default: none. */
            names?: string[];
        };
    }, options?: CallOptions): Promise<ErasedPerson>;
    /**
     * Export everything that is stored about a contact.
     *
     * Returns all stored data of one person, for a request of access under privacy law: links, orders with their fulfillments, registrations, seats in orders of others, entries at the door, checkouts, sign-ups, form submissions, messages and one-time passwords. It has everything that is stored of the contact’s e-mail address and phone number.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    exportContact(input: {
        /** Ref of the contact, given by the service: `con_…`. */
        ref: string;
    }, options?: CallOptions): Promise<PersonalFile>;
    /**
     * Export the workspace as a document.
     *
     * Returns every section of the workspace, in the form that `PUT /admin/document` accepts: keep it under version control, or copy a workspace with it.
     *
     * Takes the workspace’s admin token. Permission `document.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    exportDocument(input?: object, options?: CallOptions): Promise<ExportedDocument>;
    /**
     * Export orders as CSV.
     *
     * Returns a CSV file in UTF-8 with a byte order mark, for Excel: one line per item, newest orders first, times in the zone of the shop, amounts as decimals of `Currency`. Each line repeats the columns of its order: count an `Order number` once when you add up `Total`, `Paid`, `Refunded` or `Fees`. `Fees` are those that the buyer paid on top of the prices; `Item amount` is the price of the line after its discount. A cell that a spreadsheet would run as a formula gets a leading apostrophe. Other cells are as stored: import the columns `Order number`, `SKU` and `Provider reference` as text where a spreadsheet would change `0123`, `1-2` or `1E5`.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    exportOrders(input?: {
        /** Only orders with tickets of this event: its ref (`evt_…`) or its slug. Default: all. */
        event?: string;
        /** Only orders with an item of this product or package: its ref (`prd_…` or `pkg_…`) or its slug. Default: all. */
        product?: string;
        /** First day on which the listed orders were placed, `YYYY-MM-DD`, by the clocks of the shop. Default: no first day. */
        from?: string;
        /** Last day on which the listed orders were placed, `YYYY-MM-DD`, by the clocks of the shop; the day is included. Default: no last day. */
        to?: string;
        /**
         * Only orders with this payment status. Default: all. Payment status of an order.
         * - `pending`: Nothing has been paid yet.
         * - `saving`: A savings plan: the order is being paid in parts and is not complete.
         * - `deposit_paid`: The deposit is paid; the balance is due later.
         * - `paid`: Everything is paid; an order that costs nothing is `paid` at once.
         * - `partially_refunded`: Part of the money was refunded.
         * - `refunded`: All of the money was refunded.
         * - `cancelled`: The order was cancelled.
         */
        status?: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
        /**
         * Only orders with this fulfilment status. Default: all. Fulfilment status of an order: how far its goods have been handed over.
         * - `not_required`: Nothing has to be handed over: the order holds tickets or digital goods only.
         * - `unfulfilled`: Nothing has been handed over yet.
         * - `scheduled`: The handover is for later: a booked slot or a pre-order.
         * - `partially_fulfilled`: Some pieces have been handed over.
         * - `fulfilled`: All pieces have been handed over.
         * - `returned`: The pieces were returned.
         * - `cancelled`: The order was cancelled.
         */
        fulfillmentStatus?: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
        /**
         * Restricts the list of orders to your list of work. Default: `false`.
         * - `true`: Only orders with items to hand over or send, now or later, that are paid and neither cancelled nor refunded in whole.
         * - `false`: All orders that match the other filters.
         */
        toFulfil?: "true" | "false";
        /**
         * Only orders with a deposit whose balance is not paid. Default: all orders.
         * - `due`: All orders with an unpaid balance.
         * - `overdue`: Orders whose unpaid balance is past its deadline, `balanceDueAt`.
         */
        balance?: "due" | "overdue";
        /** Only orders with these words, in any order and without accents, in the buyer’s name, e-mail address or phone number, the delivery address, or the names and SKUs of items; or the order that a number, a short code, a ref or a reference of a provider names. */
        search?: string;
        /**
         * Mode of the entries to list. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<string>;
    /**
     * Export orders as XLSX.
     *
     * Returns the table of `GET /admin/orders.csv` as an XLSX file. Amounts and quantities are numbers and all else is text, so a spreadsheet leaves an SKU such as `1-2`, `1E5` or `0123` as it is. A table of more than 100,000 rows is refused (400, `details.reason` `too_many_rows`): narrow it, or take the CSV file, which has no limit.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    exportOrdersAsXlsx(input?: {
        /** Only orders with tickets of this event: its ref (`evt_…`) or its slug. Default: all. */
        event?: string;
        /** Only orders with an item of this product or package: its ref (`prd_…` or `pkg_…`) or its slug. Default: all. */
        product?: string;
        /** First day on which the listed orders were placed, `YYYY-MM-DD`, by the clocks of the shop. Default: no first day. */
        from?: string;
        /** Last day on which the listed orders were placed, `YYYY-MM-DD`, by the clocks of the shop; the day is included. Default: no last day. */
        to?: string;
        /**
         * Only orders with this payment status. Default: all. Payment status of an order.
         * - `pending`: Nothing has been paid yet.
         * - `saving`: A savings plan: the order is being paid in parts and is not complete.
         * - `deposit_paid`: The deposit is paid; the balance is due later.
         * - `paid`: Everything is paid; an order that costs nothing is `paid` at once.
         * - `partially_refunded`: Part of the money was refunded.
         * - `refunded`: All of the money was refunded.
         * - `cancelled`: The order was cancelled.
         */
        status?: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
        /**
         * Only orders with this fulfilment status. Default: all. Fulfilment status of an order: how far its goods have been handed over.
         * - `not_required`: Nothing has to be handed over: the order holds tickets or digital goods only.
         * - `unfulfilled`: Nothing has been handed over yet.
         * - `scheduled`: The handover is for later: a booked slot or a pre-order.
         * - `partially_fulfilled`: Some pieces have been handed over.
         * - `fulfilled`: All pieces have been handed over.
         * - `returned`: The pieces were returned.
         * - `cancelled`: The order was cancelled.
         */
        fulfillmentStatus?: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
        /**
         * Restricts the list of orders to your list of work. Default: `false`.
         * - `true`: Only orders with items to hand over or send, now or later, that are paid and neither cancelled nor refunded in whole.
         * - `false`: All orders that match the other filters.
         */
        toFulfil?: "true" | "false";
        /**
         * Only orders with a deposit whose balance is not paid. Default: all orders.
         * - `due`: All orders with an unpaid balance.
         * - `overdue`: Orders whose unpaid balance is past its deadline, `balanceDueAt`.
         */
        balance?: "due" | "overdue";
        /** Only orders with these words, in any order and without accents, in the buyer’s name, e-mail address or phone number, the delivery address, or the names and SKUs of items; or the order that a number, a short code, a ref or a reference of a provider names. */
        search?: string;
        /**
         * Mode of the entries to list. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Uint8Array>;
    /**
     * Export everything that is stored of an address.
     *
     * Returns all stored data of the person with an e-mail address or a phone number, who need not be a contact: also people who are named on seats of others, who signed up for mails, or who sent a form. Of orders and registrations of others it names the seat alone.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    exportPerson(input: {
        /**
         * Mode of the data. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
        body: {
            /**
             * E-mail address of the person; upper and lower case are the same. Leave out with `phone`.
             * Format: email.
             */
            email?: string;
            /**
             * Phone number of the person in international form, such as `+2348031234567`. Leave out with `email`.
             * @example +2348031234567
             */
            phone?: string;
        };
    }, options?: CallOptions): Promise<AddressFile>;
    /**
     * Export the guests of an event as CSV.
     *
     * Returns a CSV file in UTF-8 with a byte order mark, for Excel: one line per seat, newest registrations first, one column per question, times in the zone of the event. The column `Valid days` has the keys of the days that a ticket admits to, and is empty where it admits to every day; `Admitted on` has the days on which the ticket was used, with times. `Short code` is that of the ticket. `Order number` and `Price`, the price of the ticket before discount and fees as a decimal of the order’s currency, are empty for free registrations; a group ticket has its price at its first seat. Several choices in a cell are written `A; B`, or `"A; B";"C"` where one of them has a semicolon: parse the cell as a line of CSV with the separator `;`. A cell that a spreadsheet would run as a formula gets a leading apostrophe.
     *
     * Takes the workspace’s admin token. Permission `guests.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    exportRegistrations(input: {
        /** Event that the request is about: its ref (`evt_…`) or its slug. */
        event: string;
        /**
         * Only registrations with an attendee of this status. Default: all. Status of a guest’s seat at an event.
         * - `confirmed`: The guest has the seat and gets a ticket.
         * - `pending`: The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined the registration; the seat is on sale again.
         * - `cancelled`: The seat was given back or cancelled; the seat is on sale again.
         * - `checked_in`: The guest has been checked in at the event.
         */
        status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    }, options?: CallOptions): Promise<string>;
    /**
     * Export the guests of an event as XLSX.
     *
     * Returns the table of `GET /admin/registrations.csv` as an XLSX file. The price is a number and all else is text, so a spreadsheet leaves a phone number and an answer such as `1-2`, `1E5` or `0123` as it is. A table of more than 100,000 rows is refused (400, `details.reason` `too_many_rows`): take the CSV file, which has no limit.
     *
     * Takes the workspace’s admin token. Permission `guests.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    exportRegistrationsAsXlsx(input: {
        /** Event that the request is about: its ref (`evt_…`) or its slug. */
        event: string;
        /**
         * Only registrations with an attendee of this status. Default: all. Status of a guest’s seat at an event.
         * - `confirmed`: The guest has the seat and gets a ticket.
         * - `pending`: The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined the registration; the seat is on sale again.
         * - `cancelled`: The seat was given back or cancelled; the seat is on sale again.
         * - `checked_in`: The guest has been checked in at the event.
         */
        status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    }, options?: CallOptions): Promise<Uint8Array>;
    /**
     * Export the submissions of a form as CSV.
     *
     * Returns a CSV file in UTF-8 with a byte order mark, for Excel: one line per submission, newest first; one column for each present question of the form, followed by its former questions; times in the zone of the workspace, and files by their names. Several choices in a cell are written `A; B`, or `"A; B";"C"` where one of them has a semicolon: parse the cell as a line of CSV with the separator `;`. A cell that a spreadsheet would run as a formula gets a leading apostrophe.
     *
     * Takes the workspace’s admin token. Permission `submissions.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    exportSubmissions(input: {
        /** Form whose submissions are exported: its ref (`frm_…`) or its slug. */
        form: string;
        /** Only form submissions sent at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
        since?: string;
    }, options?: CallOptions): Promise<string>;
    /**
     * Export newsletter subscribers as CSV.
     *
     * Returns the newsletter subscribers as a CSV file in UTF-8 with a byte order mark, for Excel, newest first. A cell that a spreadsheet would run as a formula begins with an apostrophe.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    exportSubscribers(input?: {
        /**
         * Only newsletter subscribers in this state. Default: `confirmed`; do not write to others.
         * - `pending`: The person has not confirmed by the link in the mail yet: do not write to them.
         * - `confirmed`: The person wants the newsletter.
         * - `unsubscribed`: The person no longer wants the newsletter: remove them from your own lists.
         */
        state?: "pending" | "confirmed" | "unsubscribed";
    }, options?: CallOptions): Promise<string>;
    /**
     * Freeze the time of test mode.
     *
     * Freezes the clock of test mode: time passes only when you advance it. In effect within a second. Live mode is not affected.
     *
     * Takes the workspace’s admin token. Permission `test-clock.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    freezeTestClock(input?: {
        body?: FreezeTestClockBody;
    }, options?: CallOptions): Promise<TestClock>;
    /**
     * Record that goods of an order were handed over.
     *
     * Records that items of the order were handed over or sent, all that are left by default; the buyer is notified. With `carrier`, `trackingNumber` and `trackingUrl`, each optional, the mail and the page of the order say how to follow the parcel. A cancelled order is never fulfilled; one that was refunded in whole is refused (409), unless `force=true`.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    fulfilOrder(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        /**
         * Treatment of an order that was refunded in whole. Default: `false`.
         * - `true`: Its items are recorded as handed over all the same.
         * - `false`: The request is refused with 409, and `details.reason` is `refunded`.
         */
        force?: "true" | "false";
        body?: FulfilOrderBody;
    }, options?: CallOptions): Promise<ManagedOrderRecord>;
    /**
     * List the admin tokens of a workspace, newest first.
     *
     * Returns the admin tokens of a workspace, revoked ones included, without their values. For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    listAdminTokens(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<Key>>;
    /**
     * List management writes, newest first.
     *
     * Returns the changes made through the management API: what was written, by which token, and the changed fields without their values.
     *
     * Takes the workspace’s admin token. Permission `audit.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listAuditEntries(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only entries about the thing with this ref, such as `prd_…`. Default: all. */
        subject?: string;
    }, options?: CallOptions): Promise<Page<AuditEntry>>;
    /**
     * List variants that people wait for.
     *
     * Returns the sold-out variants that people wait for, with the number of people who have confirmed that they wait; at most 500 variants.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listAwaitedVariants(input?: object, options?: CallOptions): Promise<AwaitedVariantList>;
    /**
     * List contacts, newest first.
     *
     * Returns the contacts of the workspace: people who bought, registered for an event or were linked, one for each e-mail address, or for each phone number without one. Filter by text or mode.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listContacts(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only contacts with these words, in any order and without accents, in the name, e-mail address or phone number. */
        search?: string;
        /**
         * Mode of the entries to list. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<Contact>>;
    /**
     * List customer links, newest first.
     *
     * Returns the links between users of the merchant’s own site and contacts, as the merchant’s server made them by `POST /store/customers/link`. Filter by user, contact or mode.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listCustomerLinks(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the customer link of this user: the merchant’s own id of the user, exactly as it was sent. */
        externalRef?: string;
        /** Only customer links with the contact of this ref, `con_…`. */
        contact?: string;
        /**
         * Mode of the entries to list. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<CustomerLink>>;
    /**
     * List keys, newest first.
     *
     * Returns the API keys of storefronts and the admin tokens, revoked ones included, without their values, which are not stored.
     *
     * Takes the workspace’s admin token. Permission `keys.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listKeys(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<Key>>;
    /**
     * List catalogs, newest first.
     *
     * Returns the catalogs of the workspace, published or not. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedCatalogs(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the catalog with this slug; upper and lower case are the same. Default: all. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedCatalog>>;
    /**
     * List checkouts, newest first.
     *
     * Returns the checkouts of one mode, paid and not, with their lines and amounts. Payments are in `GET /admin/checkouts/{ref}`.
     *
     * Takes the workspace’s admin token. Permission `checkouts.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedCheckouts(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /**
         * Only checkouts with this status. Default: all. Status of the checkout.
         * - `open`: The buyer can pay; a payment may be under way.
         * - `paid`: The amount due was paid in full, and an order exists.
         * - `expired`: The checkout ran out of time before it was paid; the goods and seats it held are for sale again.
         * - `cancelled`: The checkout was cancelled before it was paid.
         */
        status?: "open" | "paid" | "expired" | "cancelled";
        /** Only checkouts with this text in the buyer’s name, e-mail address or phone number; upper and lower case are the same. */
        search?: string;
        /**
         * Mode of the entries to list. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<ManagedCheckout>>;
    /**
     * List collections, newest first.
     *
     * Returns the collections of the workspace, published or not. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedCollections(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the collection with this slug; upper and lower case are the same. Default: all. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedCollection>>;
    /**
     * List delivery zones, newest first.
     *
     * Returns the delivery zones of the workspace. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedDeliveryZones(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the delivery zone with this key; upper and lower case are the same. Default: all. */
        key?: string;
    }, options?: CallOptions): Promise<Page<ManagedDeliveryZone>>;
    /**
     * List discount codes, newest first.
     *
     * Returns the discount codes of the workspace. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedDiscountCodes(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the discount code with this code; upper and lower case are the same. Default: all. */
        code?: string;
    }, options?: CallOptions): Promise<Page<ManagedDiscountCode>>;
    /**
     * List events, newest first.
     *
     * Returns the events of the workspace, published or not. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `events.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedEvents(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the event with this slug; upper and lower case are the same. Default: all. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedEvent>>;
    /**
     * List folders, newest first.
     *
     * Returns the folders of the workspace. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedFolders(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the folder with this slug; upper and lower case are the same. Default: all. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedFolder>>;
    /**
     * List forms, newest first.
     *
     * Returns the forms of the workspace, published or not. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `forms.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedForms(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the form with this slug; upper and lower case are the same. Default: all. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedForm>>;
    /**
     * List notes, newest first.
     *
     * Returns the notes of the workspace, published or not. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedNotes(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the note with this slug; upper and lower case are the same. Default: all. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedNote>>;
    /**
     * List orders, newest first.
     *
     * Returns the orders of one mode, paid or not. Filter by event, product, day, status, number or buyer. `from` and `to` alone sort by the time of placing. `toFulfil=true` lists what is to be handed over or sent; filters by status are literal, so a refunded order may be `unfulfilled`.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedOrders(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only orders with tickets of this event: its ref (`evt_…`) or its slug. Default: all. */
        event?: string;
        /** Only orders with an item of this product or package: its ref (`prd_…` or `pkg_…`) or its slug. Default: all. */
        product?: string;
        /** First day on which the listed orders were placed, `YYYY-MM-DD`, by the clocks of the shop. Default: no first day. */
        from?: string;
        /** Last day on which the listed orders were placed, `YYYY-MM-DD`, by the clocks of the shop; the day is included. Default: no last day. */
        to?: string;
        /**
         * Only orders with this payment status. Default: all. Payment status of an order.
         * - `pending`: Nothing has been paid yet.
         * - `saving`: A savings plan: the order is being paid in parts and is not complete.
         * - `deposit_paid`: The deposit is paid; the balance is due later.
         * - `paid`: Everything is paid; an order that costs nothing is `paid` at once.
         * - `partially_refunded`: Part of the money was refunded.
         * - `refunded`: All of the money was refunded.
         * - `cancelled`: The order was cancelled.
         */
        status?: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
        /**
         * Only orders with this fulfilment status. Default: all. Fulfilment status of an order: how far its goods have been handed over.
         * - `not_required`: Nothing has to be handed over: the order holds tickets or digital goods only.
         * - `unfulfilled`: Nothing has been handed over yet.
         * - `scheduled`: The handover is for later: a booked slot or a pre-order.
         * - `partially_fulfilled`: Some pieces have been handed over.
         * - `fulfilled`: All pieces have been handed over.
         * - `returned`: The pieces were returned.
         * - `cancelled`: The order was cancelled.
         */
        fulfillmentStatus?: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
        /**
         * Restricts the list of orders to your list of work. Default: `false`.
         * - `true`: Only orders with items to hand over or send, now or later, that are paid and neither cancelled nor refunded in whole.
         * - `false`: All orders that match the other filters.
         */
        toFulfil?: "true" | "false";
        /**
         * Only orders with a deposit whose balance is not paid. Default: all orders.
         * - `due`: All orders with an unpaid balance.
         * - `overdue`: Orders whose unpaid balance is past its deadline, `balanceDueAt`.
         */
        balance?: "due" | "overdue";
        /** Only orders with these words, in any order and without accents, in the buyer’s name, e-mail address or phone number, the delivery address, or the names and SKUs of items; or the order that a number, a short code, a ref or a reference of a provider names. */
        search?: string;
        /**
         * Mode of the entries to list. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<ManagedOrderRecord>>;
    /**
     * List packages, newest first.
     *
     * Returns the packages of the workspace, published or not. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedPackages(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the package with this slug; upper and lower case are the same. Default: all. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedPackage>>;
    /**
     * List products, newest first.
     *
     * Returns the products of the workspace, published or not. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedProducts(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the product with this slug; upper and lower case are the same. Default: all. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedProduct>>;
    /**
     * List promoter codes, newest first.
     *
     * Returns the promoter codes of the workspace. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedPromoterCodes(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the promoter code with this code; upper and lower case are the same. Default: all. */
        code?: string;
    }, options?: CallOptions): Promise<Page<ManagedPromoterCode>>;
    /**
     * List tables, newest first.
     *
     * Returns the tables of the workspace, published or not. Their order of display is that of `position`, the lowest first.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listManagedTables(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only the table with this slug; upper and lower case are the same. Default: all. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedTable>>;
    /**
     * List uploaded files, newest first.
     *
     * Returns the uploaded pictures and other files, public and private.
     *
     * Takes the workspace’s admin token. Permission `media.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listMedia(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<MediaFile>>;
    /**
     * List messages to people, newest first.
     *
     * Returns the messages that the service sent, or plans to send, to buyers, guests and the merchant. Recipient and details of a message are deleted after 400 days, unless the installation has another limit; the record that it was sent is kept.
     *
     * Takes the workspace’s admin token. Permission `messages.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listMessages(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /**
         * Only messages in this state. Default: all. State of the message.
         * - `due`: It waits for its first or next attempt, or for room under the daily limit of SMS.
         * - `sending`: An attempt to send it is under way.
         * - `sent`: The mail server or provider has accepted it.
         * - `failed`: Every attempt failed, or another one cannot succeed.
         * - `skipped`: It was not sent, because its content was no longer true when it was due.
         * - `withheld`: It was not sent: SMS may not go to its phone number (see `texts.countries` of the settings), or its address has had as many mails as it may have without an answer. `error` says which. Retry it to send it anyway.
         */
        state?: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
        /**
         * Only messages by this channel. Default: all.
         * - `email`: E-mail.
         * - `sms`: SMS.
         * - `whatsapp`: WhatsApp.
         */
        channel?: "email" | "sms" | "whatsapp";
        /** Only messages to this e-mail address, in any case, or to this phone number in E.164 form such as `+2348031234567`. */
        to?: string;
        /**
         * Only messages of this kind. Default: all.
         * - `registration_confirmed`: To a guest: the registration is confirmed, with the ticket.
         * - `registration_received`: To a guest: the registration waits for your approval.
         * - `registration_approved`: To a guest: you have approved the registration, with the ticket.
         * - `registration_declined`: To a guest: you have declined the registration.
         * - `registration_reopened`: To a guest: you have reopened the registration that you had declined.
         * - `registration_cancelled`: To a guest: the registration, or some of its seats, is cancelled.
         * - `ticket_reissued`: To a guest: a new ticket replaces the earlier one.
         * - `ticket_changed`: To a guest: you have changed the ticket type, with the ticket as it is now.
         * - `event_rescheduled`: To a guest: the event has another time or place.
         * - `event_cancelled`: To a guest: the event is cancelled.
         * - `ticket_given`: To the recipient of a ticket that was given away, with the ticket.
         * - `ticket_given_pending`: To the recipient of a ticket that was given away: it waits for your approval.
         * - `attendee_ticket`: To an attendee with an e-mail address of their own, with their ticket.
         * - `order_confirmed`: To a buyer: the order is placed, with its tickets.
         * - `order_fulfilled`: To a buyer: goods were handed over.
         * - `order_refunded`: To a buyer: money goes back.
         * - `order_refund_declined`: To a buyer: you have declined the refund that they asked for.
         * - `order_cancelled`: To a buyer: the order is cancelled.
         * - `tickets_voided`: To a buyer: tickets of the order are void.
         * - `order_ticket_reissued`: To a buyer: a new ticket replaces the earlier one.
         * - `order_ticket_changed`: To a buyer: you have changed the ticket type of a seat, with the ticket as it is now.
         * - `order_event_rescheduled`: To a buyer of tickets: the event has another time or place.
         * - `order_event_cancelled`: To a buyer of tickets: the event is cancelled.
         * - `balance_asked`: To a buyer: the balance of the order can be paid, with a link.
         * - `balance_reminder`: To a buyer: the balance of the order is due soon.
         * - `balance_received`: To a buyer: the balance of the order is paid.
         * - `transfer_instructions`: To a buyer: how to make the bank transfer.
         * - `payment_event_cancelled`: To a buyer who has begun to pay for tickets: the event is cancelled.
         * - `savings_started`: To a buyer: the savings plan has begun.
         * - `savings_part_received`: To a buyer: a part of the savings plan was paid.
         * - `savings_reminder`: To a buyer: the savings plan ends soon.
         * - `savings_ended`: To a buyer: the savings plan has ended, and what goes back.
         * - `payment_returned`: To a buyer: a payment that could not be used goes back.
         * - `refund_not_received`: To a buyer: a refund could not be made, and you return the money another way.
         * - `money_returned`: To you: the service gave money back by itself.
         * - `refund_failed`: To you: the provider refused a refund.
         * - `webhook_failing`: To you: deliveries to a webhook destination fail.
         * - `webhook_disabled`: To you: a webhook destination was disabled.
         * - `form_submitted`: To the addresses in `notify` of a form: somebody has sent it.
         * - `form_files_full`: To you: forms take no more files, since their room is full.
         * - `texts_waiting`: To you: SMS wait, since the limit of the day is reached.
         * - `admin_token_made`: To you: the operator has made an admin token.
         * - `refund_asked`: To you: a buyer asks for a refund.
         * - `rail_refused`: To you: a payment provider refuses one payment after the other.
         * - `refunds_waiting`: To you: refunds wait, since your balance at the payment provider does not suffice.
         * - `order_received`: To you: a new order.
         * - `registration_waiting`: To you: a registration waits for your approval.
         * - `stock_low`: To you: the stock of a variant runs low.
         * - `failure_reported`: To you: a message or a webhook delivery has failed for good.
         * - `notices_listed`: To you: a list of news, such as those of a day.
         * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
         * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
         * - `restock_available`: To a subscriber: the variant can be bought again.
         * - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
         * - `ticket_given_away`: To the former holder of a ticket: it was given away.
         * - `registrations_listed`: To a guest: links to all their registrations, once a day, instead of more mails about each.
         * - `address_corrected`: To an address that an order or a registration had by mistake: you have corrected it.
         * - `event_announcement`: To guests of an event: a message in your own words.
         */
        kind?: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_reopened" | "registration_cancelled" | "ticket_reissued" | "ticket_changed" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_ticket_changed" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "payment_event_cancelled" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "refund_not_received" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "refunds_waiting" | "order_received" | "registration_waiting" | "stock_low" | "failure_reported" | "notices_listed" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "registrations_listed" | "address_corrected" | "event_announcement";
        /** Only messages about the object with this ref: the registration (`grp_…`), the order (`ord_…`), the refund (`rfd_…`), the payment (`pay_…`), the newsletter subscription (`nls_…`), the restock alert (`rsa_…`), the submission of a form (`sub_…`), the form (`frm_…`), the webhook destination (`wdn_…`), the workspace (`wks_…`), the admin token (`key_…`), the payment exception (`exc_…`), what a code confirms (`cnf_…`), the seat of an attendee who is written to (`att_…`), the event whose guests were written to (`evt_…`), the variant whose stock runs low (`var_…`). */
        subject?: string;
    }, options?: CallOptions): Promise<Page<Message>>;
    /**
     * List one-time passwords that were sent, newest first.
     *
     * Returns the one-time passwords that were sent, with masked phone numbers; codes are not stored. The list does not say whether a code was entered correctly; only the key that verifies it learns that.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listOtpChallenges(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /**
         * Only one-time passwords of this mode. Default: both.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
        /**
         * Only one-time passwords that were sent by this channel. Default: all.
         * - `whatsapp`: WhatsApp message.
         * - `sms`: SMS.
         */
        channel?: "whatsapp" | "sms";
        /**
         * Only one-time passwords that came from a number of this owner. Default: all.
         * - `own`: Number of the merchant.
         * - `frontdesk`: Number of the service.
         */
        sender?: "own" | "frontdesk";
        /** Only one-time passwords to phone numbers of this country (ISO 3166 alpha-2), such as `NG`. Default: all. */
        country?: string;
        /** Only one-time passwords that the API key of this ref requested, `key_…`. Default: all. */
        key?: string;
    }, options?: CallOptions): Promise<Page<SentCode>>;
    /**
     * List the authentication templates, oldest first.
     *
     * Returns the WhatsApp templates of one-time passwords, approved or not.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listOtpTemplates(input?: object, options?: CallOptions): Promise<OtpTemplateList>;
    /**
     * List the reviews of a package.
     *
     * Returns the reviews in the order in which storefronts show them.
     *
     * Takes the workspace’s admin token. Permission `reviews.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listPackageReviews(input: {
        /** Ref of the package, given by the service: `pkg_…`. */
        ref: string;
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<ManagedReview>>;
    /**
     * List payment exceptions, newest first.
     *
     * Returns events about money that a person should look at, such as failed refunds and disputes; resolve each one when it is settled.
     *
     * Takes the workspace’s admin token. Permission `payments.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listPaymentExceptions(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /**
         * Only payment exceptions of this mode. Default: both.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
        /**
         * Only payment exceptions of this kind. Default: all. Kind of the payment exception.
         * - `money_returned`: The service refunded money automatically, such as a payment that came too late.
         * - `refund_failed`: The provider refused a refund: give the money back in another way.
         * - `unknown_payment`: The provider reported a payment that the service does not know.
         * - `rail_refused`: The provider refused three payments by one payment method within an hour, and not because of a card: check the account there.
         * - `provider_refund`: A refund was made in the provider’s dashboard; it is recorded on the order.
         * - `refunds_waiting`: Refunds in `currency` wait, since your balance at the payment provider does not suffice: top it up there. They are tried again every quarter of an hour, for seven days; it is resolved with the last of them.
         * - `taken_by_hand`: Money of an order of a cancelled event that the service did not take: return it yourself.
         * - `dispute`: The buyer’s bank demands the money back (chargeback): respond in the provider’s dashboard.
         */
        kind?: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute" | "refunds_waiting" | "taken_by_hand";
        /**
         * Which payment exceptions to list. Default: `true`.
         * - `true`: Those that are not resolved.
         * - `false`: All, resolved ones included.
         */
        open?: "true" | "false";
    }, options?: CallOptions): Promise<Page<PaymentException>>;
    /**
     * List the accounts at payment providers, in both modes.
     *
     * Returns one account for each payment provider and mode, whether credentials are set or not; the credentials are never returned.
     *
     * Takes the workspace’s admin token. Permission `payments.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listPaymentProviders(input?: object, options?: CallOptions): Promise<PaymentProviderAccountList>;
    /**
     * List the reviews of a product.
     *
     * Returns the reviews in the order in which storefronts show them.
     *
     * Takes the workspace’s admin token. Permission `reviews.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listProductReviews(input: {
        /** Ref of the product, given by the service: `prd_…`. */
        ref: string;
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<ManagedReview>>;
    /**
     * List refund requests of buyers.
     *
     * Returns the latest refund request of each order; filter by `state=open` for those that wait for an answer. Buyers can request refunds where `selfService.orders.requestRefund` is on.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listRefundRequests(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /**
         * Only refund requests in this state. Default: all. State of the buyer’s request for a refund.
         * - `open`: The merchant has not answered the request yet.
         * - `accepted`: The merchant, or the service for the merchant, refunded money.
         * - `declined`: The merchant declined the request.
         */
        state?: "open" | "accepted" | "declined";
        /**
         * Mode of the entries to list. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<RefundRequest>>;
    /**
     * List registrations, newest first.
     *
     * Returns the registrations for free events of one mode, with their attendees. Filter by event, status, ticket type or guest.
     *
     * Takes the workspace’s admin token. Permission `guests.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listRegistrations(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only registrations for this event: its ref (`evt_…`) or its slug. Default: all events. */
        event?: string;
        /**
         * Only registrations with an attendee of this status. Default: all. Status of a guest’s seat at an event.
         * - `confirmed`: The guest has the seat and gets a ticket.
         * - `pending`: The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined the registration; the seat is on sale again.
         * - `cancelled`: The seat was given back or cancelled; the seat is on sale again.
         * - `checked_in`: The guest has been checked in at the event.
         */
        status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
        /** Only registrations with an attendee of this ticket type: its ref, `tkt_…`. Default: all. */
        ticketType?: string;
        /** Only registrations with these words, in any order and without accents, in a name, e-mail address or phone number of one person; or the one that a short code, a ref or the number of an order names. */
        search?: string;
        /**
         * Only registrations of this mode. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<ManagedRegistration>>;
    /**
     * List requests of the last 7 days, newest first.
     *
     * Returns the requests of keys and admin tokens, without query, body and values. A request appears a second or two after its response; a slow one is listed below those that arrived after it. With filters, one page searches 10,000 requests at most: `data` may be short or empty while there is a `nextCursor`, so go on with that. Reads of this list are not logged.
     *
     * Takes the workspace’s admin token. Permission `requests.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listRequests(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only requests sent with the key of this ref, `key_…`. Default: all. */
        key?: string;
        /**
         * Only requests sent with keys of this mode. Default: all.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
        /**
         * Only requests with this HTTP method. Default: all.
         * - `GET`: Reads.
         * - `HEAD`: Reads without a body.
         * - `POST`: Creations and actions.
         * - `PUT`: Replacements.
         * - `PATCH`: Changes.
         * - `DELETE`: Deletions.
         */
        method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** Only requests to exactly this path, such as `/v1/store/products`. Default: all. */
        path?: string;
        /** Only requests whose response had this HTTP status, such as `404`, or one of this class, such as `4xx`. Default: all. */
        status?: string;
        /**
         * Only requests that were refused with this error code (`error.code`). Default: all.
         * - `UNAUTHORIZED`: The request has no key or token, or one that is unknown, revoked, expired, made for the other API, or of a mode that this address does not serve.
         * - `ORIGIN_NOT_ALLOWED`: The publishable key was sent from an origin that is not registered on it, or without an `Origin` header. Requests from servers and command lines have no such header.
         * - `INSUFFICIENT_SCOPE`: The key lacks a scope of the operation, or the admin token a permission. Or an admin token was to be given more than yours has. Or the operation needs another kind of key: a secret key instead of a publishable one, or the operator’s token instead of an admin token.
         * - `STORE_API_SECRET_DISABLED`: The merchant has switched off secret keys for the workspace. Publishable keys still work.
         * - `STORE_API_DISABLED`: The merchant has switched off the storefront API for the workspace.
         * - `STORE_CLOSED`: The merchant has closed the shop for a while (`closed` of its settings): no checkout opens in live mode, and nobody registers. What is open can still be paid. Or the operator has suspended the workspace: then the same goes for test mode, and no payment begins either.
         * - `WORKSPACE_SUSPENDED`: The operator has suspended the workspace. Its admin tokens read, refund and erase meanwhile; other changes are refused. `details.reason` is the operator’s reason.
         * - `KEY_PAUSED`: The merchant has paused this key, or the operator has paused this admin token.
         * - `NOT_FOUND`: Nothing with this slug or ref is published in the workspace and mode of the key, or no operation has this path.
         * - `METHOD_NOT_ALLOWED`: The path exists, but no operation of it has this method.
         * - `VALIDATION_ERROR`: A parameter, header or field is missing or breaks a rule (400). Or the body is not valid JSON (400), too large (413) or of another media type (415).
         * - `TIER_REQUIRES_PAYMENT`: The free registration contains a ticket type (a tier) that costs money.
         * - `TIER_SOLD_OUT`: The ticket type (a tier) has fewer seats left than the registration asks for. A checkout of something sold out gets `VALIDATION_ERROR` instead.
         * - `CONFLICT`: The object is not in a state that allows this change, or somebody else has changed it meanwhile. Or another request with the same `Idempotency-Key` is still being processed.
         * - `TICKET_REFUSED`: The ticket is not valid for this entry: it was used, cancelled, replaced or refunded, or belongs to another event or day.
         * - `CHECKOUT_ALREADY_PAID`: The checkout cannot be cancelled, because it is already paid.
         * - `PRICE_MISMATCH`: `pricing.totalMinor` of a headless checkout differs from the total that the service computes: a price, fee or discount code has changed since you read it.
         * - `HEADLESS_DISABLED`: Headless checkouts, whose payment step is on your own page, are switched off for the workspace (`headlessEnabled`).
         * - `IDEMPOTENCY_KEY_REUSED`: The same `Idempotency-Key` was used for this operation with another body or path within the last 24 hours.
         * - `PROVIDER_UNAVAILABLE`: A payment provider, or the SMS or WhatsApp provider of the merchant's own number, cannot be reached or has refused the request.
         * - `OTP_NOT_CONFIGURED`: The workspace has no number of its own that can send this code, or no approved template for it.
         * - `OTP_COUNTRY_NOT_ALLOWED`: The workspace does not send codes to the country of this number.
         * - `OTP_INSUFFICIENT_BALANCE`: The balance of the wallet of the workspace is lower than the price of this code.
         * - `OTP_SENDER_UNAVAILABLE`: The service's own number (`sender: "frontdesk"`) cannot send right now.
         * - `OTP_CODE_NOT_MANAGED`: Your server generated this code and sent it with the request (`code`), so the service cannot check it.
         * - `RATE_LIMITED`: The rate limit of the key, token, visitor, client or phone number is exceeded.
         * - `SERVICE_UNAVAILABLE`: The service is restarting, or its database is temporarily unavailable.
         * - `INTERNAL`: An unexpected error occurred in the service.
         */
        error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "STORE_CLOSED" | "WORKSPACE_SUSPENDED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
        /** Only requests that arrived at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
        since?: string;
        /** Only requests that arrived before this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
        until?: string;
    }, options?: CallOptions): Promise<Page<LoggedRequest>>;
    /**
     * List restock alerts, newest first.
     *
     * Returns the people who asked for a mail when a sold-out variant can be bought again, with the state of their alert.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listRestockAlerts(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /**
         * Only restock alerts in this state. Default: all.
         * - `pending`: The person has not confirmed by the link in the mail yet.
         * - `confirmed`: The person waits for the variant.
         * - `told`: The mail that the variant can be bought again was sent.
         * - `ended`: The person no longer waits for the variant.
         */
        state?: "pending" | "confirmed" | "told" | "ended";
        /** Only restock alerts for this variant (`var_…`) or package option (`pko_…`): its ref. Default: all. */
        variant?: string;
        /** Only restock alerts with this text in the e-mail address; upper and lower case are the same. */
        search?: string;
    }, options?: CallOptions): Promise<Page<RestockAlert>>;
    /**
     * List savings plans, newest first.
     *
     * Returns the savings plans of one mode of which at least one part was paid.
     *
     * Takes the workspace’s admin token. Permission `savings.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listSavingsPlans(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /**
         * Only savings plans with this status. Default: all. Status of the savings plan.
         * - `saving`: Parts are being paid.
         * - `completed`: The whole total is saved, and the order is paid.
         * - `cancelled`: The plan ended before the whole total was saved.
         */
        status?: "saving" | "completed" | "cancelled";
        /** Only savings plans with this text in the buyer’s name, e-mail address or phone number; upper and lower case are the same. */
        search?: string;
        /**
         * Mode of the entries to list. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<SavingsPlan>>;
    /**
     * List submissions of forms, newest first.
     *
     * Returns the form submissions of visitors, each with the questions as they were worded when it was sent, even where the form was changed or deleted since.
     *
     * Takes the workspace’s admin token. Permission `submissions.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listSubmissions(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only submissions of this form: its ref (`frm_…`) or its slug. Default: all forms. */
        form?: string;
        /** Only form submissions with this text in an answer or in the sender’s name; upper and lower case are the same. */
        search?: string;
        /** Only form submissions sent at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
        since?: string;
    }, options?: CallOptions): Promise<Page<FormSubmission>>;
    /**
     * List newsletter subscribers, newest first.
     *
     * Returns the newsletter subscribers. Write only to confirmed ones; people who unsubscribed stay listed, so that you can remove them from your own lists.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listSubscribers(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /**
         * Only newsletter subscribers in this state. Default: all.
         * - `pending`: The person has not confirmed by the link in the mail yet: do not write to them.
         * - `confirmed`: The person wants the newsletter.
         * - `unsubscribed`: The person no longer wants the newsletter: remove them from your own lists.
         */
        state?: "pending" | "confirmed" | "unsubscribed";
        /** Only newsletter subscribers with this text in the e-mail address or name; upper and lower case are the same. */
        search?: string;
    }, options?: CallOptions): Promise<Page<Subscriber>>;
    /**
     * Read the keys by which scanners check tickets offline.
     *
     * Returns the public keys of an event, by which a scanner checks offline that the code of a ticket, `SVC1.<body>.<signature>`, is genuine. The signature (Ed25519, base64url) is of the text before its dot; the body (base64url) is 3 bytes of the event’s id, 16 of the attendee’s and 2 of the serial number. Only the service knows whether a ticket was used before or cancelled since.
     *
     * Takes the workspace’s admin token. Permission `guests.admit`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listTicketKeys(input: {
        /** Event that the request is about: its ref (`evt_…`) or its slug. */
        event: string;
    }, options?: CallOptions): Promise<TicketKeys>;
    /**
     * List workspaces with undelivered messages and webhooks.
     *
     * Returns the workspaces whose messages or webhooks wait after a failed attempt, are held or failed, with their number by state and reason. It has neither contents nor recipients. For operators.
     *
     * Takes the operator’s token.
     */
    listUndelivered(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only this workspace: its slug or ref. */
        workspace?: string;
        /**
         * Only work in this state. Default: all.
         * - `waiting`: Tried without success; it is tried again by itself.
         * - `held`: A webhook whose destination is disabled: it is sent when the merchant enables it.
         * - `failed`: Given up: it is sent again on request alone.
         */
        state?: "waiting" | "held" | "failed";
    }, options?: CallOptions): Promise<Page<UndeliveredOfWorkspace>>;
    /**
     * List webhook deliveries, newest first.
     *
     * Returns the webhook deliveries of the last 30 days. Body and attempts are in `GET /admin/webhooks/deliveries/{ref}`.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listWebhookDeliveries(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
        /** Only deliveries to the webhook destination of this ref, `wdn_…`. Default: all. */
        destination?: string;
        /** Only webhook deliveries of the event of this ref, `wev_…`. Default: all. */
        event?: string;
        /**
         * Only webhook deliveries of events of this type. Default: all.
         * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
         * - `checkout.expired`: A checkout link lapsed unpaid.
         * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, the merchant answered that request, or corrected or took back a fulfilment, or a refund of it failed, or succeeded after it had failed.
         * - `form.submitted`: A form submission was recorded.
         * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
         * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it; or the merchant reopened a declined registration.
         * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
         * - `event.cancelled`: The merchant cancelled an event, or one of its days (`dayRef`). A cancelled event leaves the lists, and nobody can register for it or buy its tickets any more; of a cancelled day this is so for ticket types that are valid on no other day.
         * - `customer.linked`: A buyer account was linked to a contact; once per link.
         * - `product.deleted`: A product was deleted; remove it from any local copy.
         * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
         * - `ping`: Test event that the merchant asked for.
         */
        type?: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "event.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
        /**
         * Only webhook deliveries in this state. Default: all.
         * - `due`: The delivery waits for its first or next attempt.
         * - `sending`: An attempt is under way.
         * - `held`: The destination is disabled: replay the delivery once it is enabled.
         * - `delivered`: The merchant’s server responded with 2xx.
         * - `exhausted`: Every attempt failed: resend the delivery by hand.
         */
        state?: "due" | "sending" | "held" | "delivered" | "exhausted";
        /** Only webhook deliveries of events recorded at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
        since?: string;
        /** Only webhook deliveries of events recorded before this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
        until?: string;
    }, options?: CallOptions): Promise<Page<WebhookDelivery>>;
    /**
     * List destinations, oldest first.
     *
     * Returns all webhook destinations of the workspace, enabled or not, with their health.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    listWebhookDestinations(input?: object, options?: CallOptions): Promise<WebhookDestinationList>;
    /**
     * List workspaces, newest first.
     *
     * Returns all workspaces of the installation, with their settings. For operators.
     *
     * Takes the operator’s token.
     */
    listWorkspaces(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<Workspace>>;
    /**
     * Create an authentication template.
     *
     * Registers a WhatsApp template that exists at Meta, so that one-time passwords can be sent by it; nothing is created at Meta. Requests for one-time passwords without `templateRef` use the default template, or the oldest approved one.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    makeOtpTemplate(input: {
        body: {
            /** Name of the message template as it is registered at Meta for WhatsApp: lower-case letters, digits and underscores, such as `sign_in_code`. */
            name: string;
            /** Language of the message template in Meta’s spelling, such as `en` or `en_GB`. */
            language: string;
            /**
             * True when Meta has approved the message template; codes are sent only by approved templates. Default: false.
             * @default false
             */
            approved?: boolean;
            /**
             * True makes the message template the default for codes whose request names none, in place of the former default. Default: false.
             * @default false
             */
            isDefault?: boolean;
        };
    }, options?: CallOptions): Promise<OtpTemplate>;
    /**
     * Write to the guests of an event.
     *
     * Sends an e-mail in the background, once to each address of the event’s guests, buyers of tickets and named attendees; `GET /admin/messages?subject=evt_…` lists the mails. A workspace can do so 20 times in 24 hours; more are refused as `RATE_LIMITED`, with `details.limit` `workspace_day`. A retry with the same Idempotency-Key and body sends nothing again and returns the first result, with the header `Idempotent-Replayed`.
     *
     * Takes the workspace’s admin token. Permission `messages.send`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    messageGuests(input: {
        /** Slug or ref of the event. */
        ref: string;
        /**
         * Mode of the request: send the mail, or only count its recipients. Default: `false`.
         * - `true`: Nothing is sent: the response has the number of recipients.
         * - `false`: The mail is sent.
         */
        dryRun?: "true" | "false";
        body: EventMessageBody;
    }, options?: CallOptions): Promise<EventMessage>;
    /**
     * Pause an admin token.
     *
     * Requests with the admin token are refused with 403 `KEY_PAUSED` within a second, until you resume it. For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound | Conflict | IdempotencyKeyReused}
     */
    pauseAdminToken(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        /** Ref of the admin token, as the list of admin tokens has it: `key_…`. */
        token: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Pause a key.
     *
     * Requests with the key are refused with 403 `KEY_PAUSED` within a second, until you resume it. Refused (409) for a revoked key, and for the last admin token that works, manages keys and does not end. An admin token that may do more than yours is refused (403).
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    pauseKey(input: {
        /** Ref of the key, given by the service: `key_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Send a ping to a destination.
     *
     * Sends a `ping` event to the webhook destination in the background. The response has the delivery: read it again to see how your server responded.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    pingWebhookDestination(input: {
        /** Ref of the webhook destination, given by the service: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * Take an order by hand.
     *
     * Sells goods, or tickets of one event, in live mode, by the same stock, capacities and prices as everywhere: with the money that you took (`payment` with a `method`) the order is placed at once, its buyer is sent the confirmation with the tickets, and webhooks report it; with `payment: "link"` the response has a page on which the buyer pays within 24 hours. Tickets can be hidden, need approval, or be out of sale, and their seats need no names, answers or ages; the event must not be over, cancelled or sold out. The order has the source `admin`. What was paid outside is refunded by you: a refund of it is recorded, and no provider is asked. A retry with the same Idempotency-Key and body returns the first result, with the header `Idempotent-Replayed`.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    placeOrder(input: {
        body: OwnOrderRequest;
    }, options?: CallOptions): Promise<PlacedOrder>;
    /**
     * Preview an email.
     *
     * With a `kind`, returns that mail for a made-up guest, event or order. With a `registration`, returns all messages that such a registration would send: mails, calendar files, tickets and SMS. Nothing is sent or stored, and the links in it lead nowhere. A previewed registration has at most 20 seats, and a workspace previews one at a time: a second one gets 429 `RATE_LIMITED`.
     *
     * Takes the workspace’s admin token. Permission `messages.read`; with `registration` also `guests.write`.
     * @throws {TierRequiresPayment | KeyPaused | WorkspaceSuspended | NotFound | TierSoldOut | IdempotencyKeyReused | Conflict}
     */
    previewEmail(input: {
        body: EmailPreviewBody;
    }, options?: CallOptions): Promise<EmailPreview>;
    /**
     * Complete the rotation of a secret.
     *
     * Makes the next signing secret the only one; the former one is no longer used. Call it once your server verifies by the next secret. Refused (409) when no rotation was begun.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    promoteWebhookSecret(input: {
        /** Ref of the webhook destination, given by the service: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Read a contact.
     *
     * Returns name, e-mail address and phone number of one person. `GET /admin/contacts/{ref}/export` returns all data that are stored about the person.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readContact(input: {
        /** Ref of the contact, given by the service: `con_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Contact>;
    /**
     * Read the JSON Schema of the document.
     *
     * Returns the JSON Schema (draft 7) of the workspace document, for editors that complete and check documents.
     *
     * Takes the workspace’s admin token. Permission `document.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readDocumentSchema(input?: object, options?: CallOptions): Promise<WorkspaceDocumentSchema>;
    /**
     * Read a catalog.
     *
     * Returns one catalog. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedCatalog(input: {
        /** Ref of the catalog, given by the service: `cat_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedCatalog>;
    /**
     * Read a checkout with its money.
     *
     * Returns the stored state of one checkout with payment attempts, payments and refunds. The payment provider is not asked, and nothing changes.
     *
     * Takes the workspace’s admin token. Permission `checkouts.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedCheckout(input: {
        /** Ref of the checkout, given by the service: `chk_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedCheckoutDetail>;
    /**
     * Read a collection.
     *
     * Returns one collection. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedCollection(input: {
        /** Ref of the collection, given by the service: `col_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedCollection>;
    /**
     * Read a delivery zone.
     *
     * Returns one delivery zone. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedDeliveryZone(input: {
        /** Ref of the delivery zone, given by the service: `dlz_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedDeliveryZone>;
    /**
     * Read a discount code.
     *
     * Returns one discount code. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedDiscountCode(input: {
        /** Ref of the discount code, given by the service: `dsc_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedDiscountCode>;
    /**
     * Read an event.
     *
     * Returns one event. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `events.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedEvent(input: {
        /** Ref of the event, given by the service: `evt_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedEvent>;
    /**
     * Read a folder.
     *
     * Returns one folder. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedFolder(input: {
        /** Ref of the folder, given by the service: `fld_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedFolder>;
    /**
     * Read a form.
     *
     * Returns one form. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `forms.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedForm(input: {
        /** Ref of the form, given by the service: `frm_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedForm>;
    /**
     * Read a note.
     *
     * Returns one note. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedNote(input: {
        /** Ref of the note, given by the service: `not_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedNote>;
    /**
     * Read a package.
     *
     * Returns one package. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedPackage(input: {
        /** Ref of the package, given by the service: `pkg_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedPackage>;
    /**
     * Read a product.
     *
     * Returns one product. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedProduct(input: {
        /** Ref of the product, given by the service: `prd_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedProduct>;
    /**
     * Read a promoter code.
     *
     * Returns one promoter code. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedPromoterCode(input: {
        /** Ref of the promoter code, given by the service: `prm_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedPromoterCode>;
    /**
     * Read a table.
     *
     * Returns one table. Every field is as the merchant wrote it, and the `ETag` of the response can be sent as `If-Match` of a change or deletion.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readManagedTable(input: {
        /** Ref of the table, given by the service: `tbl_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedTable>;
    /**
     * Read an uploaded file.
     *
     * Returns URL, size and type of an uploaded file; a private one has a signed `downloadUrl`, valid for an hour.
     *
     * Takes the workspace’s admin token. Permission `media.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readMedia(input: {
        /** Ref of the file, given by the service: `med_…`. */
        ref: string;
    }, options?: CallOptions): Promise<MediaFile>;
    /**
     * Read a message.
     *
     * Returns recipient, state and attempts of a message; its text is not stored.
     *
     * Takes the workspace’s admin token. Permission `messages.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readMessage(input: {
        /** Ref of the message, given by the service: `msg_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Message>;
    /**
     * Read an order.
     *
     * Returns one order, paid or not, with its items, payments, refunds and fulfilments.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readOrder(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedOrderRecord>;
    /**
     * Read the connected number for one-time passwords.
     *
     * Returns which provider and channel the merchant’s number for one-time passwords has; credentials are shown by their last characters only.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readOtpConnection(input?: object, options?: CallOptions): Promise<OtpConnection>;
    /**
     * List movements of the wallet for one-time passwords, newest first.
     *
     * Returns credits, charges and refunds of the wallet for one-time passwords, with the present balances. The amounts of all entries in a currency add up to the balance of its wallet.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readOtpLedger(input?: {
        /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
        cursor?: string;
        /** Largest number of entries of the page, 1 to 200. Default: 100. */
        limit?: number;
    }, options?: CallOptions): Promise<OtpLedger>;
    /**
     * Read the settings of the workspace.
     *
     * Returns name, currencies, switches and all settings of the workspace of the admin token, defaults included.
     *
     * Takes the workspace’s admin token. Permission `workspace.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readOwnWorkspace(input?: object, options?: CallOptions): Promise<Workspace>;
    /**
     * Read the stock of a package.
     *
     * Returns the units at hand, held, sold and available for each variant or option.
     *
     * Takes the workspace’s admin token. Permission `stock.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readPackageStock(input: {
        /** Ref of the package, given by the service: `pkg_…`. */
        ref: string;
    }, options?: CallOptions): Promise<VariantStockList>;
    /**
     * Read the stock of a product.
     *
     * Returns the units at hand, held, sold and available for each variant or option.
     *
     * Takes the workspace’s admin token. Permission `stock.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readProductStock(input: {
        /** Ref of the product, given by the service: `prd_…`. */
        ref: string;
    }, options?: CallOptions): Promise<VariantStockList>;
    /**
     * Read a registration.
     *
     * Returns one registration with its attendees and tickets. The `ref` is that of any of its attendees, or of the group.
     *
     * Takes the workspace’s admin token. Permission `guests.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readRegistration(input: {
        /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
        ref: string;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Read a savings plan with its parts.
     *
     * Returns the stored state of a savings plan with its payments, by the ref of its checkout. The payment provider is not asked, and nothing changes.
     *
     * Takes the workspace’s admin token. Permission `savings.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readSavingsPlan(input: {
        /** Ref of the savings plan, given by the service: `chk_…`. */
        ref: string;
    }, options?: CallOptions): Promise<SavingsPlanDetail>;
    /**
     * Read the storefront document.
     *
     * Returns the storefront document of the workspace: brand, theme, sections, pages and content. 404 until one was written.
     *
     * Takes the workspace’s admin token. Permission `storefront.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readStorefrontDocument(input?: object, options?: CallOptions): Promise<StorefrontItemOutput>;
    /**
     * Read a submission.
     *
     * Returns one form submission. Each of its files has a download link that is valid for an hour.
     *
     * Takes the workspace’s admin token. Permission `submissions.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readSubmission(input: {
        /** Ref of the submission, given by the service: `sub_…`. */
        ref: string;
    }, options?: CallOptions): Promise<FormSubmission>;
    /**
     * Read the clock of test mode.
     *
     * Returns the present time of test mode, and whether it is frozen or advancing.
     *
     * Takes the workspace’s admin token. Permission `test-clock.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readTestClock(input?: object, options?: CallOptions): Promise<TestClock>;
    /**
     * Read a delivery with its attempts.
     *
     * Returns a webhook delivery with the signed body and the response of your server to each attempt.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readWebhookDelivery(input: {
        /** Ref of the delivery, given by the service: `whd_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * Read a destination.
     *
     * Returns settings and health of a webhook destination: whether it is enabled, since when deliveries fail, and how many failed.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    readWebhookDestination(input: {
        /** Ref of the webhook destination, given by the service: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Read a workspace.
     *
     * Returns one workspace, by its ref or slug, with all settings in force. For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    readWorkspace(input: {
        /** Slug or ref of the workspace. */
        ref: string;
    }, options?: CallOptions): Promise<Workspace>;
    /**
     * Read the removal of a workspace.
     *
     * Returns how far the removal of a workspace is, by the ref or slug that the workspace had; also when it is finished. For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    readWorkspaceRemoval(input: {
        /** Slug or ref of the workspace. */
        ref: string;
    }, options?: CallOptions): Promise<WorkspaceRemoval>;
    /**
     * Record that the balance of an order was paid to you.
     *
     * Records that the balance of an order with a deposit was paid to you, at the door for example. The order becomes paid and the buyer is notified. The service cannot refund that money; a later online payment of the balance is refunded automatically.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    recordBalancePaid(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        body?: BalancePaidBody;
    }, options?: CallOptions): Promise<ManagedOrderRecord>;
    /**
     * Refund an order.
     *
     * Refunds items, which are cancelled with it, also where they cost nothing; an amount, which cancels nothing; or all that is left. Never more than was paid is refunded. The provider is asked in the background; a refund that it refuses becomes a payment exception. Send an `Idempotency-Key`: without one, a refund that repeats the last one of the order (same amount or same items) within ten minutes is refused (409) and names it in `details.invalid`; with a new key it is made on purpose. With `dryRun=true` nothing is written, and the response shows what would be refunded.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    refundOrder(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        /**
         * Mode of the request: refund the order, or only show what would be refunded. Default: `false`.
         * - `true`: Nothing is written: the response has the amount, the items that would be cancelled, and the payments that the money would come from.
         * - `false`: The order is changed, and its money is refunded.
         */
        dryRun?: "true" | "false";
        body?: RefundOrderBody;
    }, options?: CallOptions): Promise<ManagedOrderRecord | RefundPreview>;
    /**
     * Register a guest for a free event.
     *
     * Registers a guest by the rules of the storefront, except those that `override` sets aside, and always in live mode. The guest is sent the confirmation, and the webhook `attendee.registered` has the source `admin`. For a guest who already holds a seat of the event, the existing registration is returned and no further seat is used. A retry with the same Idempotency-Key and body returns the first result, with the header `Idempotent-Replayed`.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {TierRequiresPayment | KeyPaused | WorkspaceSuspended | NotFound | TierSoldOut | IdempotencyKeyReused | Conflict}
     */
    registerGuest(input: {
        body: RegisterGuestBody;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Reissue the ticket of a seat.
     *
     * Issues a new ticket for one attendee of a registration or order, for a ticket that is lost or in wrong hands. The old code is refused at the door as `replaced`, its link stops working, and the guest is sent the new ticket unless `notify` is false. Refused for a seat without a valid ticket, or whose guest is checked in. The link of a group’s first seat shows all tickets of the group: reissue each of them where that link leaked.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    reissueTicket(input: {
        /** Ref of the attendee, given by the service: `att_…`. */
        ref: string;
        body?: ReissueTicketBody;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Disconnect the number for one-time passwords.
     *
     * Deletes the connection with its credentials. One-time passwords that were sent stay valid; their delivery is no longer reported.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    removeOtpConnection(input?: object, options?: CallOptions): Promise<undefined>;
    /**
     * Remove the credentials of an account.
     *
     * Deletes the credentials of an account: buyers can no longer pay by it, and its payments can be neither looked up nor refunded until credentials are set again.
     *
     * Takes the workspace’s admin token. Permission `payments.connect`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    removePaymentProvider(input: {
        /** Payment provider of the account: `paystack` or `stripe`. */
        provider: string;
        /** Mode of the account: `live` or `test`. */
        mode: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Remove a workspace for good.
     *
     * Removes a workspace with everything that it stored, which cannot be undone: export what the law has you keep first. The workspace must have been suspended for 7 days, with no savings plan, balance, seat to come, payment, refund, cancellation or dispute under way, else the request is refused with 409, and `details.underWay` lists them; or nothing live may ever have been stored in it. Nobody reaches it within a second; the worker deletes files and rows in the background, and `GET /v1/admin/workspaces/{ref}/removal` shows the progress. Its slug is not given again. Repeating the request returns the same removal. For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound | Conflict}
     */
    removeWorkspace(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        /**
         * Mode of the request: remove the workspace, or only count what would be deleted. Default: `false`.
         * - `true`: Nothing is removed: the response has the numbers.
         * - `false`: The workspace is removed for good.
         */
        dryRun?: "true" | "false";
    }, options?: CallOptions): Promise<WorkspaceRemoval>;
    /**
     * Reopen a declined registration.
     *
     * Undoes a decline: the declined seats of the registration wait for approval again and are taken from sale, and the guest is notified; approved seats stay. Refused (409) where the seats are taken by now (`details.reason` `sold_out`), where the guest has another registration for the event (`already_registered`), was erased (`erased`), or where the event is over, cancelled or deleted (`over`, `cancelled`, `days_cancelled`, `deleted`). The `ref` is that of any of its attendees, or of the group.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    reopenRegistration(input: {
        /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
        ref: string;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Write the storefront document.
     *
     * Replaces the whole storefront document, or creates it: a field that is left out gets its default. Storefronts show it within seconds. With `If-Match: <ETag>` it is refused with 409 when the document has changed since it was read. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, slug or key path; responses have slugs and key paths, and their refs, times and warnings are ignored when they are sent back.
     *
     * Takes the workspace’s admin token. Permission `storefront.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    replaceStorefrontDocument(input: {
        body: StorefrontItem;
    }, options?: CallOptions): Promise<StorefrontItemOutput>;
    /**
     * Replay events.
     *
     * Sends events to the webhook destination again in the background, each with a new schedule of attempts: single events, filtered ones, or all since a time. Events from before the destination was created are left out, unless `since` or `events` names them. Your server gets duplicates where it had accepted them. Events are kept for 30 days.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    replayWebhooks(input: {
        /** Ref of the webhook destination, given by the service: `wdn_…`. */
        ref: string;
        body?: ReplayWebhooksBody;
    }, options?: CallOptions): Promise<ReplayedWebhooks>;
    /**
     * Send a message that was sent once more.
     *
     * Sends a ticket, confirmation, receipt or notice that was lost once more, to the same recipient and as it would be written now: the response is the new message, whose `resendOf` names the first one. Refused (409, `details.reason`): messages that were not sent (`not_sent`: retry these), codes and confirmations of sign-ups (`code`), messages to you (`to_merchant`), to somebody who was erased (`nobody`), to an address that the registration or order no longer has (`address_changed`), announcements to somebody who has unsubscribed (`unsubscribed`), and what is over (`over`) or no longer true (`untrue`). One recipient gets 20 such messages in 24 hours; more are refused as `RATE_LIMITED`, with `details.limit` `recipient`.
     *
     * Takes the workspace’s admin token. Permission `messages.retry`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    resendMessage(input: {
        /** Ref of the message, given by the service: `msg_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Message>;
    /**
     * Send a delivery again.
     *
     * Sends the webhook delivery once more, at once. If this attempt fails, a delivery with attempts left continues on its schedule; one without is not retried.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    resendWebhookDelivery(input: {
        /** Ref of the delivery, given by the service: `whd_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * Reset test mode to the real time.
     *
     * Sets the clock of test mode to the real time and lets it run; an advance under way ends. Objects of test mode that were made ahead of the real time keep their times. Live mode is not affected.
     *
     * Takes the workspace’s admin token. Permission `test-clock.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    resetTestClock(input?: object, options?: CallOptions): Promise<TestClock>;
    /**
     * Resolve a payment exception.
     *
     * Marks a payment exception as settled; no money moves. An exception that was resolved before is returned unchanged, with `alreadyResolved` true.
     *
     * Takes the workspace’s admin token. Permission `payments.resolve`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    resolvePaymentException(input: {
        /** Ref of the payment exception, given by the service: `exc_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ResolvedPaymentException>;
    /**
     * Resume a paused admin token.
     *
     * Requests with a paused admin token are accepted again within a second. For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound | Conflict | IdempotencyKeyReused}
     */
    resumeAdminToken(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        /** Ref of the admin token, as the list of admin tokens has it: `key_…`. */
        token: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Resume a paused key.
     *
     * Requests with a paused key are accepted again within a second; its value stays the same. Refused (409) for a revoked key.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    resumeKey(input: {
        /** Ref of the key, given by the service: `key_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Send a failed message once more.
     *
     * Sends a message whose state is `failed` or `withheld` again, in the background and with a full set of attempts. A message in another state is refused (409).
     *
     * Takes the workspace’s admin token. Permission `messages.retry`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    retryMessage(input: {
        /** Ref of the message, given by the service: `msg_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Message>;
    /**
     * Send failed messages again.
     *
     * Sends messages whose state is `failed` again in the background, with a full set of attempts: filtered by time, kind, channel and reason, up to 500 in each request; repeat it until `left` is 0. Repeating is safe: a message that is due again is not failed any more. Limits by recipient hold when each is sent, and a message whose content is no longer of use is `skipped`. Messages that are `withheld` are not included.
     *
     * Takes the workspace’s admin token. Permission `messages.retry`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    retryMessages(input: {
        /**
         * Mode of the request: send failed messages again, or only count them. Default: `false`.
         * - `true`: Nothing is sent: the response has the number of messages.
         * - `false`: The messages are sent again.
         */
        dryRun?: "true" | "false";
        body: RetryMessagesBody;
    }, options?: CallOptions): Promise<RetriedMessages>;
    /**
     * Send failed messages of a workspace again.
     *
     * Sends failed messages of a workspace again, as `POST /admin/messages/retry` does for its merchant, such as after an outage of the mail server. The response has numbers and reasons, and neither recipients nor contents. For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound | IdempotencyKeyReused | Conflict}
     */
    retryWorkspaceMessages(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        /**
         * Mode of the request: send failed messages again, or only count them. Default: `false`.
         * - `true`: Nothing is sent: the response has the number of messages.
         * - `false`: The messages are sent again.
         */
        dryRun?: "true" | "false";
        body: RetryMessagesBody;
    }, options?: CallOptions): Promise<RetriedMessages>;
    /**
     * Send failed webhooks of a workspace again.
     *
     * Sends webhook deliveries again that have no attempt left, on a fresh schedule, such as after an outage of the network: up to 500 in each request, oldest events first; repeat it until `left` is 0. Repeating is safe: a delivery that is due again is not failed any more. Deliveries to disabled destinations stay. The response has numbers alone. For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound | IdempotencyKeyReused | Conflict}
     */
    retryWorkspaceWebhooks(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        /**
         * Mode of the request: send failed webhooks again, or only count them. Default: `false`.
         * - `true`: Nothing is sent: the response has the number of webhooks.
         * - `false`: The webhooks are sent again.
         */
        dryRun?: "true" | "false";
        body: RetryWebhooksBody;
    }, options?: CallOptions): Promise<RetriedWebhooks>;
    /**
     * Record that the goods of an order came back.
     *
     * Records that all goods of the order came back, for an order that was handed over completely. Neither money nor stock changes: refund the order and adjust the stock as you see fit.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    returnOrder(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedOrderRecord>;
    /**
     * Revoke a key (cannot be undone).
     *
     * Requests with the key are refused with 401 within a second, permanently. Revoking a revoked key changes nothing. Refused (409) for the last admin token that works, manages keys and does not end: roll it instead. An admin token that may do more than yours is refused (403).
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    revokeKey(input: {
        /** Ref of the key, given by the service: `key_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Replace a key by a new one.
     *
     * Creates a key with the same kind, mode, scopes and rights; the response has its value, which cannot be read again. The old key works for `overlapSeconds` more and is refused afterwards. An admin token that may do more than yours is refused (403).
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    rollKey(input: {
        /** Ref of the key, given by the service: `key_…`. */
        ref: string;
        body?: RollKeyBody;
    }, options?: CallOptions): Promise<CreatedKey>;
    /**
     * Begin to rotate a secret; the next one is shown only now.
     *
     * Creates the next signing secret of the webhook destination; the response has it, and it cannot be read again. Until it is promoted, `X-SVC-Signature` is made with the present secret, `X-SVC-Signature-Next` with the next one, and `webhook-signature` lists both.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    rotateWebhookSecret(input: {
        /** Ref of the webhook destination, given by the service: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<RotatedWebhookSecret>;
    /**
     * Search orders, guests, contacts, events and messages.
     *
     * Returns what has the words of `q`, best first, 50 at most: first what `q` names exactly, such as the order of a number or the ticket of a short code. The lists of orders, registrations, contacts and checkouts read their parameter `search` in the same way, and have pages. Things that the credential may not read are left out.
     *
     * Takes the workspace’s admin token. Permission `search.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    search(input: {
        /** Text to search for, at most 255 characters: words in any order, without accents and apostrophes; a phone number in national or international form; the number of an order (`1006` or `#1006`); a ref; the short code of a ticket; an SKU, a street or a postal code; the reference of a payment at its provider. */
        q: string;
        /**
         * Mode of the things to search; events are of both. Default: `live`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<SearchResult>;
    /**
     * Send a sample of an event to a destination, once.
     *
     * Sends a signed webhook with the example of the event type as `data`, `mode` `test` and `sample: true`. Nothing has happened in the shop, and the refs in it name nothing. The sample goes to this destination alone, whatever event types it subscribes to, and is never replayed. The response has the delivery: read it again to see how your server responded.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    sendWebhookSample(input: {
        /** Ref of the webhook destination, given by the service: `wdn_…`. */
        ref: string;
        body: WebhookSampleBody;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * Set what the operator decides for a workspace.
     *
     * Sets fees of the service, rate limits of the workspace and of single keys, limits of SMS, and room for uploaded files; suspends the workspace, or lifts that. Admin tokens of the workspace cannot change these, but may lower limits. In effect within a second, and recorded in the workspace’s audit log. For operators.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    setForWorkspace(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        body: OperatorPatch;
    }, options?: CallOptions): Promise<Workspace>;
    /**
     * Connect the number for one-time passwords.
     *
     * Connects the merchant’s own number for one-time passwords, or replaces the connection as a whole. Credentials are stored encrypted and shown by their last characters only.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    setOtpConnection(input: {
        body: OtpConnectionSettings;
    }, options?: CallOptions): Promise<OtpConnection>;
    /**
     * Set the credentials of an account, all of them.
     *
     * Sets all credentials of an account at a payment provider, replacing those before; buyers can then pay by it. They are stored encrypted and shown by their last characters only. Payments under way continue with the provider where they began.
     *
     * Takes the workspace’s admin token. Permission `payments.connect`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    setPaymentProvider(input: {
        /** Payment provider of the account: `paystack` or `stripe`. */
        provider: string;
        /** Mode of the account: `live` or `test`. */
        mode: string;
        body: PaymentProviderCredentials;
    }, options?: CallOptions): Promise<PaymentProviderAccount>;
    /**
     * Stream events as they happen, while you develop.
     *
     * Sends server-sent events over a connection that stays open: first `listening` (`workspaceRef`, `mode`, `resumed`), then a `webhook` for each event, and `ended` with the reason when the token no longer admits, or no longer has the permission. A `webhook` has `deliveryRef`, `eventRef`, `type` and `body`, the same text that destinations are sent, but no signature: a program that forwards it signs it itself. To resume, send the `id` of the last event that you have processed as `Last-Event-ID`: nothing is lost for an hour. Lines that begin with a colon only keep the connection alive. A workspace has at most five streams at a time; they are not listed in `/webhooks/destinations`.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    streamWebhookEvents(input?: {
        /**
         * Mode of the events to stream. Events of the catalogue, such as `product.deleted`, have no mode and come in both. Default: `test`.
         * - `live`: Live mode: real money and real guests.
         * - `test`: Test mode: trials, without money.
         */
        mode?: "live" | "test";
        /** Types of events to stream, separated by commas, such as `checkout.completed,order.updated`. Default: all. */
        events?: string;
    }, options?: CallOptions): Promise<never>;
    /**
     * Send a sample of an event to the open streams.
     *
     * Sends the sample to the open streams of test mode that subscribe to its type, such as a running `listen`, and to no destination. Without such a stream the response is 409 `CONFLICT`. The event has the example of its type as `data`, and `sample: true`; nothing has happened in the shop.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict | IdempotencyKeyReused}
     */
    streamWebhookSample(input: {
        body: WebhookSampleBody;
    }, options?: CallOptions): Promise<WebhookSample>;
    /**
     * Take a fulfilment back that was recorded by mistake.
     *
     * Removes the fulfilment from the order: its pieces are to be handed over again, and `fulfillmentStatus` follows. Pieces that were refunded meanwhile are for sale again instead. Nobody is notified. Refused (409) when the order is cancelled or its goods came back; for goods that came back, record that with `returned` instead.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | Conflict}
     */
    takeFulfillmentBack(input: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        /** Ref of the fulfilment, given by the service: `ful_…`. */
        fulfillment: string;
    }, options?: CallOptions): Promise<ManagedOrderRecord>;
    /**
     * Undo a check-in.
     *
     * Undoes the check-in of the attendee in the path, so that the ticket admits again. Without a check-in on that day nothing changes. A guest who was checked in on several days stays `checked_in` while a check-in remains; give `day` where the request may be repeated.
     *
     * Takes the workspace’s admin token. Permission `guests.admit`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound}
     */
    undoCheckIn(input: {
        /** Ref of the attendee, given by the service: `att_…`. */
        ref: string;
        /** Day of the event whose check-in is undone: its key or ref (`day_…`). Leave out for the latest check-in. */
        day?: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Upload a picture or another file.
     *
     * Stores a file; its type is detected from its bytes. A public picture is stored as `mediaPolicy` of the storefront document says, upright and without the camera’s metadata, with a thumbnail; every other file is stored byte for byte. All files of a workspace together may use `media.fileMiBInAll` MiB, 10 GiB unless the operator sets another limit: a file beyond that is refused with 413 and `details.setting`. Put `url` of the response wherever the URL of a picture or file is asked for.
     *
     * Takes the workspace’s admin token. Permission `media.write`.
     * @throws {KeyPaused | WorkspaceSuspended | NotFound | IdempotencyKeyReused | Conflict}
     */
    uploadMedia(input: {
        /** File name, where the upload itself gives none; at most 1,000 characters. Default: the name that the upload gives. */
        name?: string;
        /**
         * Visibility of the file. Default: documents are private, all other files public.
         * - `public`: Anyone with the URL can open the file.
         * - `private`: The file opens only by signed links, which expire.
         */
        visibility?: "public" | "private";
        body: FileBody;
    }, options?: CallOptions): Promise<MediaFile>;
}
