import { permissionsOf, type Role, ROLE_NAMES } from '@svc/access';
import { collectOperations, furtherPermissions } from '@svc/http';
import { OPERATION_MODULES } from './faces/operation-modules';

const operations = collectOperations(OPERATION_MODULES).flatMap((operation) => (operation.audience === 'workspace' ? [operation] : []));

/**
 * Operations by the roles that may use them, as reviewed: a new operation is written into the row of those that its work concerns, whatever
 * its permission says.
 */
const REVIEWED: Readonly<Record<string, readonly string[]>> = {
  'owner manager catalogue support finance door read_only': ['listManagedEvents', 'readManagedEvent'],
  'owner manager catalogue support finance read_only': [
    'listManagedCollections',
    'listManagedDeliveryZones',
    'listManagedDiscountCodes',
    'listManagedPackages',
    'listManagedProducts',
    'listManagedPromoterCodes',
    'readManagedCollection',
    'readManagedDeliveryZone',
    'readManagedDiscountCode',
    'readManagedPackage',
    'readManagedProduct',
    'readManagedPromoterCode',
    'readOwnWorkspace',
    'search',
  ],
  'owner manager catalogue support read_only': ['listManagedForms', 'readManagedForm', 'readPackageStock', 'readProductStock'],
  'owner manager support finance read_only': [
    'exportOrders',
    'exportOrdersAsXlsx',
    'listManagedCheckouts',
    'listManagedOrders',
    'listRefundRequests',
    'listSavingsPlans',
    'readManagedCheckout',
    'readOrder',
    'readSavingsPlan',
  ],
  'owner manager catalogue read_only': [
    'listManagedCatalogs',
    'listManagedFolders',
    'listManagedNotes',
    'listManagedTables',
    'listMedia',
    'listPackageReviews',
    'listProductReviews',
    'readManagedCatalog',
    'readManagedFolder',
    'readManagedNote',
    'readManagedTable',
    'readMedia',
    'readStorefrontDocument',
  ],
  'owner manager finance read_only': ['listPaymentExceptions', 'listPaymentProviders'],
  'owner manager support read_only': [
    'exportContact',
    'exportPerson',
    'exportRegistrations',
    'exportRegistrationsAsXlsx',
    'exportSubmissions',
    'exportSubscribers',
    'listAwaitedVariants',
    'listContacts',
    'listCustomerLinks',
    'listMessages',
    'listOtpChallenges',
    'listOtpTemplates',
    'listRegistrations',
    'listRestockAlerts',
    'listSubmissions',
    'listSubscribers',
    'previewEmail',
    'readContact',
    'readMessage',
    'readOtpConnection',
    'readOtpLedger',
    'readRegistration',
    'readSubmission',
  ],
  'owner manager catalogue': [
    'adjustPackageStock',
    'adjustProductStock',
    'cancelEvent',
    'cancelEventDay',
    'changeCatalog',
    'changeCollection',
    'changeDeliveryZone',
    'changeDiscountCode',
    'changeEvent',
    'changeFolder',
    'changeForm',
    'changeNote',
    'changePackage',
    'changePackageReview',
    'changeProduct',
    'changeProductReview',
    'changePromoterCode',
    'changeStorefrontDocument',
    'changeTable',
    'createCatalog',
    'createCollection',
    'createDeliveryZone',
    'createDiscountCode',
    'createEvent',
    'createFolder',
    'createForm',
    'createNote',
    'createPackage',
    'createPackageReview',
    'createProduct',
    'createProductReview',
    'createPromoterCode',
    'createTable',
    'deleteCatalog',
    'deleteCollection',
    'deleteDeliveryZone',
    'deleteDiscountCode',
    'deleteEvent',
    'deleteFolder',
    'deleteForm',
    'deleteMedia',
    'deleteNote',
    'deletePackage',
    'deletePackageReview',
    'deleteProduct',
    'deleteProductReview',
    'deletePromoterCode',
    'deleteTable',
    'replaceStorefrontDocument',
    'uploadMedia',
  ],
  'owner manager door': ['checkIn', 'listTicketKeys', 'undoCheckIn'],
  'owner manager finance': [
    'acceptRefundRequest',
    'cancelOrder',
    'cancelSavingsPlan',
    'declineRefundRequest',
    'refundOrder',
    'resolvePaymentException',
  ],
  'owner manager read_only': [
    'exportDocument',
    'listAuditEntries',
    'listKeys',
    'listRequests',
    'listWebhookDeliveries',
    'listWebhookDestinations',
    'readDocumentSchema',
    'readTestClock',
    'readWebhookDelivery',
    'readWebhookDestination',
    'streamWebhookEvents',
  ],
  'owner manager support': [
    'approveRegistration',
    'askForBalance',
    'cancelRegistration',
    'changeTicketType',
    'correctContact',
    'correctFulfillment',
    'correctGuest',
    'correctOrder',
    'declineRegistration',
    'deleteRestockAlert',
    'deleteSubscriber',
    'fulfilOrder',
    'placeOrder',
    'recordBalancePaid',
    'registerGuest',
    'reissueTicket',
    'reopenRegistration',
    'resendMessage',
    'retryMessage',
    'retryMessages',
    'returnOrder',
    'takeFulfillmentBack',
  ],
  'owner manager': [
    'advanceTestClock',
    'applyDocument',
    'changeOtpTemplate',
    'changeOwnWorkspace',
    'changeWebhookDestination',
    'createWebhookDestination',
    'deleteOtpTemplate',
    'deleteSubmission',
    'deleteWebhookDestination',
    'disableWebhookDestination',
    'enableWebhookDestination',
    'eraseContact',
    'erasePerson',
    'freezeTestClock',
    'makeOtpTemplate',
    'messageGuests',
    'pingWebhookDestination',
    'promoteWebhookSecret',
    'removeOtpConnection',
    'replayWebhooks',
    'resendWebhookDelivery',
    'resetTestClock',
    'rotateWebhookSecret',
    'sendWebhookSample',
    'setOtpConnection',
    'streamWebhookSample',
  ],
  owner: [
    'changeKey',
    'createKey',
    'createOwnAdminToken',
    'pauseKey',
    'removePaymentProvider',
    'resumeKey',
    'revokeKey',
    'rollKey',
    'setPaymentProvider',
  ],
};

/** Operations that take a further permission for a field of their body, with the roles that have both. */
const REVIEWED_WITH: Readonly<Record<string, readonly [body: object, roles: string]>> = {
  cancelEvent: [{ refund: 'all' }, 'owner manager'],
  cancelEventDay: [{ refund: 'all' }, 'owner manager'],
  cancelRegistration: [{ refund: 'share' }, 'owner manager'],
  previewEmail: [{ registration: {} }, 'owner manager support'],
};

const holdersOf = (needed: readonly string[]): Role[] =>
  ROLE_NAMES.filter((role) => needed.every((permission) => (permissionsOf({ role }) as ReadonlySet<string>).has(permission)));

describe('[D-157] roles', () => {
  it('may each do the operations that were reviewed for them, and no others', () => {
    const rolesOf = new Map(Object.entries(REVIEWED).flatMap(([roles, ids]) => ids.map((id) => [id, roles] as const)));
    const undecided = operations.filter(({ id }) => !rolesOf.has(id)).map(({ id }) => id);
    const wrong = operations
      .map(({ id, permission }) => [id, holdersOf([permission]).join(' '), rolesOf.get(id)])
      .filter(([, may, reviewed]) => may !== reviewed);
    expect({ undecided, wrong }).toEqual({ undecided: [], wrong: [] });
    expect(Object.values(REVIEWED).flat().sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it('do with a body that takes a further permission what was reviewed for it', () => {
    const further = operations.filter(({ permissionWith }) => permissionWith);
    expect(further.map(({ id }) => id).sort()).toEqual(Object.keys(REVIEWED_WITH));
    for (const operation of further) {
      const [body, roles] = REVIEWED_WITH[operation.id]!;
      expect([operation.id, holdersOf([operation.permission, ...furtherPermissions(operation, body)]).join(' ')]).toEqual([
        operation.id,
        roles,
      ]);
      for (const other of [{}, { refund: 'none' }, undefined, 'text', null]) expect(furtherPermissions(operation, other)).toEqual([]);
    }
  });
});
