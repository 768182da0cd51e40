// Written by `npm run docs:generate` from the OpenAPI document. Change that.
import type {
  AdjustStockBody,
  AdminToken,
  AdvanceTestClockBody,
  AppliedDocument,
  AskForBalanceBody,
  AuditEntry,
  AwaitedVariant,
  BalancePaidBody,
  CancelOrderBody,
  CancelRegistrationBody,
  CatalogItem,
  CatalogPatch,
  ChangeKeyBody,
  CheckIn,
  CheckInBody,
  CollectionItem,
  CollectionPatch,
  Contact,
  CreateKeyBody,
  CreateReviewBody,
  CreateWorkspaceBody,
  CreatedKey,
  CreatedWebhookDestination,
  CreatedWorkspace,
  CustomerLink,
  DeclineRefundBody,
  DeliveryZoneItem,
  DeliveryZonePatch,
  DiscountCodeItem,
  DiscountCodePatch,
  EmailPreview,
  EmailPreviewBody,
  EventItem,
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
  OtpLedgerEntry,
  OtpTemplate,
  PackageItem,
  PackagePatch,
  Page,
  PaymentException,
  PaymentProviderAccount,
  PaymentProviderCredentials,
  PersonalFile,
  ProductItem,
  ProductPatch,
  PromoterCodeItem,
  PromoterCodePatch,
  RefundOrderBody,
  RefundRequest,
  RegisterGuestBody,
  ReissueTicketBody,
  ReplayWebhooksBody,
  ReplayedWebhooks,
  ResolvedPaymentException,
  RestockAlert,
  ReviewPatch,
  RollKeyBody,
  RotatedWebhookSecret,
  SavingsPlan,
  SavingsPlanDetail,
  SentCode,
  StoreOrderRecord,
  StorefrontItem,
  StorefrontItemOutput,
  StorefrontPatch,
  Subscriber,
  TableItem,
  TablePatch,
  TestClock,
  TicketKeys,
  VariantStock,
  WebhookDelivery,
  WebhookDeliveryRecord,
  WebhookDestination,
  WebhookDestinationInput,
  WebhookDestinationPatch,
  Workspace,
  WorkspaceItem,
  WorkspacePatch,
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
     * Give back what the buyer of an order asks for.
     *
     * Makes a refund as `POST …/refund` does: by items, which are called off with it, also where they cost nothing; by an amount, which is money alone; or all that is left. Only where a request is open, so that sent twice it gives back once. Any other refund of the order answers its request as well.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | NotFound}
     */
    acceptRefundRequest(input: {
        ref: string;
        body?: RefundOrderBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Change what is at hand of a package.
     *
     * By `delta` or to `stock`, never below what is held for buyers. Who did it and why stays in the audit log.
     *
     * Takes the workspace’s admin token. Permission `stock.write`.
     * @throws {KeyPaused | NotFound}
     */
    adjustPackageStock(input: {
        ref: string;
        body: AdjustStockBody;
    }, options?: CallOptions): Promise<VariantStock>;
    /**
     * Change what is at hand of a product.
     *
     * By `delta` or to `stock`, never below what is held for buyers. Who did it and why stays in the audit log.
     *
     * Takes the workspace’s admin token. Permission `stock.write`.
     * @throws {KeyPaused | NotFound}
     */
    adjustProductStock(input: {
        ref: string;
        body: AdjustStockBody;
    }, options?: CallOptions): Promise<VariantStock>;
    /**
     * Let time pass in test mode.
     *
     * By seconds or to a moment, ten years ahead of the real time at the utmost. The clock goes from one due moment to the next, and waits at each until what is due then is done; read it until its `status` is `ready`.
     *
     * Takes the workspace’s admin token. Permission `test-clock.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    advanceTestClock(input: {
        body: AdvanceTestClockBody;
    }, options?: CallOptions): Promise<TestClock>;
    /**
     * Make the workspace what a document says.
     *
     * All of it or nothing. A section that is absent is left alone; one that is present is complete: what it lacks is deleted. A document with a `revision` is refused (409) when the workspace has changed since its export. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`.
     *
     * Takes the workspace’s admin token. Permission `document.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    applyDocument(input: {
        /** Answer the plan and change nothing. It is never refused for what is in use, and names it in `inUse`. */
        dryRun?: "true" | "false";
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: {
            version: 1;
            /** The revision that an export carried: when the workspace has changed since, the document is refused. */
            revision?: string;
            /** What a workspace is called, where it is, what it accepts and what is charged. */
            workspace?: WorkspaceItem;
            /** Brand, theme, sections, pages and content of the store. */
            storefront?: StorefrontItem;
            products?: ProductItem[];
            collections?: CollectionItem[];
            packages?: PackageItem[];
            events?: EventItem[];
            forms?: FormItem[];
            tables?: TableItem[];
            catalogs?: CatalogItem[];
            folders?: FolderItem[];
            notes?: NoteItem[];
            deliveryZones?: DeliveryZoneItem[];
            discountCodes?: DiscountCodeItem[];
            promoterCodes?: PromoterCodeItem[];
        };
    }, options?: CallOptions): Promise<AppliedDocument>;
    /**
     * Let a guest in who waits for approval.
     *
     * The guest gets the confirmation with calendar entry and ticket. The `ref` is that of any of its attendees, or of the group.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | NotFound}
     */
    approveRegistration(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Ask the buyer for the rest of an order.
     *
     * Sends the buyer the link by which they pay what is left, as often as you ask; with `dueAt` it is to be paid by then, and they are reminded before. For orders whose balance is paid online. Nothing is sent in test mode.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | NotFound}
     */
    askForBalance(input: {
        ref: string;
        body?: AskForBalanceBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Call an order off.
     *
     * Its tickets no longer admit anyone, its seats and goods that were not handed over are for sale again at once, and the money that is left is refunded by default.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | NotFound}
     */
    cancelOrder(input: {
        ref: string;
        body?: CancelOrderBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Cancel a registration, some of its seats, or a seat that was bought.
     *
     * The seats are for sale again at once; the guest is notified, and calendars that took the invitation follow. The `ref` is that of any of its attendees, or of the group. With the ref of an attendee whose seat was bought, that seat alone is cancelled, and `refund` says what goes back with it: `share` is its part of what was paid for its piece, such as a group ticket, and never more than is left of the order. A seat that is cancelled already stays as it is, and nothing goes back by it. Refused while the guest is checked in.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | NotFound}
     */
    cancelRegistration(input: {
        ref: string;
        body?: CancelRegistrationBody;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * End a savings plan.
     *
     * All that was saved goes back to those who paid it, whatever `savings.refundPct` says: that is for buyers who stop. One that has ended is answered unchanged; one that is complete is refused, since its order can be refunded.
     *
     * Takes the workspace’s admin token. Permission `savings.write`.
     * @throws {KeyPaused | NotFound | CheckoutAlreadyPaid}
     */
    cancelSavingsPlan(input: {
        ref: string;
    }, options?: CallOptions): Promise<SavingsPlanDetail>;
    /**
     * Change a catalog.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeCatalog(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: CatalogPatch;
    }, options?: CallOptions): Promise<ManagedCatalog>;
    /**
     * Change a collection.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeCollection(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: CollectionPatch;
    }, options?: CallOptions): Promise<ManagedCollection>;
    /**
     * Change a delivery zone.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeDeliveryZone(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: DeliveryZonePatch;
    }, options?: CallOptions): Promise<ManagedDeliveryZone>;
    /**
     * Change a discount code.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeDiscountCode(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: DiscountCodePatch;
    }, options?: CallOptions): Promise<ManagedDiscountCode>;
    /**
     * Change a event.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `events.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeEvent(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: EventPatch;
    }, options?: CallOptions): Promise<ManagedEvent>;
    /**
     * Change a folder.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeFolder(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: FolderPatch;
    }, options?: CallOptions): Promise<ManagedFolder>;
    /**
     * Change a form.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `forms.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeForm(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: FormPatch;
    }, options?: CallOptions): Promise<ManagedForm>;
    /**
     * Change what a key may do.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeKey(input: {
        ref: string;
        body: ChangeKeyBody;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Change a note.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeNote(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: NotePatch;
    }, options?: CallOptions): Promise<ManagedNote>;
    /**
     * Change a template, such as that Meta has approved it.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | NotFound}
     */
    changeOtpTemplate(input: {
        ref: string;
        body: {
            name?: string;
            language?: string;
            /** Whether Meta has approved it. Codes go by approved templates alone. */
            approved?: boolean;
            /** Whether codes go by it when no template is named. Another one that was the default is it no more. */
            isDefault?: boolean;
        };
    }, options?: CallOptions): Promise<OtpTemplate>;
    /**
     * Change switches and settings.
     *
     * In effect everywhere within a second. What the operator sets is refused with 403 when it would change: fees, limits above the defaults, texts.mostPerDay, media.fileMiBInAll, and texts.countries beyond the shop’s own.
     *
     * Takes the workspace’s admin token. Permission `workspace.write`.
     * @throws {KeyPaused | NotFound}
     */
    changeOwnWorkspace(input: {
        body: WorkspacePatch;
    }, options?: CallOptions): Promise<Workspace>;
    /**
     * Change a package.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changePackage(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: PackagePatch;
    }, options?: CallOptions): Promise<ManagedPackage>;
    /**
     * Change a review.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    changePackageReview(input: {
        ref: string;
        reviewRef: string;
        body: ReviewPatch;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Change a product.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeProduct(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: ProductPatch;
    }, options?: CallOptions): Promise<ManagedProduct>;
    /**
     * Change a review.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    changeProductReview(input: {
        ref: string;
        reviewRef: string;
        body: ReviewPatch;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Change a promoter code.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changePromoterCode(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: PromoterCodePatch;
    }, options?: CallOptions): Promise<ManagedPromoterCode>;
    /**
     * Change the storefront document.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `storefront.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeStorefrontDocument(input: {
        body: StorefrontPatch;
    }, options?: CallOptions): Promise<StorefrontItemOutput>;
    /**
     * Change a table.
     *
     * Fields that are absent stay; one that is given is replaced whole, lists too, and null takes it away. What is nested keeps its ref as long as it keeps its `key`. Stock is set when a variant is made; later it moves by `/stock`. With `If-Match: <ETag>` the change is refused (409) when the thing is not as it was read, stock aside. A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeTable(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
        body: TablePatch;
    }, options?: CallOptions): Promise<ManagedTable>;
    /**
     * Change a destination.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound}
     */
    changeWebhookDestination(input: {
        ref: string;
        body: WebhookDestinationPatch;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Let a guest in at the door.
     *
     * By the code of the ticket, by the short code that is printed below it, or by hand. Success is the one sign to let somebody in: everything else is 409 `TICKET_REFUSED` with a message for the person at the door and `details.reason`: `already_checked_in` (since `details.checkedInAt`), `wrong_day` (`details.validDays` are the keys of the days it admits to), `other_event`, `replaced` (a newer ticket was issued), `pending`, `declined`, `cancelled`, `forged`, `not_a_ticket`, `unknown`. Of an event with days a ticket admits once on each of its days. Where no day is on now and `day` is left out, it is 400 with the keys of the days in `details.accepted`.
     *
     * Takes the workspace’s admin token. Permission `guests.admit`.
     * @throws {KeyPaused | NotFound | TicketRefused}
     */
    checkIn(input: {
        body: CheckInBody;
    }, options?: CallOptions): Promise<CheckIn>;
    /**
     * Make another admin token of a workspace.
     *
     * The workspace’s alertEmail is notified, and its audit log gets an entry.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    createAdminToken(input: {
        ref: string;
    }, options?: CallOptions): Promise<AdminToken>;
    /**
     * Make a catalog.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound}
     */
    createCatalog(input: {
        body: CatalogItem;
    }, options?: CallOptions): Promise<ManagedCatalog>;
    /**
     * Make a collection.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound}
     */
    createCollection(input: {
        body: CollectionItem;
    }, options?: CallOptions): Promise<ManagedCollection>;
    /**
     * Make a delivery zone.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound}
     */
    createDeliveryZone(input: {
        body: DeliveryZoneItem;
    }, options?: CallOptions): Promise<ManagedDeliveryZone>;
    /**
     * Make a discount code.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound}
     */
    createDiscountCode(input: {
        body: DiscountCodeItem;
    }, options?: CallOptions): Promise<ManagedDiscountCode>;
    /**
     * Make a event.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `events.write`.
     * @throws {KeyPaused | NotFound}
     */
    createEvent(input: {
        body: EventItem;
    }, options?: CallOptions): Promise<ManagedEvent>;
    /**
     * Make a folder.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound}
     */
    createFolder(input: {
        body: FolderItem;
    }, options?: CallOptions): Promise<ManagedFolder>;
    /**
     * Make a form.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `forms.write`.
     * @throws {KeyPaused | NotFound}
     */
    createForm(input: {
        body: FormItem;
    }, options?: CallOptions): Promise<ManagedForm>;
    /**
     * Make a key, shown this once.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound}
     */
    createKey(input: {
        body: CreateKeyBody;
    }, options?: CallOptions): Promise<CreatedKey>;
    /**
     * Make a note.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound}
     */
    createNote(input: {
        body: NoteItem;
    }, options?: CallOptions): Promise<ManagedNote>;
    /**
     * Make a package.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound}
     */
    createPackage(input: {
        body: PackageItem;
    }, options?: CallOptions): Promise<ManagedPackage>;
    /**
     * Add a review to a package.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    createPackageReview(input: {
        ref: string;
        body: CreateReviewBody;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Make a product.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound}
     */
    createProduct(input: {
        body: ProductItem;
    }, options?: CallOptions): Promise<ManagedProduct>;
    /**
     * Add a review to a product.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    createProductReview(input: {
        ref: string;
        body: CreateReviewBody;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Make a promoter code.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound}
     */
    createPromoterCode(input: {
        body: PromoterCodeItem;
    }, options?: CallOptions): Promise<ManagedPromoterCode>;
    /**
     * Make a table.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound}
     */
    createTable(input: {
        body: TableItem;
    }, options?: CallOptions): Promise<ManagedTable>;
    /**
     * Make a destination; its secret is shown this once.
     *
     * A workspace has at most five.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    createWebhookDestination(input: {
        body: WebhookDestinationInput;
    }, options?: CallOptions): Promise<CreatedWebhookDestination>;
    /**
     * Make a workspace with its first admin token.
     *
     * Takes the operator’s token.
     * @throws {Conflict}
     */
    createWorkspace(input: {
        body: CreateWorkspaceBody;
    }, options?: CallOptions): Promise<CreatedWorkspace>;
    /**
     * Put money into the wallet that a workspace’s codes are paid from.
     *
     * Each call adds to it, but a retry with the same Idempotency-Key and body: it gets the same entry, with the header Idempotent-Replayed. The same key with another body is 409. The workspace is named by its ref or slug.
     *
     * Takes the operator’s token.
     * @throws {NotFound | IdempotencyKeyReused}
     */
    creditOtpWallet(input: {
        ref: string;
        body: OtpCreditBody;
    }, options?: CallOptions): Promise<OtpLedgerEntry>;
    /**
     * Decline what the buyer of an order asks for.
     *
     * The buyer is mailed your message, and reads it on the page of the order. They may ask again.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | NotFound}
     */
    declineRefundRequest(input: {
        ref: string;
        body: DeclineRefundBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Turn a guest away who waits for approval.
     *
     * The seats are for sale again at once, and the guest is notified. The `ref` is that of any of its attendees, or of the group.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | NotFound}
     */
    declineRegistration(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Delete a catalog.
     *
     * Its slug is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteCatalog(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a collection.
     *
     * Its slug is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteCollection(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a delivery zone.
     *
     * Its key is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteDeliveryZone(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a discount code.
     *
     * Its code is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteDiscountCode(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a event.
     *
     * Its slug is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `events.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteEvent(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a folder.
     *
     * Its slug is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteFolder(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a form.
     *
     * Its slug is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `forms.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteForm(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete an uploaded file.
     *
     * Refused while something shows the file; `details.fields` says what. Copies that browsers and caches keep of a public file live on.
     *
     * Takes the workspace’s admin token. Permission `media.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteMedia(input: {
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a note.
     *
     * Its slug is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteNote(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Forget a template: no code goes by it any more.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteOtpTemplate(input: {
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a package.
     *
     * Its slug is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deletePackage(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a review.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    deletePackageReview(input: {
        ref: string;
        reviewRef: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a product.
     *
     * Its slug is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteProduct(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a review.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteProductReview(input: {
        ref: string;
        reviewRef: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a promoter code.
     *
     * Its code is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deletePromoterCode(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Forget a restock alert.
     *
     * Its mail is not sent any more.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteRestockAlert(input: {
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Forget what somebody sent by a form.
     *
     * With its files, for good.
     *
     * Takes the workspace’s admin token. Permission `submissions.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteSubmission(input: {
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Forget a subscriber.
     *
     * Whoever signs up again is somebody new.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteSubscriber(input: {
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a table.
     *
     * Its slug is free again. It leaves the lists it is in (collections, showcases, what events sell beside tickets); where something could not do without it, the deletion is refused and `details.fields` names what. Takes `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteTable(input: {
        ref: string;
        /** Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a destination with the log of its deliveries.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteWebhookDestination(input: {
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Hold events of a destination back.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound}
     */
    disableWebhookDestination(input: {
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Let a destination have events again.
     *
     * What was held back meanwhile comes with a replay.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound}
     */
    enableWebhookDestination(input: {
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Erase a contact, for good.
     *
     * Replaces what is personal wherever it is kept: in orders, whose money and goods stay, in registrations, checkouts, seats and messages. What its e-mail sent by forms is deleted, with its files. Its links end, and so does what its e-mail has signed up for; messages to it that are still to be sent are not. Whoever comes back with the same e-mail is a new contact. To erase it again changes nothing.
     *
     * Takes the workspace’s admin token. Permission `contacts.erase`.
     * @throws {KeyPaused | NotFound}
     */
    eraseContact(input: {
        ref: string;
    }, options?: CallOptions): Promise<Contact>;
    /**
     * Export all that is kept of a contact.
     *
     * For a person who asks what is known of them: links, orders, registrations, checkouts, subscriptions, submissions of forms and messages with their content.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | NotFound}
     */
    exportContact(input: {
        ref: string;
    }, options?: CallOptions): Promise<PersonalFile>;
    /**
     * Export the workspace as a document.
     *
     * Takes the workspace’s admin token. Permission `document.read`.
     * @throws {KeyPaused | NotFound}
     */
    exportDocument(input?: object, options?: CallOptions): Promise<ExportedDocument>;
    /**
     * Export the guests of an event as a table.
     *
     * UTF-8 with a byte order mark, as Excel wants it: a line per seat, newest registrations first, a column per question, times in the zone of the event. `Valid days` has the keys of the days that a ticket admits to, nothing where it admits to every day; `Admitted on` the days on which it was used, and when. Several choices in a cell are `A; B`, or `"A; B";"C"` where one holds the separator: read the cell as a line of CSV with the separator `;`. A cell that a spreadsheet would take for a formula gets a leading apostrophe.
     *
     * Takes the workspace’s admin token. Permission `guests.read`.
     * @throws {KeyPaused | NotFound}
     */
    exportRegistrations(input: {
        /** Its ref or its slug. */
        event: string;
        /** Only with an attendee of this status. */
        status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    }, options?: CallOptions): Promise<string>;
    /**
     * Export the submissions of a form as a table.
     *
     * UTF-8 with a byte order mark, as Excel wants it: a line per submission, newest first; a column for each question that the form asks, and then for each that it asked before; times in the zone of the workspace, and files by their names. Several choices in a cell are `A; B`, or `"A; B";"C"` where one holds the separator: read the cell as a line of CSV with the separator `;`. A cell that a spreadsheet would take for a formula gets a leading apostrophe.
     *
     * Takes the workspace’s admin token. Permission `submissions.read`.
     * @throws {KeyPaused | NotFound}
     */
    exportSubmissions(input: {
        /** Its ref or its slug. */
        form: string;
        /** Only those sent at or after this moment. */
        since?: string;
    }, options?: CallOptions): Promise<string>;
    /**
     * Export who wants the newsletter as a table.
     *
     * UTF-8 with a byte order mark, as Excel wants it, newest first. A cell that a spreadsheet would take for a formula gets a leading apostrophe.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | NotFound}
     */
    exportSubscribers(input?: {
        /** Only the confirmed ones want to be written to. */
        state?: "pending" | "confirmed" | "unsubscribed";
    }, options?: CallOptions): Promise<string>;
    /**
     * Have time stand still in test mode.
     *
     * What time brings about in test mode comes by an advance alone then. Holds everywhere within a second.
     *
     * Takes the workspace’s admin token. Permission `test-clock.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    freezeTestClock(input?: {
        body?: FreezeTestClockBody;
    }, options?: CallOptions): Promise<TestClock>;
    /**
     * Note that goods of an order were handed over.
     *
     * With `carrier`, `trackingNumber` and `trackingUrl` the buyer reads how they travel, by mail and on the page of the order; each is optional.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | NotFound}
     */
    fulfilOrder(input: {
        ref: string;
        body?: FulfilOrderBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * List the admin tokens of a workspace, newest first.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    listAdminTokens(input: {
        ref: string;
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
    }, options?: CallOptions): Promise<Page<Key>>;
    /**
     * List management writes, newest first.
     *
     * Each thing that a request has written, with the fields that changed and no values.
     *
     * Takes the workspace’s admin token. Permission `audit.read`.
     * @throws {KeyPaused | NotFound}
     */
    listAuditEntries(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only what was done to the thing of this ref. */
        subject?: string;
    }, options?: CallOptions): Promise<Page<AuditEntry>>;
    /**
     * List what is waited for.
     *
     * How many people have confirmed that they wait for each variant, the most wanted first; 500 variants at most.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | NotFound}
     */
    listAwaitedVariants(input?: object, options?: CallOptions): Promise<{
        data: AwaitedVariant[];
    }>;
    /**
     * List contacts, newest first.
     *
     * One for each e-mail, or phone of who gives none: of who has paid, registered, or was linked.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | NotFound}
     */
    listContacts(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only with this in the name, e-mail or phone number, in any case. */
        search?: string;
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<Contact>>;
    /**
     * List customer links, newest first.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | NotFound}
     */
    listCustomerLinks(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this user of the merchant’s own. */
        externalRef?: string;
        /** Only those with the contact of this ref. */
        contact?: string;
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<CustomerLink>>;
    /**
     * List keys, newest first.
     *
     * Takes the workspace’s admin token. Permission `keys.read`.
     * @throws {KeyPaused | NotFound}
     */
    listKeys(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
    }, options?: CallOptions): Promise<Page<Key>>;
    /**
     * List catalogs, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedCatalogs(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this slug, whatever its case. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedCatalog>>;
    /**
     * List checkouts, newest first.
     *
     * Takes the workspace’s admin token. Permission `checkouts.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedCheckouts(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        status?: "open" | "paid" | "expired" | "cancelled";
        /** Only with this in the buyer’s name, e-mail or phone number, in any case. */
        search?: string;
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<ManagedCheckout>>;
    /**
     * List collections, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedCollections(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this slug, whatever its case. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedCollection>>;
    /**
     * List delivery zones, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedDeliveryZones(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this key, whatever its case. */
        key?: string;
    }, options?: CallOptions): Promise<Page<ManagedDeliveryZone>>;
    /**
     * List discount codes, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedDiscountCodes(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this code, whatever its case. */
        code?: string;
    }, options?: CallOptions): Promise<Page<ManagedDiscountCode>>;
    /**
     * List events, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `events.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedEvents(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this slug, whatever its case. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedEvent>>;
    /**
     * List folders, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedFolders(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this slug, whatever its case. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedFolder>>;
    /**
     * List forms, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `forms.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedForms(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this slug, whatever its case. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedForm>>;
    /**
     * List notes, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedNotes(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this slug, whatever its case. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedNote>>;
    /**
     * List orders, newest first.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedOrders(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        status?: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
        fulfillmentStatus?: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
        /** Only those that were paid by deposit, whose rest is still to be paid; `overdue`: and whose day is over. */
        balance?: "due" | "overdue";
        /** Only the one of this number or with a ticket of this short code, or with this in the buyer’s name, e-mail or phone number, in any case. */
        search?: string;
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<StoreOrderRecord>>;
    /**
     * List packages, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedPackages(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this slug, whatever its case. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedPackage>>;
    /**
     * List products, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedProducts(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this slug, whatever its case. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedProduct>>;
    /**
     * List promoter codes, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedPromoterCodes(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this code, whatever its case. */
        code?: string;
    }, options?: CallOptions): Promise<Page<ManagedPromoterCode>>;
    /**
     * List tables, newest first.
     *
     * Published or not. The order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedTables(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only the one of this slug, whatever its case. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedTable>>;
    /**
     * List uploaded files, newest first.
     *
     * Takes the workspace’s admin token. Permission `media.read`.
     * @throws {KeyPaused | NotFound}
     */
    listMedia(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
    }, options?: CallOptions): Promise<Page<MediaFile>>;
    /**
     * List messages to people, newest first.
     *
     * Whom a message went to, and its details, are kept for 400 days, unless the installation says otherwise; that it was sent is kept.
     *
     * Takes the workspace’s admin token. Permission `messages.read`.
     * @throws {KeyPaused | NotFound}
     */
    listMessages(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only those in this state. */
        state?: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
        channel?: "email" | "sms" | "whatsapp";
        kind?: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "event_announcement";
        /** Only those about what has this ref: the registration (`grp_…`), the order (`ord_…`), the refund (`rfd_…`), the payment (`pay_…`), the newsletter subscription (`nls_…`), the restock alert (`rsa_…`), the submission of a form (`sub_…`), the form (`frm_…`), the webhook destination (`wdn_…`), the workspace (`wks_…`), the admin token (`key_…`), the payment exception (`exc_…`), what a code confirms (`cnf_…`), the seat of an attendee who is written to (`att_…`), the event whose guests were written to (`evt_…`). */
        subject?: string;
    }, options?: CallOptions): Promise<Page<Message>>;
    /**
     * List the codes that were sent, newest first.
     *
     * Numbers are masked, and codes are not kept. The result of verifying a code is returned to the verifying key only, and is not listed here.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | NotFound}
     */
    listOtpChallenges(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        mode?: "live" | "test";
        channel?: "whatsapp" | "sms";
        sender?: "own" | "frontdesk";
        /** Of the number, ISO 3166. */
        country?: string;
        /** Ref of the key that asked for it. */
        key?: string;
    }, options?: CallOptions): Promise<Page<SentCode>>;
    /**
     * List the authentication templates, oldest first.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | NotFound}
     */
    listOtpTemplates(input?: object, options?: CallOptions): Promise<{
        data: OtpTemplate[];
    }>;
    /**
     * List the reviews of a package in their order.
     *
     * Takes the workspace’s admin token. Permission `reviews.read`.
     * @throws {KeyPaused | NotFound}
     */
    listPackageReviews(input: {
        ref: string;
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
    }, options?: CallOptions): Promise<Page<ManagedReview>>;
    /**
     * List what about money a person should look at, newest first.
     *
     * Takes the workspace’s admin token. Permission `payments.read`.
     * @throws {KeyPaused | NotFound}
     */
    listPaymentExceptions(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        mode?: "live" | "test";
        kind?: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
        /** `false` lists those that were looked at as well. */
        open?: "true" | "false";
    }, options?: CallOptions): Promise<Page<PaymentException>>;
    /**
     * List the accounts at payment providers, in both modes.
     *
     * Takes the workspace’s admin token. Permission `payments.read`.
     * @throws {KeyPaused | NotFound}
     */
    listPaymentProviders(input?: object, options?: CallOptions): Promise<{
        data: PaymentProviderAccount[];
    }>;
    /**
     * List the reviews of a product in their order.
     *
     * Takes the workspace’s admin token. Permission `reviews.read`.
     * @throws {KeyPaused | NotFound}
     */
    listProductReviews(input: {
        ref: string;
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
    }, options?: CallOptions): Promise<Page<ManagedReview>>;
    /**
     * List refunds that buyers ask for, by the newest orders first.
     *
     * The last request of each order; `state=open` are those that wait for your answer. Buyers ask where `selfService.orders.requestRefund` lets them.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | NotFound}
     */
    listRefundRequests(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only those that stand like this; `open` wait for an answer. */
        state?: "open" | "accepted" | "declined";
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<RefundRequest>>;
    /**
     * List registrations, newest first.
     *
     * Takes the workspace’s admin token. Permission `guests.read`.
     * @throws {KeyPaused | NotFound}
     */
    listRegistrations(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only of this event: its ref or its slug. */
        event?: string;
        /** Only with an attendee of this status. */
        status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
        /** Only with an attendee of the ticket type of this ref. */
        ticketType?: string;
        /** Only with this in a name, an e-mail or a phone number, in any case, or with a ticket of this short code. */
        search?: string;
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<ManagedRegistration>>;
    /**
     * List requests of the last 7 days, newest first.
     *
     * What keys and admin tokens of the workspace have asked, without query, body or any value. A request is there a second or two after its answer; one that took long comes below those that arrived after it. With filters a page looks at 10,000 requests at most: `data` may be short or empty where there is a `nextCursor`; go on with it. Reading this list is not in it.
     *
     * Takes the workspace’s admin token. Permission `requests.read`.
     * @throws {KeyPaused | NotFound}
     */
    listRequests(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only those of the key of this ref. */
        key?: string;
        /** Only those of keys of this mode. */
        mode?: "live" | "test";
        method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** Only those of exactly this path: `/v1/store/products`. */
        path?: string;
        /** Only those that were answered so: `404`, or all of a class, `4xx`. */
        status?: string;
        /** Only those that were refused with this code. */
        error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
        /** Only those that arrived then or later. */
        since?: string;
        /** Only those that arrived before. */
        until?: string;
    }, options?: CallOptions): Promise<Page<LoggedRequest>>;
    /**
     * List restock alerts, newest first.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | NotFound}
     */
    listRestockAlerts(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        state?: "pending" | "confirmed" | "told" | "ended";
        /** Only for this variant, by its ref. */
        variant?: string;
        /** Only with this in the e-mail, in any case. */
        search?: string;
    }, options?: CallOptions): Promise<Page<RestockAlert>>;
    /**
     * List savings plans, newest first.
     *
     * Those of which a part was paid at least once.
     *
     * Takes the workspace’s admin token. Permission `savings.read`.
     * @throws {KeyPaused | NotFound}
     */
    listSavingsPlans(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        status?: "saving" | "completed" | "cancelled";
        /** Only with this in the buyer’s name, e-mail or phone number, in any case. */
        search?: string;
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<SavingsPlan>>;
    /**
     * List what people sent by forms, newest first.
     *
     * Each is returned with the questions as they were when it was sent, whatever has become of the form.
     *
     * Takes the workspace’s admin token. Permission `submissions.read`.
     * @throws {KeyPaused | NotFound}
     */
    listSubmissions(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only of this form: its ref or its slug. */
        form?: string;
        /** Only with this in an answer or in the sender’s name, in any case. */
        search?: string;
        /** Only those sent at or after this moment. */
        since?: string;
    }, options?: CallOptions): Promise<Page<FormSubmission>>;
    /**
     * List who has signed up for the newsletter, newest first.
     *
     * Write to the confirmed ones alone. Who is unsubscribed stays listed, so that you can take them off your own list.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | NotFound}
     */
    listSubscribers(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        state?: "pending" | "confirmed" | "unsubscribed";
        /** Only with this in the e-mail or name, in any case. */
        search?: string;
    }, options?: CallOptions): Promise<Page<Subscriber>>;
    /**
     * Read the keys by which scanners check tickets offline.
     *
     * A code is `SVC1.<body>.<signature>`: the signature, Ed25519 in base64url, is of the text before its dot. The body, base64url, is 3 bytes of the event’s id, 16 of the attendee’s and 2 of the serial. Whether a ticket was used before or cancelled since, only the service knows.
     *
     * Takes the workspace’s admin token. Permission `guests.admit`.
     * @throws {KeyPaused | NotFound}
     */
    listTicketKeys(input: {
        /** Its ref or its slug. */
        event: string;
    }, options?: CallOptions): Promise<TicketKeys>;
    /**
     * List what was sent, newest first.
     *
     * Kept for 30 days.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | NotFound}
     */
    listWebhookDeliveries(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
        /** Only those to the destination of this ref. */
        destination?: string;
        /** Only those of the event of this ref. */
        event?: string;
        /** Only of events of this type. */
        type?: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
        /** Only those in this state. */
        state?: "due" | "sending" | "held" | "delivered" | "exhausted";
        /** Of events made at or after this moment. */
        since?: string;
        /** Of events made before this moment. */
        until?: string;
    }, options?: CallOptions): Promise<Page<WebhookDelivery>>;
    /**
     * List destinations, oldest first.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | NotFound}
     */
    listWebhookDestinations(input?: object, options?: CallOptions): Promise<{
        data: WebhookDestination[];
    }>;
    /**
     * List workspaces, newest first.
     *
     * Takes the operator’s token.
     */
    listWorkspaces(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
    }, options?: CallOptions): Promise<Page<Workspace>>;
    /**
     * Name an authentication template of the workspace’s WhatsApp account.
     *
     * Its ref is the `templateRef` of codes; those that name none go by the default, or by the oldest that is approved.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | NotFound}
     */
    makeOtpTemplate(input: {
        body: {
            name: string;
            language: string;
            /**
             * Whether Meta has approved it. Codes go by approved templates alone.
             * @default false
             */
            approved?: boolean;
            /**
             * Whether codes go by it when no template is named. Another one that was the default is it no more.
             * @default false
             */
            isDefault?: boolean;
        };
    }, options?: CallOptions): Promise<OtpTemplate>;
    /**
     * Write to the guests of an event.
     *
     * By e-mail, to each address of guests, of buyers of tickets and of those whom their seats name once. The mails are sent after the answer; `GET /admin/messages?subject=evt_…` lists them. A workspace does so 20 times in 24 hours at most; more are refused as RATE_LIMITED, with `details.limit` `workspace_day`. A retry with the same Idempotency-Key and body writes to nobody again and answers what the first did, with the header Idempotent-Replayed. The event is named by its ref or slug.
     *
     * Takes the workspace’s admin token. Permission `messages.send`.
     * @throws {KeyPaused | NotFound | Conflict | IdempotencyKeyReused}
     */
    messageGuests(input: {
        ref: string;
        /** Answer how many would be written to, and write to nobody. */
        dryRun?: "true" | "false";
        body: EventMessageBody;
    }, options?: CallOptions): Promise<EventMessage>;
    /**
     * Switch an admin token off.
     *
     * Takes the operator’s token.
     * @throws {NotFound | Conflict}
     */
    pauseAdminToken(input: {
        ref: string;
        token: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Stop a key for a while.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    pauseKey(input: {
        ref: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Send a ping, once.
     *
     * Read the delivery that this answers to see what came of it.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    pingWebhookDestination(input: {
        ref: string;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * See how a mail would look.
     *
     * About a sample: a guest, an event and an order that there are not. Nothing is sent or kept, and its links lead nowhere.
     *
     * Takes the workspace’s admin token. Permission `messages.read`.
     * @throws {KeyPaused | NotFound}
     */
    previewEmail(input: {
        body: EmailPreviewBody;
    }, options?: CallOptions): Promise<EmailPreview>;
    /**
     * Make the next secret the only one.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    promoteWebhookSecret(input: {
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Read a contact.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | NotFound}
     */
    readContact(input: {
        ref: string;
    }, options?: CallOptions): Promise<Contact>;
    /**
     * The JSON Schema of the document.
     *
     * Takes the workspace’s admin token. Permission `document.read`.
     * @throws {KeyPaused | NotFound}
     */
    readDocumentSchema(input?: object, options?: CallOptions): Promise<{
        [key: string]: unknown;
    }>;
    /**
     * Read a catalog.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedCatalog(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedCatalog>;
    /**
     * Read a checkout with its money.
     *
     * Its stored state: the payment provider is not asked.
     *
     * Takes the workspace’s admin token. Permission `checkouts.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedCheckout(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedCheckoutDetail>;
    /**
     * Read a collection.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedCollection(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedCollection>;
    /**
     * Read a delivery zone.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedDeliveryZone(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedDeliveryZone>;
    /**
     * Read a discount code.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedDiscountCode(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedDiscountCode>;
    /**
     * Read a event.
     *
     * Takes the workspace’s admin token. Permission `events.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedEvent(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedEvent>;
    /**
     * Read a folder.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedFolder(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedFolder>;
    /**
     * Read a form.
     *
     * Takes the workspace’s admin token. Permission `forms.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedForm(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedForm>;
    /**
     * Read a note.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedNote(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedNote>;
    /**
     * Read a package.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedPackage(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedPackage>;
    /**
     * Read a product.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedProduct(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedProduct>;
    /**
     * Read a promoter code.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedPromoterCode(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedPromoterCode>;
    /**
     * Read a table.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedTable(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedTable>;
    /**
     * Read what is known of an uploaded file.
     *
     * Takes the workspace’s admin token. Permission `media.read`.
     * @throws {KeyPaused | NotFound}
     */
    readMedia(input: {
        ref: string;
    }, options?: CallOptions): Promise<MediaFile>;
    /**
     * Read a message.
     *
     * Takes the workspace’s admin token. Permission `messages.read`.
     * @throws {KeyPaused | NotFound}
     */
    readMessage(input: {
        ref: string;
    }, options?: CallOptions): Promise<Message>;
    /**
     * Read an order.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | NotFound}
     */
    readOrder(input: {
        ref: string;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Read which number the workspace’s own codes come from.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | NotFound}
     */
    readOtpConnection(input?: object, options?: CallOptions): Promise<OtpConnection>;
    /**
     * List what was put into the wallet, charged and given back, newest first.
     *
     * The amounts of all entries in a currency sum up to the balance of its wallet.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | NotFound}
     */
    readOtpLedger(input?: {
        /** `nextCursor` of the page before. */
        cursor?: string;
        limit?: number;
    }, options?: CallOptions): Promise<{
        data: OtpLedgerEntry[];
        nextCursor?: string;
        wallets: {
            currency: string;
            balanceMinor: number;
        }[];
    }>;
    /**
     * Read the workspace’s switches and settings.
     *
     * Takes the workspace’s admin token. Permission `workspace.read`.
     * @throws {KeyPaused | NotFound}
     */
    readOwnWorkspace(input?: object, options?: CallOptions): Promise<Workspace>;
    /**
     * Read what is at hand of a package.
     *
     * Takes the workspace’s admin token. Permission `stock.read`.
     * @throws {KeyPaused | NotFound}
     */
    readPackageStock(input: {
        ref: string;
    }, options?: CallOptions): Promise<{
        data: VariantStock[];
    }>;
    /**
     * Read what is at hand of a product.
     *
     * Takes the workspace’s admin token. Permission `stock.read`.
     * @throws {KeyPaused | NotFound}
     */
    readProductStock(input: {
        ref: string;
    }, options?: CallOptions): Promise<{
        data: VariantStock[];
    }>;
    /**
     * Read a registration.
     *
     * The `ref` is that of any of its attendees, or of the group.
     *
     * Takes the workspace’s admin token. Permission `guests.read`.
     * @throws {KeyPaused | NotFound}
     */
    readRegistration(input: {
        ref: string;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Read a savings plan with its parts.
     *
     * Named by the ref of its checkout. Its stored state: the payment provider is not asked.
     *
     * Takes the workspace’s admin token. Permission `savings.read`.
     * @throws {KeyPaused | NotFound}
     */
    readSavingsPlan(input: {
        ref: string;
    }, options?: CallOptions): Promise<SavingsPlanDetail>;
    /**
     * Read the storefront document.
     *
     * Not found until one was written.
     *
     * Takes the workspace’s admin token. Permission `storefront.read`.
     * @throws {KeyPaused | NotFound}
     */
    readStorefrontDocument(input?: object, options?: CallOptions): Promise<StorefrontItemOutput>;
    /**
     * Read what somebody sent by a form.
     *
     * With a link to each of its files that is good for an hour.
     *
     * Takes the workspace’s admin token. Permission `submissions.read`.
     * @throws {KeyPaused | NotFound}
     */
    readSubmission(input: {
        ref: string;
    }, options?: CallOptions): Promise<FormSubmission>;
    /**
     * Read the clock of test mode.
     *
     * Takes the workspace’s admin token. Permission `test-clock.read`.
     * @throws {KeyPaused | NotFound}
     */
    readTestClock(input?: object, options?: CallOptions): Promise<TestClock>;
    /**
     * Read a delivery with both bodies of every attempt.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | NotFound}
     */
    readWebhookDelivery(input: {
        ref: string;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * Read a destination and how it is doing.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | NotFound}
     */
    readWebhookDestination(input: {
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Read a workspace by its ref or slug.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    readWorkspace(input: {
        ref: string;
    }, options?: CallOptions): Promise<Workspace>;
    /**
     * Note that the rest of an order was paid to you.
     *
     * Of an order that was paid by deposit: all that is left was paid at the door, in cash, by any way of your own. The order is paid from then on, and the buyer is notified. That money is not refunded from here; money that comes online for it after all goes back by itself.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | NotFound}
     */
    recordBalancePaid(input: {
        ref: string;
        body?: BalancePaidBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Give money of an order back.
     *
     * By items, which are called off with it, also where they cost nothing; by an amount, which is money alone; or all that is left. Never more than was paid. The provider is asked in the background; a refund it would not make becomes a payment exception.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | NotFound}
     */
    refundOrder(input: {
        ref: string;
        body?: RefundOrderBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Register a guest for a free event.
     *
     * By the rules for guests, but for those that `override` sets aside, and always in live mode: the guest is sent the confirmation, and `attendee.registered` has the source `admin`. A guest who holds a seat of the event already is answered with that registration; nothing more is taken. A retry with the same Idempotency-Key and body answers what the first has made, with the header Idempotent-Replayed.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {TierRequiresPayment | KeyPaused | NotFound | TierSoldOut | IdempotencyKeyReused | Conflict}
     */
    registerGuest(input: {
        body: RegisterGuestBody;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Reissue the ticket of a seat.
     *
     * For a ticket that was lost, or that others have: its code is refused at the door as `replaced` and its link opens nothing from now on, and the guest is sent the new one. The `ref` is the attendee’s, of a registration or of tickets that were bought. Refused for a seat that has no valid ticket, or whose guest is checked in. The page of a group’s first seat shows the tickets of all of it: where its link is in wrong hands, reissue each of them.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | NotFound}
     */
    reissueTicket(input: {
        ref: string;
        body?: ReissueTicketBody;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Disconnect the number.
     *
     * Codes that were sent stay valid; their delivery is no longer reported.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | NotFound}
     */
    removeOtpConnection(input?: object, options?: CallOptions): Promise<undefined>;
    /**
     * Remove the credentials of an account.
     *
     * Its rails are offered no more. What was begun there can be neither looked up nor refunded until credentials are set again.
     *
     * Takes the workspace’s admin token. Permission `payments.connect`.
     * @throws {KeyPaused | NotFound}
     */
    removePaymentProvider(input: {
        provider: string;
        mode: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Write the storefront document.
     *
     * A field that points at another thing (`…Ref`, `…Refs`, `…Slug`) takes its ref, or its slug or key path as in the workspace document; answers carry slugs and key paths. Refs, times and warnings of an answer may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `storefront.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    replaceStorefrontDocument(input: {
        body: StorefrontItem;
    }, options?: CallOptions): Promise<StorefrontItemOutput>;
    /**
     * Send kept events once more.
     *
     * Single events, by filter, or all since a moment, on a fresh schedule of attempts. Events are kept for 30 days.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    replayWebhooks(input: {
        ref: string;
        body?: ReplayWebhooksBody;
    }, options?: CallOptions): Promise<ReplayedWebhooks>;
    /**
     * Send a delivery now.
     *
     * One that still has attempts before it goes on with them if this one fails; another is tried this once.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    resendWebhookDelivery(input: {
        ref: string;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * Let test mode live by the real time again.
     *
     * Ends an advance, too. What was made ahead of the real time keeps its moments, and waits for them.
     *
     * Takes the workspace’s admin token. Permission `test-clock.write`.
     * @throws {KeyPaused | NotFound}
     */
    resetTestClock(input?: object, options?: CallOptions): Promise<TestClock>;
    /**
     * Note that somebody has looked at it.
     *
     * The first is remembered: one that was resolved before is answered unchanged, and says so.
     *
     * Takes the workspace’s admin token. Permission `payments.resolve`.
     * @throws {KeyPaused | NotFound}
     */
    resolvePaymentException(input: {
        ref: string;
    }, options?: CallOptions): Promise<ResolvedPaymentException>;
    /**
     * Let an admin token that was switched off work again.
     *
     * Takes the operator’s token.
     * @throws {NotFound | Conflict}
     */
    resumeAdminToken(input: {
        ref: string;
        token: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Let a paused key work again.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    resumeKey(input: {
        ref: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Send a failed message once more.
     *
     * With a fresh schedule of attempts.
     *
     * Takes the workspace’s admin token. Permission `messages.retry`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    retryMessage(input: {
        ref: string;
    }, options?: CallOptions): Promise<Message>;
    /**
     * Note that the goods of an order came back.
     *
     * Of an order that was handed over whole. Neither money nor stock moves by it: refund it, and count what is in the shelf again, as you see fit.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | NotFound}
     */
    returnOrder(input: {
        ref: string;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Revoke a key permanently.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound}
     */
    revokeKey(input: {
        ref: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Replace a key; the old one works on for a while.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    rollKey(input: {
        ref: string;
        body?: RollKeyBody;
    }, options?: CallOptions): Promise<CreatedKey>;
    /**
     * Make the next secret, shown this once.
     *
     * Until it is promoted, `X-SVC-Signature` stays with the present secret and `X-SVC-Signature-Next` is made with the next one; `webhook-signature` lists both.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound}
     */
    rotateWebhookSecret(input: {
        ref: string;
    }, options?: CallOptions): Promise<RotatedWebhookSecret>;
    /**
     * Set what the operator decides for a workspace.
     *
     * The service’s fees, limits of the workspace and of single keys, where its texts go and how many, and how much room its uploaded files have: its own tokens change none of these, but lower limits. In effect everywhere within a second, and in its audit log.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    setForWorkspace(input: {
        ref: string;
        body: OperatorPatch;
    }, options?: CallOptions): Promise<Workspace>;
    /**
     * Connect the number that the workspace’s own codes come from.
     *
     * All of it, in place of the one before. It is kept encrypted, and shown by its last characters alone.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | NotFound}
     */
    setOtpConnection(input: {
        body: OtpConnectionSettings;
    }, options?: CallOptions): Promise<OtpConnection>;
    /**
     * Set the credentials of an account, all of them.
     *
     * They are kept encrypted, and shown by their last characters alone. Payments that were begun go on at the provider that began them.
     *
     * Takes the workspace’s admin token. Permission `payments.connect`.
     * @throws {KeyPaused | NotFound}
     */
    setPaymentProvider(input: {
        provider: string;
        mode: string;
        body: PaymentProviderCredentials;
    }, options?: CallOptions): Promise<PaymentProviderAccount>;
    /**
     * Stream events as they happen, while you develop.
     *
     * Server-sent events over a connection that stays open. `webhook` carries `deliveryRef`, `eventRef`, `type` and `body`, the very text that destinations are sent; they carry no signature, so a program that forwards them signs them itself. `listening` begins a stream with `workspaceRef`, `mode` and `resumed`; `ended` says why the token does not admit any more. Come back with the `id` of the last event that you are done with as `Last-Event-ID`: nothing in between is lost, for an hour. Lines that begin with a colon only say that the connection is there. A workspace has at most five streams. A stream is not a destination, and is not listed in `/webhooks/destinations`.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | NotFound}
     */
    streamWebhookEvents(input?: {
        /** Mode of the events, `test` by default. Those of the catalogue, which has no mode, come in either. */
        mode?: "live" | "test";
        /** Types of events, separated by commas; all of them by default. */
        events?: string;
    }, options?: CallOptions): Promise<never>;
    /**
     * Take a check-in back.
     *
     * The `ref` is the attendee’s. Of somebody who is not checked in, on that day, nothing is changed. Who was let in on several days stays `checked_in` while an admission remains; name the `day` where the request may be repeated.
     *
     * Takes the workspace’s admin token. Permission `guests.admit`.
     * @throws {KeyPaused | NotFound}
     */
    undoCheckIn(input: {
        ref: string;
        /** Key or ref of the day whose admission is taken back. Default: the latest. */
        day?: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Upload a picture or another file.
     *
     * What a file is, its bytes decide. A public picture is stored as the storefront’s `mediaPolicy` says, upright and without what the camera wrote into it, with a thumbnail; everything else is stored byte for byte. All files of the workspace together have `media.fileMiBInAll` MiB of room, 10 GiB unless the operator says otherwise: what is beyond that is 413 with `details.setting`. Put `url` wherever a picture’s or a file’s address is asked for.
     *
     * Takes the workspace’s admin token. Permission `media.write`.
     * @throws {KeyPaused | NotFound}
     */
    uploadMedia(input: {
        /** What the file is called, when the upload itself does not say. */
        name?: string;
        /** `public`: whoever has the address may open it; `private`: only by signed links. By default documents are private, and all else is public. */
        visibility?: "public" | "private";
        body: FileBody;
    }, options?: CallOptions): Promise<MediaFile>;
}
