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
  WebhookSample,
  WebhookSampleBody,
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
     * Accept a refund request.
     *
     * Makes a refund as `POST …/refund` does: by items, which are called off with it, also where they cost nothing; by an amount, which is money alone; or all that is left. Only where a request is open, so that sent twice it gives back once. Any other refund of the order answers its request as well.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | NotFound}
     */
    acceptRefundRequest(input: {
        /** Ref of the order, as lists and answers give it: `ord_…`. */
        ref: string;
        body?: RefundOrderBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Change the stock of a package.
     *
     * By `delta` or to `stock`, never below the units that are held for buyers. The audit log keeps who did it and why.
     *
     * Takes the workspace’s admin token. Permission `stock.write`.
     * @throws {KeyPaused | NotFound}
     */
    adjustPackageStock(input: {
        /** Ref of the package, as lists and answers give it: `pkg_…`. */
        ref: string;
        body: AdjustStockBody;
    }, options?: CallOptions): Promise<VariantStock>;
    /**
     * Change the stock of a product.
     *
     * By `delta` or to `stock`, never below the units that are held for buyers. The audit log keeps who did it and why.
     *
     * Takes the workspace’s admin token. Permission `stock.write`.
     * @throws {KeyPaused | NotFound}
     */
    adjustProductStock(input: {
        /** Ref of the product, as lists and answers give it: `prd_…`. */
        ref: string;
        body: AdjustStockBody;
    }, options?: CallOptions): Promise<VariantStock>;
    /**
     * Advance the time of test mode.
     *
     * By `seconds` or to a time, at most ten years ahead of the real time. The clock stops at each due moment until its work is done; read it until its `status` is `ready`.
     *
     * Takes the workspace’s admin token. Permission `test-clock.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    advanceTestClock(input: {
        body: AdvanceTestClockBody;
    }, options?: CallOptions): Promise<TestClock>;
    /**
     * Apply a document to the workspace.
     *
     * All of it or nothing. A section that is absent is left alone; one that is present is complete: what it lacks is deleted. A document with a `revision` is refused (409) when the workspace has changed since its export. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`.
     *
     * Takes the workspace’s admin token. Permission `document.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    applyDocument(input: {
        /**
         * Whether to plan or to apply. Default: `false`.
         * - `true`: Answers what would change and changes nothing; what is in use is named in `inUse` and not refused.
         * - `false`: Applies the document.
         */
        dryRun?: "true" | "false";
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: {
            /** Version of the format of documents: 1. */
            version: 1;
            /** Revision of an export: when the workspace has changed since, the document is refused with 409. Absent: it is applied to any state. */
            revision?: string;
            /** Name, time zone, currencies and settings of the workspace. Absent: they stay as they are. */
            workspace?: WorkspaceItem;
            /** Brand, theme, pages and content of the site. Absent: they stay as they are. */
            storefront?: StorefrontItem;
            /** All products, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            products?: ProductItem[];
            /** All collections, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            collections?: CollectionItem[];
            /** All packages, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            packages?: PackageItem[];
            /** All events, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            events?: EventItem[];
            /** All forms, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            forms?: FormItem[];
            /** All tables, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            tables?: TableItem[];
            /** All media catalogs, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            catalogs?: CatalogItem[];
            /** All folders of files, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            folders?: FolderItem[];
            /** All notes, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            notes?: NoteItem[];
            /** All delivery zones, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            deliveryZones?: DeliveryZoneItem[];
            /** All discount codes, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            discountCodes?: DiscountCodeItem[];
            /** All promoter codes, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
            promoterCodes?: PromoterCodeItem[];
        };
    }, options?: CallOptions): Promise<AppliedDocument>;
    /**
     * Approve a registration.
     *
     * The guest gets the confirmation with calendar entry and ticket. The `ref` is that of any of its attendees, or of the group.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | NotFound}
     */
    approveRegistration(input: {
        /** Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Ask the buyer for the balance of an order.
     *
     * Sends the buyer the link by which they pay what is left, as often as you ask; with `dueAt` it is to be paid by then, and they are reminded before. For orders whose balance is paid online. Nothing is sent in test mode.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | NotFound}
     */
    askForBalance(input: {
        /** Ref of the order, as lists and answers give it: `ord_…`. */
        ref: string;
        body?: AskForBalanceBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Cancel an order.
     *
     * Its tickets no longer admit anyone, its seats and goods that were not handed over are for sale again at once, and the money that is left is refunded by default.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | NotFound}
     */
    cancelOrder(input: {
        /** Ref of the order, as lists and answers give it: `ord_…`. */
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
        /** Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
        ref: string;
        body?: CancelRegistrationBody;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * End a savings plan.
     *
     * All savings go back to the people who paid them; `savings.refundPct` applies only when a buyer stops. A plan that has ended is returned unchanged. A complete plan is refused: refund its order.
     *
     * Takes the workspace’s admin token. Permission `savings.write`.
     * @throws {KeyPaused | NotFound | CheckoutAlreadyPaid}
     */
    cancelSavingsPlan(input: {
        /** Ref of the savings plan, as lists and answers give it: `chk_…`. */
        ref: string;
    }, options?: CallOptions): Promise<SavingsPlanDetail>;
    /**
     * Change a catalog.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeCatalog(input: {
        /** Ref of the catalog, as lists and answers give it: `cat_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: CatalogPatch;
    }, options?: CallOptions): Promise<ManagedCatalog>;
    /**
     * Change a collection.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeCollection(input: {
        /** Ref of the collection, as lists and answers give it: `col_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: CollectionPatch;
    }, options?: CallOptions): Promise<ManagedCollection>;
    /**
     * Change a delivery zone.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeDeliveryZone(input: {
        /** Ref of the delivery zone, as lists and answers give it: `dlz_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: DeliveryZonePatch;
    }, options?: CallOptions): Promise<ManagedDeliveryZone>;
    /**
     * Change a discount code.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeDiscountCode(input: {
        /** Ref of the discount code, as lists and answers give it: `dsc_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: DiscountCodePatch;
    }, options?: CallOptions): Promise<ManagedDiscountCode>;
    /**
     * Change an event.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `events.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeEvent(input: {
        /** Ref of the event, as lists and answers give it: `evt_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: EventPatch;
    }, options?: CallOptions): Promise<ManagedEvent>;
    /**
     * Change a folder.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeFolder(input: {
        /** Ref of the folder, as lists and answers give it: `fld_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: FolderPatch;
    }, options?: CallOptions): Promise<ManagedFolder>;
    /**
     * Change a form.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `forms.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeForm(input: {
        /** Ref of the form, as lists and answers give it: `frm_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: FormPatch;
    }, options?: CallOptions): Promise<ManagedForm>;
    /**
     * Change what a key may do.
     *
     * Changes label, scopes, origins, limits or expiry; fields that are absent keep their values. In effect everywhere within a second.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeKey(input: {
        /** Ref of the key, as lists and answers give it: `key_…`. */
        ref: string;
        body: ChangeKeyBody;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Change a note.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeNote(input: {
        /** Ref of the note, as lists and answers give it: `not_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: NotePatch;
    }, options?: CallOptions): Promise<ManagedNote>;
    /**
     * Change an authentication template.
     *
     * Set `approved` once Meta has approved it; fields that are absent keep their values.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | NotFound}
     */
    changeOtpTemplate(input: {
        /** Ref of the template, as lists and answers give it: `tpl_…`. */
        ref: string;
        body: {
            /** Name of the template at Meta: small letters, digits and underscores. */
            name?: string;
            /** Language of the template as Meta writes it, such as `en` or `en_GB`. */
            language?: string;
            /** True when Meta has approved the template; codes are sent by approved ones alone. Default: false. */
            approved?: boolean;
            /** True: codes that name no template use this one, and the former default is one no longer. Default: false. */
            isDefault?: boolean;
        };
    }, options?: CallOptions): Promise<OtpTemplate>;
    /**
     * Change the settings of the workspace.
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
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changePackage(input: {
        /** Ref of the package, as lists and answers give it: `pkg_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: PackagePatch;
    }, options?: CallOptions): Promise<ManagedPackage>;
    /**
     * Change a review.
     *
     * A field that is absent keeps its value; null removes it. The rating follows at once.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    changePackageReview(input: {
        /** Ref of the package, as lists and answers give it: `pkg_…`. */
        ref: string;
        /** Ref of the review, as lists and answers give it: `rev_…`. */
        reviewRef: string;
        body: ReviewPatch;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Change a product.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeProduct(input: {
        /** Ref of the product, as lists and answers give it: `prd_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: ProductPatch;
    }, options?: CallOptions): Promise<ManagedProduct>;
    /**
     * Change a review.
     *
     * A field that is absent keeps its value; null removes it. The rating follows at once.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    changeProductReview(input: {
        /** Ref of the product, as lists and answers give it: `prd_…`. */
        ref: string;
        /** Ref of the review, as lists and answers give it: `rev_…`. */
        reviewRef: string;
        body: ReviewPatch;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Change a promoter code.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changePromoterCode(input: {
        /** Ref of the promoter code, as lists and answers give it: `prm_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: PromoterCodePatch;
    }, options?: CallOptions): Promise<ManagedPromoterCode>;
    /**
     * Change the storefront document.
     *
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
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
     * A field that is absent keeps its value; a field that is given is replaced as a whole, lists included, and null removes its value. Nested entries keep their refs as long as they keep their `key`. Stock is set when a variant is created; later `/stock` changes it. With `If-Match: <ETag>` the change is refused with 409 when the item has changed since it was read, stock aside. A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    changeTable(input: {
        /** Ref of the table, as lists and answers give it: `tbl_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
        body: TablePatch;
    }, options?: CallOptions): Promise<ManagedTable>;
    /**
     * Change a destination.
     *
     * Fields that are absent keep their values; null removes a description or a limit. Its secret stays.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound}
     */
    changeWebhookDestination(input: {
        /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
        ref: string;
        body: WebhookDestinationPatch;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Check a guest in.
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
     * Create another admin token of a workspace.
     *
     * The response has the token, which cannot be read again. The `alertEmail` of the workspace is notified, and its audit log has an entry.
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
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound}
     */
    createCatalog(input: {
        body: CatalogItem;
    }, options?: CallOptions): Promise<ManagedCatalog>;
    /**
     * Create a collection.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound}
     */
    createCollection(input: {
        body: CollectionItem;
    }, options?: CallOptions): Promise<ManagedCollection>;
    /**
     * Create a delivery zone.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound}
     */
    createDeliveryZone(input: {
        body: DeliveryZoneItem;
    }, options?: CallOptions): Promise<ManagedDeliveryZone>;
    /**
     * Create a discount code.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound}
     */
    createDiscountCode(input: {
        body: DiscountCodeItem;
    }, options?: CallOptions): Promise<ManagedDiscountCode>;
    /**
     * Create an event.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `events.write`.
     * @throws {KeyPaused | NotFound}
     */
    createEvent(input: {
        body: EventItem;
    }, options?: CallOptions): Promise<ManagedEvent>;
    /**
     * Create a folder.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound}
     */
    createFolder(input: {
        body: FolderItem;
    }, options?: CallOptions): Promise<ManagedFolder>;
    /**
     * Create a form.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `forms.write`.
     * @throws {KeyPaused | NotFound}
     */
    createForm(input: {
        body: FormItem;
    }, options?: CallOptions): Promise<ManagedForm>;
    /**
     * Create a key, shown only now.
     *
     * The response has the key, which cannot be read again. Keep a secret key on your server alone.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound}
     */
    createKey(input: {
        body: CreateKeyBody;
    }, options?: CallOptions): Promise<CreatedKey>;
    /**
     * Create a note.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound}
     */
    createNote(input: {
        body: NoteItem;
    }, options?: CallOptions): Promise<ManagedNote>;
    /**
     * Create a package.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
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
     * It comes last in the order, and counts for the rating at once.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    createPackageReview(input: {
        /** Ref of the package, as lists and answers give it: `pkg_…`. */
        ref: string;
        body: CreateReviewBody;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Create a product.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
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
     * It comes last in the order, and counts for the rating at once.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    createProductReview(input: {
        /** Ref of the product, as lists and answers give it: `prd_…`. */
        ref: string;
        body: CreateReviewBody;
    }, options?: CallOptions): Promise<ManagedReview>;
    /**
     * Create a promoter code.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound}
     */
    createPromoterCode(input: {
        body: PromoterCodeItem;
    }, options?: CallOptions): Promise<ManagedPromoterCode>;
    /**
     * Create a table.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound}
     */
    createTable(input: {
        body: TableItem;
    }, options?: CallOptions): Promise<ManagedTable>;
    /**
     * Create a destination; its secret is shown only now.
     *
     * A workspace has at most five. The response has the signing secret, which cannot be read again.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    createWebhookDestination(input: {
        body: WebhookDestinationInput;
    }, options?: CallOptions): Promise<CreatedWebhookDestination>;
    /**
     * Create a workspace with its first admin token.
     *
     * The response has the token, which cannot be read again: hand it to the merchant.
     *
     * Takes the operator’s token.
     * @throws {Conflict}
     */
    createWorkspace(input: {
        body: CreateWorkspaceBody;
    }, options?: CallOptions): Promise<CreatedWorkspace>;
    /**
     * Put money into the wallet for codes.
     *
     * Each call adds to it, but a retry with the same Idempotency-Key and body: it gets the same entry, with the header Idempotent-Replayed. The same key with another body is 409. The workspace is named by its ref or slug.
     *
     * Takes the operator’s token.
     * @throws {NotFound | IdempotencyKeyReused}
     */
    creditOtpWallet(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        body: OtpCreditBody;
    }, options?: CallOptions): Promise<OtpLedgerEntry>;
    /**
     * Decline a refund request.
     *
     * The buyer is mailed your message, and reads it on the page of the order. They may ask again.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | NotFound}
     */
    declineRefundRequest(input: {
        /** Ref of the order, as lists and answers give it: `ord_…`. */
        ref: string;
        body: DeclineRefundBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Decline a registration.
     *
     * The seats are for sale again at once, and the guest is notified. The `ref` is that of any of its attendees, or of the group.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | NotFound}
     */
    declineRegistration(input: {
        /** Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Delete a catalog.
     *
     * Its slug can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. With `If-Match: <ETag>` it is refused with 409 when the catalog has changed.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteCatalog(input: {
        /** Ref of the catalog, as lists and answers give it: `cat_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a collection.
     *
     * Its slug can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. With `If-Match: <ETag>` it is refused with 409 when the collection has changed.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteCollection(input: {
        /** Ref of the collection, as lists and answers give it: `col_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a delivery zone.
     *
     * Its key can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. With `If-Match: <ETag>` it is refused with 409 when the delivery zone has changed.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteDeliveryZone(input: {
        /** Ref of the delivery zone, as lists and answers give it: `dlz_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a discount code.
     *
     * Its code can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. With `If-Match: <ETag>` it is refused with 409 when the discount code has changed.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteDiscountCode(input: {
        /** Ref of the discount code, as lists and answers give it: `dsc_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete an event.
     *
     * Its slug can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. With `If-Match: <ETag>` it is refused with 409 when the event has changed.
     *
     * Takes the workspace’s admin token. Permission `events.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteEvent(input: {
        /** Ref of the event, as lists and answers give it: `evt_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a folder.
     *
     * Its slug can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. With `If-Match: <ETag>` it is refused with 409 when the folder has changed.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteFolder(input: {
        /** Ref of the folder, as lists and answers give it: `fld_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a form.
     *
     * Its slug can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. With `If-Match: <ETag>` it is refused with 409 when the form has changed.
     *
     * Takes the workspace’s admin token. Permission `forms.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteForm(input: {
        /** Ref of the form, as lists and answers give it: `frm_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
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
        /** Ref of the file, as lists and answers give it: `med_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a note.
     *
     * Its slug can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. With `If-Match: <ETag>` it is refused with 409 when the note has changed.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteNote(input: {
        /** Ref of the note, as lists and answers give it: `not_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete an authentication template.
     *
     * Codes are no longer sent by it. The template at Meta stays.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteOtpTemplate(input: {
        /** Ref of the template, as lists and answers give it: `tpl_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a package.
     *
     * Its slug can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. With `If-Match: <ETag>` it is refused with 409 when the package has changed.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deletePackage(input: {
        /** Ref of the package, as lists and answers give it: `pkg_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a review.
     *
     * The rating follows at once.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    deletePackageReview(input: {
        /** Ref of the package, as lists and answers give it: `pkg_…`. */
        ref: string;
        /** Ref of the review, as lists and answers give it: `rev_…`. */
        reviewRef: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a product.
     *
     * Its slug can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. Dropping a ticket type, day, variant, option or question that guests, orders or answers use is refused (409) with `details.inUse`, unless `force=true`. With `If-Match: <ETag>` it is refused with 409 when the product has changed.
     *
     * Takes the workspace’s admin token. Permission `catalogue.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteProduct(input: {
        /** Ref of the product, as lists and answers give it: `prd_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a review.
     *
     * The rating follows at once.
     *
     * Takes the workspace’s admin token. Permission `reviews.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteProductReview(input: {
        /** Ref of the product, as lists and answers give it: `prd_…`. */
        ref: string;
        /** Ref of the review, as lists and answers give it: `rev_…`. */
        reviewRef: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a promoter code.
     *
     * Its code can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. With `If-Match: <ETag>` it is refused with 409 when the promoter code has changed.
     *
     * Takes the workspace’s admin token. Permission `codes.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deletePromoterCode(input: {
        /** Ref of the promoter code, as lists and answers give it: `prm_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a restock alert.
     *
     * No mail is sent for it any more.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteRestockAlert(input: {
        /** Ref of the restock alert, as lists and answers give it: `rsa_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a submission.
     *
     * Its files are deleted with it. This cannot be undone.
     *
     * Takes the workspace’s admin token. Permission `submissions.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteSubmission(input: {
        /** Ref of the submission, as lists and answers give it: `sub_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a subscriber.
     *
     * Their data are deleted; a person who signs up again is a new subscriber.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteSubscriber(input: {
        /** Ref of the subscriber, as lists and answers give it: `nls_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a table.
     *
     * Its slug can be used again. It is removed from lists that name it (collections, showcases, what events sell beside tickets). Where something needs it, the deletion is refused and `details.fields` names what. With `If-Match: <ETag>` it is refused with 409 when the table has changed.
     *
     * Takes the workspace’s admin token. Permission `content.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    deleteTable(input: {
        /** Ref of the table, as lists and answers give it: `tbl_…`. */
        ref: string;
        /**
         * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
         * - `true`: They are dropped; guests, orders and answers keep what they have.
         * - `false`: The request is refused with 409.
         */
        force?: "true" | "false";
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Delete a destination.
     *
     * The log of its deliveries is deleted with it. Nothing more is sent there.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound}
     */
    deleteWebhookDestination(input: {
        /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Disable a destination.
     *
     * Events are kept for 30 days instead of being sent. Enable it and replay them later.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound}
     */
    disableWebhookDestination(input: {
        /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Enable a destination.
     *
     * New events are sent again. Events that were held back are sent by a replay.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound}
     */
    enableWebhookDestination(input: {
        /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Erase a contact (cannot be undone).
     *
     * Replaces personal data in orders (whose money and goods stay), registrations, checkouts, seats and messages. Form submissions of its e-mail address are deleted with their files, its links and sign-ups end, and waiting messages are not sent. A person who returns with the same e-mail address is a new contact. Erasing twice changes nothing.
     *
     * Takes the workspace’s admin token. Permission `contacts.erase`.
     * @throws {KeyPaused | NotFound}
     */
    eraseContact(input: {
        /** Ref of the contact, as lists and answers give it: `con_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Contact>;
    /**
     * Export everything that is stored about a contact.
     *
     * For a person who asks what is stored about them: links, orders, registrations, checkouts, sign-ups, submissions of forms and messages.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | NotFound}
     */
    exportContact(input: {
        /** Ref of the contact, as lists and answers give it: `con_…`. */
        ref: string;
    }, options?: CallOptions): Promise<PersonalFile>;
    /**
     * Export the workspace as a document.
     *
     * Returns every section, in the form that `PUT /admin/document` accepts: keep it under version control, or copy a workspace with it.
     *
     * Takes the workspace’s admin token. Permission `document.read`.
     * @throws {KeyPaused | NotFound}
     */
    exportDocument(input?: object, options?: CallOptions): Promise<ExportedDocument>;
    /**
     * Export the guests of an event as CSV.
     *
     * UTF-8 with a byte order mark, as Excel wants it: a line per seat, newest registrations first, a column per question, times in the zone of the event. `Valid days` has the keys of the days that a ticket admits to, nothing where it admits to every day; `Admitted on` the days on which it was used, and when. Several choices in a cell are `A; B`, or `"A; B";"C"` where one holds the separator: read the cell as a line of CSV with the separator `;`. A cell that a spreadsheet would take for a formula gets a leading apostrophe.
     *
     * Takes the workspace’s admin token. Permission `guests.read`.
     * @throws {KeyPaused | NotFound}
     */
    exportRegistrations(input: {
        /** Ref or slug of the event. */
        event: string;
        /**
         * Only those with an attendee of this status. Default: all. State of the seat.
         * - `confirmed`: The guest has the seat and gets the ticket.
         * - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined it; the seat is on sale again.
         * - `cancelled`: It was given back or called off; the seat is on sale again.
         * - `checked_in`: The guest has come in.
         */
        status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    }, options?: CallOptions): Promise<string>;
    /**
     * Export the submissions of a form as CSV.
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
     * Export newsletter subscribers as CSV.
     *
     * UTF-8 with a byte order mark for Excel, newest first. A cell that a spreadsheet would take for a formula begins with an apostrophe.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | NotFound}
     */
    exportSubscribers(input?: {
        /**
         * Only those in this state. Default: `confirmed`; write to nobody else.
         * - `pending`: The confirmation mail is not answered yet: do not write to them.
         * - `confirmed`: They want the newsletter.
         * - `unsubscribed`: They want it no longer: take them off your own lists.
         */
        state?: "pending" | "confirmed" | "unsubscribed";
    }, options?: CallOptions): Promise<string>;
    /**
     * Freeze the time of test mode.
     *
     * Time in test mode then passes by advances alone. In effect everywhere within a second.
     *
     * Takes the workspace’s admin token. Permission `test-clock.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    freezeTestClock(input?: {
        body?: FreezeTestClockBody;
    }, options?: CallOptions): Promise<TestClock>;
    /**
     * Record that goods of an order were handed over.
     *
     * With `carrier`, `trackingNumber` and `trackingUrl` the buyer reads how they travel, by mail and on the page of the order; each is optional.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | NotFound}
     */
    fulfilOrder(input: {
        /** Ref of the order, as lists and answers give it: `ord_…`. */
        ref: string;
        body?: FulfilOrderBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * List the admin tokens of a workspace, newest first.
     *
     * Tokens of the management API for this workspace, revoked ones included. The tokens themselves cannot be read.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    listAdminTokens(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<Key>>;
    /**
     * List management writes, newest first.
     *
     * Each entry names what a request has written, who sent it, and the changed fields, without their values.
     *
     * Takes the workspace’s admin token. Permission `audit.read`.
     * @throws {KeyPaused | NotFound}
     */
    listAuditEntries(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only what was done to the thing with this ref. */
        subject?: string;
    }, options?: CallOptions): Promise<Page<AuditEntry>>;
    /**
     * List variants that people wait for.
     *
     * Number of people who have confirmed that they wait for each variant, the most wanted first; at most 500 variants.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | NotFound}
     */
    listAwaitedVariants(input?: object, options?: CallOptions): Promise<{
        /** Variants that people wait for, the most wanted first; at most 500. */
        data: AwaitedVariant[];
    }>;
    /**
     * List contacts, newest first.
     *
     * One for each e-mail address, or phone number where there is no e-mail: people who paid, registered or were linked.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | NotFound}
     */
    listContacts(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only with this in the name, e-mail or phone number, in any case. */
        search?: string;
        /**
         * Only those of this mode. Default: live.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<Contact>>;
    /**
     * List customer links, newest first.
     *
     * Links of your own users with contacts, as your server made them by `POST /store/customers/link`.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | NotFound}
     */
    listCustomerLinks(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the one of this user of the merchant’s own. */
        externalRef?: string;
        /** Only those with the contact of this ref. */
        contact?: string;
        /**
         * Only those of this mode. Default: live.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<CustomerLink>>;
    /**
     * List keys, newest first.
     *
     * Keys of storefronts and admin tokens, revoked ones included. The keys themselves are not stored and cannot be read.
     *
     * Takes the workspace’s admin token. Permission `keys.read`.
     * @throws {KeyPaused | NotFound}
     */
    listKeys(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<Key>>;
    /**
     * List catalogs, newest first.
     *
     * Published ones and others. Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedCatalogs(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the catalog with this slug; upper and lower case are the same. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedCatalog>>;
    /**
     * List checkouts, newest first.
     *
     * Hosted and headless ones, open and ended, with their lines and amounts. Read one by its ref for its payments.
     *
     * Takes the workspace’s admin token. Permission `checkouts.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedCheckouts(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /**
         * Only those in this state. Default: all. State of the checkout.
         * - `open`: The buyer can pay; a payment may be under way.
         * - `paid`: All that was due is paid, and there is an order.
         * - `expired`: Its time was over before it was paid; what it held is for sale again.
         * - `cancelled`: It was called off before it was paid.
         */
        status?: "open" | "paid" | "expired" | "cancelled";
        /** Only with this in the buyer’s name, e-mail or phone number, in any case. */
        search?: string;
        /**
         * Only those of this mode. Default: live.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<ManagedCheckout>>;
    /**
     * List collections, newest first.
     *
     * Published ones and others. Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedCollections(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the collection with this slug; upper and lower case are the same. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedCollection>>;
    /**
     * List delivery zones, newest first.
     *
     * Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedDeliveryZones(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the delivery zone with this key; upper and lower case are the same. */
        key?: string;
    }, options?: CallOptions): Promise<Page<ManagedDeliveryZone>>;
    /**
     * List discount codes, newest first.
     *
     * Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedDiscountCodes(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the discount code with this code; upper and lower case are the same. */
        code?: string;
    }, options?: CallOptions): Promise<Page<ManagedDiscountCode>>;
    /**
     * List events, newest first.
     *
     * Published ones and others. Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `events.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedEvents(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the event with this slug; upper and lower case are the same. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedEvent>>;
    /**
     * List folders, newest first.
     *
     * Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedFolders(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the folder with this slug; upper and lower case are the same. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedFolder>>;
    /**
     * List forms, newest first.
     *
     * Published ones and others. Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `forms.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedForms(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the form with this slug; upper and lower case are the same. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedForm>>;
    /**
     * List notes, newest first.
     *
     * Published ones and others. Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedNotes(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the note with this slug; upper and lower case are the same. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedNote>>;
    /**
     * List orders, newest first.
     *
     * Orders of the mode, including those that are not paid yet. Filter by state, number or buyer.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedOrders(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /**
         * Only those in this state. Payment state of the order.
         * - `pending`: Nothing is paid yet.
         * - `saving`: A savings plan is being paid in parts.
         * - `deposit_paid`: The deposit is paid and a balance is due.
         * - `paid`: All is paid; an order that costs nothing is paid at once.
         * - `partially_refunded`: Part of what was paid went back.
         * - `refunded`: All that was paid went back.
         * - `cancelled`: It was called off.
         */
        status?: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
        /**
         * Only those handed over this far. State of the handover of the order.
         * - `not_required`: Nothing has to be handed over: tickets or digital goods only.
         * - `unfulfilled`: Nothing is handed over yet.
         * - `scheduled`: It is for later: a booked slot or a pre-order.
         * - `partially_fulfilled`: Some pieces are handed over.
         * - `fulfilled`: All pieces are handed over.
         * - `returned`: The pieces came back.
         * - `cancelled`: The order was called off.
         */
        fulfillmentStatus?: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
        /**
         * Only those paid by deposit whose rest is still open.
         * - `due`: All of them.
         * - `overdue`: Those whose `balanceDueAt` is over.
         */
        balance?: "due" | "overdue";
        /** Only the order of this number or with a ticket of this short code, or those with this text in the buyer’s name, e-mail or phone number, in any case. */
        search?: string;
        /**
         * Only those of this mode. Default: live.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<StoreOrderRecord>>;
    /**
     * List packages, newest first.
     *
     * Published ones and others. Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedPackages(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the package with this slug; upper and lower case are the same. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedPackage>>;
    /**
     * List products, newest first.
     *
     * Published ones and others. Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedProducts(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the product with this slug; upper and lower case are the same. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedProduct>>;
    /**
     * List promoter codes, newest first.
     *
     * Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedPromoterCodes(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the promoter code with this code; upper and lower case are the same. */
        code?: string;
    }, options?: CallOptions): Promise<Page<ManagedPromoterCode>>;
    /**
     * List tables, newest first.
     *
     * Published ones and others. Their order of display is that of `position`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    listManagedTables(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only the table with this slug; upper and lower case are the same. */
        slug?: string;
    }, options?: CallOptions): Promise<Page<ManagedTable>>;
    /**
     * List uploaded files, newest first.
     *
     * Pictures and other files that were uploaded, public and private.
     *
     * Takes the workspace’s admin token. Permission `media.read`.
     * @throws {KeyPaused | NotFound}
     */
    listMedia(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<MediaFile>>;
    /**
     * List messages to people, newest first.
     *
     * Recipient and details of a message are kept for 400 days, unless the installation says otherwise; the record that it was sent is kept.
     *
     * Takes the workspace’s admin token. Permission `messages.read`.
     * @throws {KeyPaused | NotFound}
     */
    listMessages(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /**
         * Only those in this state. State of the message.
         * - `due`: It waits for its first or next attempt, or for room under the daily limit of SMS.
         * - `sending`: An attempt is under way.
         * - `sent`: The mail server or provider has it.
         * - `failed`: Every attempt failed, or another one is of no use.
         * - `skipped`: It was no longer true when its turn came.
         * - `withheld`: An SMS that may not go to its number.
         */
        state?: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
        /**
         * Only those by this channel. Default: all.
         * - `email`: By e-mail.
         * - `sms`: By SMS.
         * - `whatsapp`: By WhatsApp.
         */
        channel?: "email" | "sms" | "whatsapp";
        /**
         * Only those of this kind. Default: all.
         * - `registration_confirmed`: To a guest: the registration is confirmed, with the ticket.
         * - `registration_received`: To a guest: the registration waits for your approval.
         * - `registration_approved`: To a guest: you have approved the registration, with the ticket.
         * - `registration_declined`: To a guest: you have declined the registration.
         * - `registration_cancelled`: To a guest: the registration, or some of its seats, is cancelled.
         * - `ticket_reissued`: To a guest: a new ticket replaces the earlier one.
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
         * - `order_event_rescheduled`: To a buyer of tickets: the event has another time or place.
         * - `order_event_cancelled`: To a buyer of tickets: the event is cancelled.
         * - `balance_asked`: To a buyer: the balance of the order can be paid, with a link.
         * - `balance_reminder`: To a buyer: the balance of the order is due soon.
         * - `balance_received`: To a buyer: the balance of the order is paid.
         * - `transfer_instructions`: To a buyer: how to make the bank transfer.
         * - `savings_started`: To a buyer: the savings plan has begun.
         * - `savings_part_received`: To a buyer: a part of the savings plan was paid.
         * - `savings_reminder`: To a buyer: the savings plan ends soon.
         * - `savings_ended`: To a buyer: the savings plan has ended, and what goes back.
         * - `payment_returned`: To a buyer: a payment that could not be used goes back.
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
         * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
         * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
         * - `restock_available`: To a subscriber: the variant can be bought again.
         * - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
         * - `ticket_given_away`: To the former holder of a ticket: it was given away.
         * - `event_announcement`: To guests of an event: a message in your own words.
         */
        kind?: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "event_announcement";
        /** Only those about the thing with this ref: the registration (`grp_…`), the order (`ord_…`), the refund (`rfd_…`), the payment (`pay_…`), the newsletter subscription (`nls_…`), the restock alert (`rsa_…`), the submission of a form (`sub_…`), the form (`frm_…`), the webhook destination (`wdn_…`), the workspace (`wks_…`), the admin token (`key_…`), the payment exception (`exc_…`), what a code confirms (`cnf_…`), the seat of an attendee who is written to (`att_…`), the event whose guests were written to (`evt_…`). */
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
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /**
         * Only those of this mode. Default: both.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
        /**
         * Only those by this channel. Default: all.
         * - `whatsapp`: By WhatsApp.
         * - `sms`: By SMS.
         */
        channel?: "whatsapp" | "sms";
        /**
         * Only those from this number. Default: all.
         * - `own`: The merchant’s.
         * - `frontdesk`: The service’s.
         */
        sender?: "own" | "frontdesk";
        /** Only those to numbers of this country (ISO 3166), such as `NG`. */
        country?: string;
        /** Only those that the key of this ref asked for. */
        key?: string;
    }, options?: CallOptions): Promise<Page<SentCode>>;
    /**
     * List the authentication templates, oldest first.
     *
     * Templates of the WhatsApp account that codes may be sent by, approved or not.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | NotFound}
     */
    listOtpTemplates(input?: object, options?: CallOptions): Promise<{
        /** All templates, the oldest first. */
        data: OtpTemplate[];
    }>;
    /**
     * List the reviews of a package.
     *
     * In the order in which storefronts show them.
     *
     * Takes the workspace’s admin token. Permission `reviews.read`.
     * @throws {KeyPaused | NotFound}
     */
    listPackageReviews(input: {
        /** Ref of the package, as lists and answers give it: `pkg_…`. */
        ref: string;
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<ManagedReview>>;
    /**
     * List payment exceptions, newest first.
     *
     * Events about money that a person should look at, such as failed refunds and disputes. Resolve each when it is settled.
     *
     * Takes the workspace’s admin token. Permission `payments.read`.
     * @throws {KeyPaused | NotFound}
     */
    listPaymentExceptions(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /**
         * Only those of this mode. Default: both.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
        /**
         * Only those of this kind. Kind of event.
         * - `money_returned`: The service gave money back by itself, such as a payment that came too late.
         * - `refund_failed`: The provider refused a refund: give the money back in another way.
         * - `unknown_payment`: The provider reported a payment that the service does not know.
         * - `rail_refused`: The provider refused three payments on a rail within an hour, and not because of a card: check your account there.
         * - `provider_refund`: A refund was made in the dashboard of the provider; it is booked on the order.
         * - `dispute`: The bank of the buyer asks for the money back: answer in the dashboard of the provider.
         */
        kind?: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
        /**
         * Which ones to list. Default: `true`.
         * - `true`: Those that nobody has resolved.
         * - `false`: All.
         */
        open?: "true" | "false";
    }, options?: CallOptions): Promise<Page<PaymentException>>;
    /**
     * List the accounts at payment providers, in both modes.
     *
     * One entry for each provider and mode, whether credentials are set or not. The credentials are never returned.
     *
     * Takes the workspace’s admin token. Permission `payments.read`.
     * @throws {KeyPaused | NotFound}
     */
    listPaymentProviders(input?: object, options?: CallOptions): Promise<{
        /** Every account that is set or could be, in both modes. */
        data: PaymentProviderAccount[];
    }>;
    /**
     * List the reviews of a product.
     *
     * In the order in which storefronts show them.
     *
     * Takes the workspace’s admin token. Permission `reviews.read`.
     * @throws {KeyPaused | NotFound}
     */
    listProductReviews(input: {
        /** Ref of the product, as lists and answers give it: `prd_…`. */
        ref: string;
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<ManagedReview>>;
    /**
     * List refund requests of buyers.
     *
     * The latest request of each order; filter by `state=open` for those that wait for your answer. Buyers can ask where `selfService.orders.requestRefund` is on.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | NotFound}
     */
    listRefundRequests(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /**
         * Only those in this state. Default: all. State of the request.
         * - `open`: The merchant has not answered yet.
         * - `accepted`: Money went back.
         * - `declined`: The merchant declined it.
         */
        state?: "open" | "accepted" | "declined";
        /**
         * Only those of this mode. Default: live.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<RefundRequest>>;
    /**
     * List registrations, newest first.
     *
     * Registrations for free events with their seats. Filter by event, status, ticket type or guest.
     *
     * Takes the workspace’s admin token. Permission `guests.read`.
     * @throws {KeyPaused | NotFound}
     */
    listRegistrations(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only of this event: its ref or its slug. */
        event?: string;
        /**
         * Only those with an attendee of this status. Default: all. State of the seat.
         * - `confirmed`: The guest has the seat and gets the ticket.
         * - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined it; the seat is on sale again.
         * - `cancelled`: It was given back or called off; the seat is on sale again.
         * - `checked_in`: The guest has come in.
         */
        status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
        /** Only with an attendee of the ticket type of this ref. */
        ticketType?: string;
        /** Only with this in a name, an e-mail or a phone number, in any case, or with a ticket of this short code. */
        search?: string;
        /**
         * Only those of this mode. Default: live.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<ManagedRegistration>>;
    /**
     * List requests of the last 7 days, newest first.
     *
     * Requests of keys and admin tokens, without query, body and values. A request appears a second or two after its answer; a slow one is listed below those that arrived after it. With filters, a page covers 10,000 requests at most: `data` may be short or empty while there is a `nextCursor`; go on with it. Reads of this list are not logged.
     *
     * Takes the workspace’s admin token. Permission `requests.read`.
     * @throws {KeyPaused | NotFound}
     */
    listRequests(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only those of the key of this ref. */
        key?: string;
        /**
         * Only those of keys of this mode. Default: all.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
        /**
         * Only those of this HTTP method. Default: all.
         * - `GET`: Reads.
         * - `HEAD`: Reads without a body.
         * - `POST`: Creations and actions.
         * - `PUT`: Replacements.
         * - `PATCH`: Changes.
         * - `DELETE`: Deletions.
         */
        method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** Only those of exactly this path: `/v1/store/products`. */
        path?: string;
        /** Only those answered with this status, `404`, or with one of a class, `4xx`. */
        status?: string;
        /**
         * Only those that were refused with this `error.code`. Default: all.
         * - `UNAUTHORIZED`: The key is missing, unknown, revoked, or of another environment.
         * - `ORIGIN_NOT_ALLOWED`: A publishable key was used from an origin that is not registered on it, or without one.
         * - `INSUFFICIENT_SCOPE`: The key lacks a scope or is of the wrong kind: see `details.required` and `details.requiredKind`.
         * - `STORE_API_SECRET_DISABLED`: The merchant has switched secret keys off.
         * - `STORE_API_DISABLED`: The merchant has switched the API off.
         * - `KEY_PAUSED`: The merchant has paused this key; it works again once it is resumed.
         * - `NOT_FOUND`: There is no such thing in this workspace and mode, or it is not published.
         * - `METHOD_NOT_ALLOWED`: The address exists, but not with this method: see the header `Allow`.
         * - `VALIDATION_ERROR`: Something in the request is wrong: `details` names it.
         * - `TIER_REQUIRES_PAYMENT`: A ticket costs money: open a checkout on your server instead.
         * - `TIER_SOLD_OUT`: Too few tickets are left: see `details.remaining`.
         * - `CONFLICT`: Another change is under way, or the state does not allow this one.
         * - `TICKET_REFUSED`: The ticket does not admit: see `details.reason`.
         * - `CHECKOUT_ALREADY_PAID`: The checkout is paid and cannot be cancelled.
         * - `PRICE_MISMATCH`: Your total differs from the service’s: show the buyer `details.pricing`.
         * - `HEADLESS_DISABLED`: The workspace does not allow headless checkouts: open a hosted one.
         * - `IDEMPOTENCY_KEY_REUSED`: The `Idempotency-Key` was used with another body: take a new one.
         * - `PROVIDER_UNAVAILABLE`: The payment provider, or the merchant’s own sender of codes, cannot do it now.
         * - `OTP_NOT_CONFIGURED`: The merchant has not connected a number or approved a template for codes.
         * - `OTP_COUNTRY_NOT_ALLOWED`: The merchant does not send codes to this country.
         * - `OTP_INSUFFICIENT_BALANCE`: The workspace has no credit left for codes.
         * - `OTP_SENDER_UNAVAILABLE`: The service’s own number cannot send now; nothing was charged.
         * - `OTP_CODE_NOT_MANAGED`: The code is your own: check it yourself.
         * - `RATE_LIMITED`: There were too many requests: wait as long as `Retry-After` says.
         * - `SERVICE_UNAVAILABLE`: The service cannot work at this moment: wait as long as `Retry-After` says.
         * - `INTERNAL`: Something went wrong on the service’s side; repeating the request is safe.
         */
        error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
        /** Only those that arrived at or after this moment, ISO 8601 with zone. */
        since?: string;
        /** Only those that arrived before this moment, ISO 8601 with zone. */
        until?: string;
    }, options?: CallOptions): Promise<Page<LoggedRequest>>;
    /**
     * List restock alerts, newest first.
     *
     * People who asked for a mail when a variant can be bought again, with the state of their alert.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | NotFound}
     */
    listRestockAlerts(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /**
         * Only those in this state. Default: all.
         * - `pending`: The confirmation mail is not answered yet.
         * - `confirmed`: The person waits.
         * - `told`: The mail that it can be bought again was sent.
         * - `ended`: The person does not wait any more.
         */
        state?: "pending" | "confirmed" | "told" | "ended";
        /** Only for this variant, by its ref. */
        variant?: string;
        /** Only with this in the e-mail, in any case. */
        search?: string;
    }, options?: CallOptions): Promise<Page<RestockAlert>>;
    /**
     * List savings plans, newest first.
     *
     * Plans of which at least one part was paid.
     *
     * Takes the workspace’s admin token. Permission `savings.read`.
     * @throws {KeyPaused | NotFound}
     */
    listSavingsPlans(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /**
         * Only those in this state. Default: all. State of the plan.
         * - `saving`: Parts are being paid.
         * - `completed`: All is saved, and the order is paid.
         * - `cancelled`: It ended before all was saved.
         */
        status?: "saving" | "completed" | "cancelled";
        /** Only with this in the buyer’s name, e-mail or phone number, in any case. */
        search?: string;
        /**
         * Only those of this mode. Default: live.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
    }, options?: CallOptions): Promise<Page<SavingsPlan>>;
    /**
     * List submissions of forms, newest first.
     *
     * Each has the questions as they were when it was sent, whatever became of the form.
     *
     * Takes the workspace’s admin token. Permission `submissions.read`.
     * @throws {KeyPaused | NotFound}
     */
    listSubmissions(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only of this form: its ref or its slug. */
        form?: string;
        /** Only with this in an answer or in the sender’s name, in any case. */
        search?: string;
        /** Only those sent at or after this moment. */
        since?: string;
    }, options?: CallOptions): Promise<Page<FormSubmission>>;
    /**
     * List newsletter subscribers, newest first.
     *
     * Write to confirmed ones alone. People who unsubscribed stay listed, so that you can remove them from your own lists.
     *
     * Takes the workspace’s admin token. Permission `subscriptions.read`.
     * @throws {KeyPaused | NotFound}
     */
    listSubscribers(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /**
         * Only those in this state. Default: all.
         * - `pending`: The confirmation mail is not answered yet: do not write to them.
         * - `confirmed`: They want the newsletter.
         * - `unsubscribed`: They want it no longer: take them off your own lists.
         */
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
        /** Ref or slug of the event. */
        event: string;
    }, options?: CallOptions): Promise<TicketKeys>;
    /**
     * List webhook deliveries, newest first.
     *
     * Deliveries are kept for 30 days. Read one by its ref for its body and attempts.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | NotFound}
     */
    listWebhookDeliveries(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
        /** Only those to the destination of this ref. */
        destination?: string;
        /** Only those of the event of this ref. */
        event?: string;
        /**
         * Only those of events of this type.
         * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
         * - `checkout.expired`: A checkout link lapsed unpaid.
         * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
         * - `form.submitted`: A form submission was recorded.
         * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
         * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
         * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
         * - `customer.linked`: A buyer account was linked to a contact; once per link.
         * - `product.deleted`: A product was deleted; remove it from any local copy.
         * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
         * - `ping`: A test that somebody asked for.
         */
        type?: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
        /**
         * Only those in this state. Default: all.
         * - `due`: It waits for its first or next attempt.
         * - `sending`: An attempt is under way.
         * - `held`: The destination is disabled: replay it once that is enabled.
         * - `delivered`: Your server answered with 2xx.
         * - `exhausted`: Every attempt failed: resend it by hand.
         */
        state?: "due" | "sending" | "held" | "delivered" | "exhausted";
        /** Only those of events recorded at or after this moment, ISO 8601 with zone. Default: no limit. */
        since?: string;
        /** Only those of events recorded before this moment, ISO 8601 with zone. Default: no limit. */
        until?: string;
    }, options?: CallOptions): Promise<Page<WebhookDelivery>>;
    /**
     * List destinations, oldest first.
     *
     * Returns all of them, enabled or not, with their health.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | NotFound}
     */
    listWebhookDestinations(input?: object, options?: CallOptions): Promise<{
        /** All destinations of the workspace, at most five. */
        data: WebhookDestination[];
    }>;
    /**
     * List workspaces, newest first.
     *
     * All workspaces of the installation, with their settings.
     *
     * Takes the operator’s token.
     */
    listWorkspaces(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
    }, options?: CallOptions): Promise<Page<Workspace>>;
    /**
     * Create an authentication template.
     *
     * Its ref is the `templateRef` of codes. Codes that name none use the default, else the oldest approved template.
     *
     * Takes the workspace’s admin token. Permission `otp.write`.
     * @throws {KeyPaused | NotFound}
     */
    makeOtpTemplate(input: {
        body: {
            /** Name of the template at Meta: small letters, digits and underscores. */
            name: string;
            /** Language of the template as Meta writes it, such as `en` or `en_GB`. */
            language: string;
            /**
             * True when Meta has approved the template; codes are sent by approved ones alone. Default: false.
             * @default false
             */
            approved?: boolean;
            /**
             * True: codes that name no template use this one, and the former default is one no longer. Default: false.
             * @default false
             */
            isDefault?: boolean;
        };
    }, options?: CallOptions): Promise<OtpTemplate>;
    /**
     * Write to the guests of an event.
     *
     * By e-mail, once to each address of guests, buyers of tickets and named attendees. The mails are sent after the answer; `GET /admin/messages?subject=evt_…` lists them. A workspace does so 20 times in 24 hours at most; more are refused as RATE_LIMITED, with `details.limit` `workspace_day`. A retry with the same Idempotency-Key and body writes to nobody again and answers what the first did, with the header Idempotent-Replayed. The event is named by its ref or slug.
     *
     * Takes the workspace’s admin token. Permission `messages.send`.
     * @throws {KeyPaused | NotFound | Conflict | IdempotencyKeyReused}
     */
    messageGuests(input: {
        /** Slug or ref of the event. */
        ref: string;
        /**
         * Whether to write. Default: `false`.
         * - `true`: Answers how many people would be written to, and writes to nobody.
         * - `false`: Writes to them.
         */
        dryRun?: "true" | "false";
        body: EventMessageBody;
    }, options?: CallOptions): Promise<EventMessage>;
    /**
     * Pause an admin token.
     *
     * Requests with it are refused with 403 `KEY_PAUSED` within a second, until you resume it.
     *
     * Takes the operator’s token.
     * @throws {NotFound | Conflict}
     */
    pauseAdminToken(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        /** Ref of the key, as lists and answers give it: `key_…`. */
        token: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Pause a key.
     *
     * Requests with it get 403 `KEY_PAUSED` within a second, until you resume it.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    pauseKey(input: {
        /** Ref of the key, as lists and answers give it: `key_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Send a ping to a destination.
     *
     * The response has the delivery; read it again to see the result.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    pingWebhookDestination(input: {
        /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * Preview an email.
     *
     * With a `kind`, shows that mail for a made-up guest, event or order. With a `registration`, shows all messages that this registration would send: mails, calendar files, tickets and SMS. Nothing is sent or stored, and the links lead nowhere.
     *
     * Takes the workspace’s admin token. Permission `messages.read`.
     * @throws {TierRequiresPayment | KeyPaused | NotFound | TierSoldOut}
     */
    previewEmail(input: {
        body: EmailPreviewBody;
    }, options?: CallOptions): Promise<EmailPreview>;
    /**
     * Complete the rotation of a secret.
     *
     * The next secret becomes the only one: the former one is no longer used. Do it once your server verifies by the next one.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    promoteWebhookSecret(input: {
        /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Read a contact.
     *
     * Returns name and addresses of one person. `GET /admin/contacts/{ref}/export` returns everything that is stored about them.
     *
     * Takes the workspace’s admin token. Permission `contacts.read`.
     * @throws {KeyPaused | NotFound}
     */
    readContact(input: {
        /** Ref of the contact, as lists and answers give it: `con_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Contact>;
    /**
     * Read the JSON Schema of the document.
     *
     * JSON Schema, draft 7, for editors that complete and check documents.
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
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedCatalog(input: {
        /** Ref of the catalog, as lists and answers give it: `cat_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedCatalog>;
    /**
     * Read a checkout with its money.
     *
     * Returns its stored state with attempts, payments and refunds; the payment provider is not asked.
     *
     * Takes the workspace’s admin token. Permission `checkouts.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedCheckout(input: {
        /** Ref of the checkout, as lists and answers give it: `chk_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedCheckoutDetail>;
    /**
     * Read a collection.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedCollection(input: {
        /** Ref of the collection, as lists and answers give it: `col_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedCollection>;
    /**
     * Read a delivery zone.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedDeliveryZone(input: {
        /** Ref of the delivery zone, as lists and answers give it: `dlz_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedDeliveryZone>;
    /**
     * Read a discount code.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedDiscountCode(input: {
        /** Ref of the discount code, as lists and answers give it: `dsc_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedDiscountCode>;
    /**
     * Read an event.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `events.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedEvent(input: {
        /** Ref of the event, as lists and answers give it: `evt_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedEvent>;
    /**
     * Read a folder.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedFolder(input: {
        /** Ref of the folder, as lists and answers give it: `fld_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedFolder>;
    /**
     * Read a form.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `forms.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedForm(input: {
        /** Ref of the form, as lists and answers give it: `frm_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedForm>;
    /**
     * Read a note.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedNote(input: {
        /** Ref of the note, as lists and answers give it: `not_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedNote>;
    /**
     * Read a package.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedPackage(input: {
        /** Ref of the package, as lists and answers give it: `pkg_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedPackage>;
    /**
     * Read a product.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `catalogue.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedProduct(input: {
        /** Ref of the product, as lists and answers give it: `prd_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedProduct>;
    /**
     * Read a promoter code.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `codes.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedPromoterCode(input: {
        /** Ref of the promoter code, as lists and answers give it: `prm_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedPromoterCode>;
    /**
     * Read a table.
     *
     * Returns every field as it is written, with an `ETag` that changes and deletions may name in `If-Match`.
     *
     * Takes the workspace’s admin token. Permission `content.read`.
     * @throws {KeyPaused | NotFound}
     */
    readManagedTable(input: {
        /** Ref of the table, as lists and answers give it: `tbl_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ManagedTable>;
    /**
     * Read an uploaded file.
     *
     * Returns its address, size and type. For a private file there is a signed `downloadUrl`.
     *
     * Takes the workspace’s admin token. Permission `media.read`.
     * @throws {KeyPaused | NotFound}
     */
    readMedia(input: {
        /** Ref of the file, as lists and answers give it: `med_…`. */
        ref: string;
    }, options?: CallOptions): Promise<MediaFile>;
    /**
     * Read a message.
     *
     * Returns recipient, state and attempts; the text of the message is not part of it.
     *
     * Takes the workspace’s admin token. Permission `messages.read`.
     * @throws {KeyPaused | NotFound}
     */
    readMessage(input: {
        /** Ref of the message, as lists and answers give it: `msg_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Message>;
    /**
     * Read an order.
     *
     * Returns the order with its items, payments, refunds and fulfilments. Paid or not, every order can be read by its ref.
     *
     * Takes the workspace’s admin token. Permission `orders.read`.
     * @throws {KeyPaused | NotFound}
     */
    readOrder(input: {
        /** Ref of the order, as lists and answers give it: `ord_…`. */
        ref: string;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Read the connected number for codes.
     *
     * Says which provider is connected; credentials are shown by their last characters alone.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | NotFound}
     */
    readOtpConnection(input?: object, options?: CallOptions): Promise<OtpConnection>;
    /**
     * List movements of the wallet for codes, newest first.
     *
     * The amounts of all entries in a currency sum up to the balance of its wallet.
     *
     * Takes the workspace’s admin token. Permission `otp.read`.
     * @throws {KeyPaused | NotFound}
     */
    readOtpLedger(input?: {
        /** `nextCursor` of the page before; leave it out for the first page. */
        cursor?: string;
        /** How many entries the page has at most: 1 to 200, by default 100. */
        limit?: number;
    }, options?: CallOptions): Promise<{
        /** The entries of this page, newest first. */
        data: OtpLedgerEntry[];
        /** Send it as `cursor` to get the next page. Absent on the last page. */
        nextCursor?: string;
        /** Present balance of each wallet; a workspace has one for each currency that it was credited in. */
        wallets: {
            /** Currency of the wallet (ISO 4217). */
            currency: string;
            /** Present balance in minor units of `currency`. */
            balanceMinor: number;
        }[];
    }>;
    /**
     * Read the settings of the workspace.
     *
     * Returns name, currencies, switches and all settings with the values in force, defaults included.
     *
     * Takes the workspace’s admin token. Permission `workspace.read`.
     * @throws {KeyPaused | NotFound}
     */
    readOwnWorkspace(input?: object, options?: CallOptions): Promise<Workspace>;
    /**
     * Read the stock of a package.
     *
     * Units at hand, held, sold and available, for each of its variants or options.
     *
     * Takes the workspace’s admin token. Permission `stock.read`.
     * @throws {KeyPaused | NotFound}
     */
    readPackageStock(input: {
        /** Ref of the package, as lists and answers give it: `pkg_…`. */
        ref: string;
    }, options?: CallOptions): Promise<{
        /** Stock of each variant or option, in their order. */
        data: VariantStock[];
    }>;
    /**
     * Read the stock of a product.
     *
     * Units at hand, held, sold and available, for each of its variants or options.
     *
     * Takes the workspace’s admin token. Permission `stock.read`.
     * @throws {KeyPaused | NotFound}
     */
    readProductStock(input: {
        /** Ref of the product, as lists and answers give it: `prd_…`. */
        ref: string;
    }, options?: CallOptions): Promise<{
        /** Stock of each variant or option, in their order. */
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
        /** Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
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
        /** Ref of the savings plan, as lists and answers give it: `chk_…`. */
        ref: string;
    }, options?: CallOptions): Promise<SavingsPlanDetail>;
    /**
     * Read the storefront document.
     *
     * Returns 404 until a document was written.
     *
     * Takes the workspace’s admin token. Permission `storefront.read`.
     * @throws {KeyPaused | NotFound}
     */
    readStorefrontDocument(input?: object, options?: CallOptions): Promise<StorefrontItemOutput>;
    /**
     * Read a submission.
     *
     * Each of its files has a link that is valid for an hour.
     *
     * Takes the workspace’s admin token. Permission `submissions.read`.
     * @throws {KeyPaused | NotFound}
     */
    readSubmission(input: {
        /** Ref of the submission, as lists and answers give it: `sub_…`. */
        ref: string;
    }, options?: CallOptions): Promise<FormSubmission>;
    /**
     * Read the clock of test mode.
     *
     * Returns the present time of test mode, and whether it is frozen or advancing.
     *
     * Takes the workspace’s admin token. Permission `test-clock.read`.
     * @throws {KeyPaused | NotFound}
     */
    readTestClock(input?: object, options?: CallOptions): Promise<TestClock>;
    /**
     * Read a delivery with its attempts.
     *
     * Returns the signed body, and for each attempt what your server answered.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | NotFound}
     */
    readWebhookDelivery(input: {
        /** Ref of the delivery, as lists and answers give it: `whd_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * Read a destination.
     *
     * Returns its settings and health: whether it is enabled, since when it fails, and how often.
     *
     * Takes the workspace’s admin token. Permission `webhooks.read`.
     * @throws {KeyPaused | NotFound}
     */
    readWebhookDestination(input: {
        /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDestination>;
    /**
     * Read a workspace.
     *
     * By its ref or slug, with all settings in force.
     *
     * Takes the operator’s token.
     * @throws {NotFound}
     */
    readWorkspace(input: {
        /** Slug or ref of the workspace. */
        ref: string;
    }, options?: CallOptions): Promise<Workspace>;
    /**
     * Record that the balance of an order was paid to you.
     *
     * For an order that was paid by deposit, when the rest was paid at the door or in another way of your own. The order becomes paid and the buyer is notified. That money cannot be refunded from here; a later online payment of the balance goes back by itself.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | NotFound}
     */
    recordBalancePaid(input: {
        /** Ref of the order, as lists and answers give it: `ord_…`. */
        ref: string;
        body?: BalancePaidBody;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Refund an order.
     *
     * By items, which are called off, also where they cost nothing; by an amount alone; or all that is left. Never more than was paid goes back. The provider is asked in the background; a refund that it refuses becomes a payment exception.
     *
     * Takes the workspace’s admin token. Permission `orders.refund`.
     * @throws {KeyPaused | NotFound}
     */
    refundOrder(input: {
        /** Ref of the order, as lists and answers give it: `ord_…`. */
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
     * For a lost ticket, or one in wrong hands: the old code is refused at the door as `replaced`, its link stops working, and the guest gets the new ticket. Name the attendee in the path, of a registration or of an order. Refused for a seat without a valid ticket, or whose guest is checked in. The link of a group’s first seat shows all tickets of the group: reissue each of them where that link leaked.
     *
     * Takes the workspace’s admin token. Permission `guests.write`.
     * @throws {KeyPaused | NotFound}
     */
    reissueTicket(input: {
        /** Ref of the attendee, as lists and answers give it: `att_…`. */
        ref: string;
        body?: ReissueTicketBody;
    }, options?: CallOptions): Promise<ManagedRegistration>;
    /**
     * Disconnect the number for codes.
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
     * Its ways to pay are no longer offered. Payments begun there can be neither looked up nor refunded until credentials are set again.
     *
     * Takes the workspace’s admin token. Permission `payments.connect`.
     * @throws {KeyPaused | NotFound}
     */
    removePaymentProvider(input: {
        /** Provider of payments: `paystack` or `stripe`. */
        provider: string;
        /** Mode of the account: `live` or `test`. */
        mode: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Write the storefront document.
     *
     * A field that names another item (`…Ref`, `…Refs`, `…Slug`) accepts its ref, or its slug or key path as in the workspace document; responses have slugs and key paths. Refs, times and warnings of a response may be sent back: they are ignored.
     *
     * Takes the workspace’s admin token. Permission `storefront.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    replaceStorefrontDocument(input: {
        body: StorefrontItem;
    }, options?: CallOptions): Promise<StorefrontItemOutput>;
    /**
     * Replay events.
     *
     * Sends single events, filtered ones, or all since a time again, with a new schedule of attempts. Events are kept for 30 days.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    replayWebhooks(input: {
        /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
        ref: string;
        body?: ReplayWebhooksBody;
    }, options?: CallOptions): Promise<ReplayedWebhooks>;
    /**
     * Send a delivery again.
     *
     * A delivery with attempts left continues with them if this one fails; another one is tried only this once.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    resendWebhookDelivery(input: {
        /** Ref of the delivery, as lists and answers give it: `whd_…`. */
        ref: string;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * Reset test mode to the real time.
     *
     * An advance under way ends. Things made ahead of the real time keep their times, and wait for them.
     *
     * Takes the workspace’s admin token. Permission `test-clock.write`.
     * @throws {KeyPaused | NotFound}
     */
    resetTestClock(input?: object, options?: CallOptions): Promise<TestClock>;
    /**
     * Resolve a payment exception.
     *
     * The first resolution is kept: an exception that was resolved before is returned unchanged, with `alreadyResolved`.
     *
     * Takes the workspace’s admin token. Permission `payments.resolve`.
     * @throws {KeyPaused | NotFound}
     */
    resolvePaymentException(input: {
        /** Ref of the payment exception, as lists and answers give it: `exc_…`. */
        ref: string;
    }, options?: CallOptions): Promise<ResolvedPaymentException>;
    /**
     * Resume a paused admin token.
     *
     * It works again within a second.
     *
     * Takes the operator’s token.
     * @throws {NotFound | Conflict}
     */
    resumeAdminToken(input: {
        /** Slug or ref of the workspace. */
        ref: string;
        /** Ref of the key, as lists and answers give it: `key_…`. */
        token: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Resume a paused key.
     *
     * It works again within a second, with the same value.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    resumeKey(input: {
        /** Ref of the key, as lists and answers give it: `key_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Send a failed message once more.
     *
     * Its attempts begin again, on the usual schedule.
     *
     * Takes the workspace’s admin token. Permission `messages.retry`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    retryMessage(input: {
        /** Ref of the message, as lists and answers give it: `msg_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Message>;
    /**
     * Record that the goods of an order came back.
     *
     * For an order that was handed over completely. Neither money nor stock moves: refund it and adjust the stock as you see fit.
     *
     * Takes the workspace’s admin token. Permission `orders.write`.
     * @throws {KeyPaused | NotFound}
     */
    returnOrder(input: {
        /** Ref of the order, as lists and answers give it: `ord_…`. */
        ref: string;
    }, options?: CallOptions): Promise<StoreOrderRecord>;
    /**
     * Revoke a key (cannot be undone).
     *
     * Requests with it get 401 within a second.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound}
     */
    revokeKey(input: {
        /** Ref of the key, as lists and answers give it: `key_…`. */
        ref: string;
    }, options?: CallOptions): Promise<Key>;
    /**
     * Replace a key by a new one.
     *
     * Creates a key with the same rights, which the response shows only now. The old one works for `overlapSeconds` more.
     *
     * Takes the workspace’s admin token. Permission `keys.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    rollKey(input: {
        /** Ref of the key, as lists and answers give it: `key_…`. */
        ref: string;
        body?: RollKeyBody;
    }, options?: CallOptions): Promise<CreatedKey>;
    /**
     * Begin to rotate a secret; the next one is shown only now.
     *
     * Until it is promoted, `X-SVC-Signature` stays with the present secret and `X-SVC-Signature-Next` is made with the next one; `webhook-signature` lists both.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound}
     */
    rotateWebhookSecret(input: {
        /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
        ref: string;
    }, options?: CallOptions): Promise<RotatedWebhookSecret>;
    /**
     * Send a sample of an event to a destination, once.
     *
     * Signed as every delivery, with the example of the catalogue as its `data`, `mode` `test` and `sample: true`: nothing has happened, and its refs name nothing. It goes to this destination alone, whatever that subscribes to, and no replay includes it. Read the delivery of the response to see the answer of the destination.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    sendWebhookSample(input: {
        /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
        ref: string;
        body: WebhookSampleBody;
    }, options?: CallOptions): Promise<WebhookDeliveryRecord>;
    /**
     * Set what the operator decides for a workspace.
     *
     * Fees of the service, rate limits of the workspace and of single keys, limits of SMS, and room for uploaded files. Tokens of the workspace can change none of these, but may lower limits. In effect everywhere within a second, and logged in its audit log.
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
     * Connect the number for codes.
     *
     * Replaces the whole connection. Credentials are stored encrypted and shown by their last characters alone.
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
     * Credentials are stored encrypted and shown by their last characters alone. Payments under way continue at the provider where they began.
     *
     * Takes the workspace’s admin token. Permission `payments.connect`.
     * @throws {KeyPaused | NotFound}
     */
    setPaymentProvider(input: {
        /** Provider of payments: `paystack` or `stripe`. */
        provider: string;
        /** Mode of the account: `live` or `test`. */
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
        /**
         * Mode of the events. Those of the catalogue, which have no mode, come in both. Default: test.
         * - `live`: Real ones.
         * - `test`: Those of test mode.
         */
        mode?: "live" | "test";
        /** Types of events, separated by commas, such as `checkout.completed,order.updated`. Default: all. */
        events?: string;
    }, options?: CallOptions): Promise<never>;
    /**
     * Send a sample of an event to the open streams.
     *
     * Goes to the streams of test mode that subscribe to its type, such as a running `listen`, and to no destination. Without such a stream it is 409 `CONFLICT`. It has the example of the catalogue as its `data`, and `sample: true`.
     *
     * Takes the workspace’s admin token. Permission `webhooks.write`.
     * @throws {KeyPaused | NotFound | Conflict}
     */
    streamWebhookSample(input: {
        body: WebhookSampleBody;
    }, options?: CallOptions): Promise<WebhookSample>;
    /**
     * Undo a check-in.
     *
     * Name the attendee in the path. Without a check-in on that day nothing changes. A guest who was let in on several days stays `checked_in` while a check-in remains; name the `day` where the request may be repeated.
     *
     * Takes the workspace’s admin token. Permission `guests.admit`.
     * @throws {KeyPaused | NotFound}
     */
    undoCheckIn(input: {
        /** Ref of the attendee, as lists and answers give it: `att_…`. */
        ref: string;
        /** Key or ref of the day whose check-in is undone. Default: the latest check-in. */
        day?: string;
    }, options?: CallOptions): Promise<undefined>;
    /**
     * Upload a picture or another file.
     *
     * The type of a file follows from its bytes. A public picture is stored as the storefront’s `mediaPolicy` says, upright and without what the camera wrote into it, with a thumbnail; everything else is stored byte for byte. All files of the workspace together have `media.fileMiBInAll` MiB of room, 10 GiB unless the operator says otherwise: what is beyond that is 413 with `details.setting`. Put `url` wherever a picture’s or a file’s address is asked for.
     *
     * Takes the workspace’s admin token. Permission `media.write`.
     * @throws {KeyPaused | NotFound}
     */
    uploadMedia(input: {
        /** Name of the file, where the upload itself gives none; at most 1,000 characters. Default: the name that the upload gives. */
        name?: string;
        /**
         * Audience of the file. Default: documents are private, all else is public.
         * - `public`: Whoever has the address may open it.
         * - `private`: It opens by signed links alone.
         */
        visibility?: "public" | "private";
        body: FileBody;
    }, options?: CallOptions): Promise<MediaFile>;
}
