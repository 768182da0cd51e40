import { aWorkspace } from '../testing/access.builder';
import { besideOperator, itemOf, patched, warnOfClosing, withItem, workspaceSlug } from './workspace';
import { storedSettings, workspaceItem, workspacePatch, workspaceSettings } from './workspace-settings';

describe('workspaces', () => {
  it.each(['v1', 'docs', 'dev', 'media', 'healthz', 'readyz', 'metrics', 'console', 'door', 'Door'])(
    '[D-4] may not be named %s',
    (name) => {
      expect(workspaceSlug.safeParse(name).success).toBe(false);
    },
  );

  it('[D-4] may have any other slug as a name', () => {
    expect(['lagos-goods', 'docs-shop', 'v2'].every((name) => workspaceSlug.safeParse(name).success)).toBe(true);
    expect(workspaceSlug.safeParse('Lagos Goods').success).toBe(false);
  });

  it('[D-93] charge no service fee and offer every rail by default', () => {
    const none = { pct: 0, flatMinor: 0, flatByCurrency: {} };
    const on = { enabled: true };
    expect(workspaceSettings.parse({})).toEqual({
      fees: { frontdesk: none, product: none },
      rails: { card: on, bank_transfer: on, international_card: on },
      checkouts: {
        eventMinutes: 30,
        headlessMinutes: 15,
        stockMinutes: 15,
        graceSeconds: 120,
        lateMoneyHours: 24,
        registeredReturnUrls: false,
      },
      otp: { sender: 'own', fraudGuards: false },
      texts: { mostPerDay: 500 },
      savings: { refundPct: 100, leastPartPct: 5 },
      forms: { keepDays: 365, fileMiBPerSubmission: 25, fileMiBInAll: 2_048 },
      messages: { attendees: false, noticeDelaySeconds: 120 },
      merchantNotices: { orders: 'off', registrations: 'off', refundRequests: 'each', lowStock: 'off', failures: 'off' },
      media: { fileMiBInAll: 10_240 },
      seats: { mostPerRegistration: 20, mostPerCheckout: 100 },
      limits: {},
      selfService: {
        tickets: { rename: false, giveAway: false, giveBack: false, resend: true },
        orders: { changeAddress: false, cancelCheckout: false, requestRefund: false },
      },
    });
  });

  it('are stored without self-service, room for files, and mails to attendees, until these are set, so that the release before reads them', () => {
    const settings = workspaceSettings.parse({});
    const { selfService, media: _media, messages: _messages, merchantNotices: _notices, ...others } = settings;
    expect(storedSettings(settings)).toEqual(others);
    const changed = {
      ...settings,
      media: { fileMiBInAll: 1 },
      messages: { attendees: true, noticeDelaySeconds: 120 },
      selfService: { ...selfService, orders: { ...selfService.orders, cancelCheckout: true } },
    };
    const { merchantNotices: _beside, ...stored } = changed;
    expect(storedSettings(changed)).toEqual(stored);
  });

  it('[D-158] are closed until an end by the clocks of the shop, and opened by null', () => {
    const closedOf = (patch: unknown, of = aWorkspace()) => patched(of, workspacePatch.parse(patch)).settings.closed;
    const closed = aWorkspace({ settings: { ...aWorkspace().settings, closed: { until: null, note: 'Soon' } } });
    expect(closedOf({ closed: { until: '2027-01-03', note: 'On holiday' } })).toEqual({
      until: '2027-01-03T23:00:00.000Z',
      note: 'On holiday',
    });
    expect(closedOf({ closed: { until: '2027-01-04T09:00' }, timezone: 'Europe/Berlin' })).toEqual({ until: '2027-01-04T08:00:00.000Z' });
    expect([closedOf({}, closed), closedOf({ closed: null }, closed), closedOf({ closed: {} }, closed)]).toEqual([
      closed.settings.closed,
      undefined,
      { until: null },
    ]);
    expect(() => closedOf({ closed: { until: '2027-03-28T02:30' }, timezone: 'Europe/Berlin' })).toThrow(/change of clocks/);
    expect(storedSettings(aWorkspace().settings)).not.toHaveProperty('closed');
  });

  it('[D-158] stay as they are by a document that names no closing, and are closed or opened by one that does', () => {
    const closed = { until: null, note: 'Soon' };
    const inForce = itemOf(aWorkspace({ settings: { ...aWorkspace().settings, closed } }));
    const { closed: _closed, ...silent } = inForce;
    const written = (item: object) => besideOperator(workspaceItem.parse({ ...silent, ...item }), inForce).item.closed;
    expect([written({}), written({ closed: null }), written({ closed: {} })]).toEqual([closed, undefined, { until: null }]);
    expect(withItem(aWorkspace(), inForce).settings.closed).toEqual(closed);
  });

  it('[D-158] warn of a closing that is over', () => {
    const ofEnd = (until: string | null) =>
      warnOfClosing({ settings: { ...aWorkspace().settings, closed: { until } } }, new Date('2026-12-24T00:00:00Z')).length;
    expect([ofEnd(null), ofEnd('2026-12-25T00:00:00.000Z'), ofEnd('2025-12-25T00:00:00.000Z')]).toEqual([0, 0, 1]);
    expect(warnOfClosing(aWorkspace(), new Date())).toEqual([]);
  });

  it('are described in the document, and made from it', () => {
    const item = workspaceItem.parse({
      displayName: 'Other',
      timezone: 'Europe/Berlin',
      currencies: ['EUR'],
      fees: { frontdesk: { pct: 2.5, flatMinor: 100, flatByCurrency: { USD: 10 } } },
    });
    const limits = { register: { perMinute: 1, burst: 1 } };
    const workspace = aWorkspace({ settings: { ...aWorkspace().settings, limits } });

    const changed = withItem(workspace, item);

    const { merchantNotices } = workspace.settings;
    expect(itemOf(changed)).toEqual({ ...item, fees: { ...item.fees, product: workspace.settings.fees.product }, merchantNotices });
    expect(changed).toMatchObject({ slug: workspace.slug, apiEnabled: true, settings: { limits } });
  });

  it('[D-156] have notices to the merchant changed one by one, by a change or the document; those left out stay', () => {
    const workspace = patched(aWorkspace(), workspacePatch.parse({ merchantNotices: { orders: 'daily' } }));
    expect(workspace.settings.merchantNotices).toMatchObject({ orders: 'daily', refundRequests: 'each', failures: 'off' });
    const item = workspaceItem.parse({ ...itemOf(workspace), merchantNotices: { failures: 'each' } });
    expect(withItem(workspace, item).settings.merchantNotices).toMatchObject({ orders: 'daily', failures: 'each' });
    const { merchantNotices: _, ...without } = itemOf(workspace);
    expect(besideOperator(workspaceItem.parse(without), itemOf(workspace)).item.merchantNotices).toEqual(
      workspace.settings.merchantNotices,
    );
    expect(workspacePatch.safeParse({ merchantNotices: { orders: 'hourly' } }).success).toBe(false);
    expect(workspacePatch.safeParse({ merchantNotices: { mail: 'each' } }).success).toBe(false);
  });

  it('[D-106] set how many seats may be taken at a time, from 1 to 1,000', () => {
    expect(patched(aWorkspace(), workspacePatch.parse({ seats: { mostPerCheckout: 7 } })).settings.seats).toEqual({
      mostPerRegistration: 20,
      mostPerCheckout: 7,
    });
    for (const mostPerRegistration of [0, 1_001, 1.5, null])
      expect(workspacePatch.safeParse({ seats: { mostPerRegistration } }).success).toBe(false);
  });

  it('[ADR 0067 r1] allow guests and buyers the self-service that a patch switches on, and no other', () => {
    const changed = patched(
      aWorkspace(),
      workspacePatch.parse({ selfService: { tickets: { giveAway: true }, orders: { requestRefund: true } } }),
    );
    expect(changed.settings.selfService).toEqual({
      tickets: { rename: false, giveAway: true, giveBack: false, resend: true },
      orders: { changeAddress: false, cancelCheckout: false, requestRefund: true },
    });
    const { tickets } = patched(changed, workspacePatch.parse({ selfService: { tickets: { resend: false } } })).settings.selfService;
    expect(tickets).toEqual({ rename: false, giveAway: true, giveBack: false, resend: false });
    for (const bad of [{ tickets: { resend: 'yes' } }, { tickets: { sell: true } }, { guests: {} }, null])
      expect(workspacePatch.safeParse({ selfService: bad }).success).toBe(false);
  });

  it('change in the fields of a patch, and in nothing else', () => {
    const workspace = aWorkspace();
    const fee = { pct: 2.5, flatMinor: 100, flatByCurrency: {} };
    const patch = workspacePatch.parse({ apiEnabled: false, rails: { card: { enabled: false } }, fees: { product: fee } });

    expect(patched(workspace, patch)).toEqual({
      ...workspace,
      apiEnabled: false,
      settings: {
        ...workspace.settings,
        rails: { ...workspace.settings.rails, card: { enabled: false } },
        fees: { ...workspace.settings.fees, product: fee },
      },
    });
    expect(patched(workspace, workspacePatch.parse({}))).toEqual(workspace);
  });

  it('[§4.8 sender] [§4.8 r4] send codes by their own number to their own country, unless a patch says otherwise', () => {
    const changed = patched(aWorkspace(), workspacePatch.parse({ otp: { sender: 'frontdesk', countries: ['NG', 'GH'] } }));
    expect(changed.settings.otp).toEqual({ sender: 'frontdesk', countries: ['NG', 'GH'], fraudGuards: false });
    const of = (otp: object) => patched(changed, workspacePatch.parse({ otp })).settings.otp;
    expect(of({ sender: 'own', fraudGuards: true })).toEqual({ sender: 'own', countries: ['NG', 'GH'], fraudGuards: true });
    expect(of({ countries: null })).toEqual({ sender: 'frontdesk', fraudGuards: false });
    for (const bad of [
      { sender: 'other' },
      { countries: ['Nigeria'] },
      { countries: ['ng'] },
      { countries: ['NG', 'NG'] },
      { country: 'NG' },
    ]) {
      expect(workspacePatch.safeParse({ otp: bad }).success).toBe(false);
    }
  });

  it('[D-107] send 500 SMS a day to their own country, unless a patch says otherwise', () => {
    const changed = patched(aWorkspace(), workspacePatch.parse({ texts: { countries: ['NG', 'GH'] } }));
    expect(changed.settings.texts).toEqual({ countries: ['NG', 'GH'], mostPerDay: 500 });
    const of = (texts: object) => patched(changed, workspacePatch.parse({ texts })).settings.texts;
    expect([of({ mostPerDay: 3 }), of({ countries: null }), of({ countries: [] })]).toEqual([
      { countries: ['NG', 'GH'], mostPerDay: 3 },
      { mostPerDay: 500 },
      { countries: [], mostPerDay: 500 },
    ]);
    for (const bad of [
      { mostPerDay: 0 },
      { mostPerDay: 1.5 },
      { mostPerDay: null },
      { countries: ['Nigeria'] },
      { countries: ['NG', 'NG'] },
      { country: 'NG' },
    ]) {
      expect(workspacePatch.safeParse({ texts: bad }).success).toBe(false);
    }
  });

  it('[D-45] hold seats for 5 to 60 minutes, as a patch says', () => {
    const changed = patched(aWorkspace(), workspacePatch.parse({ checkouts: { eventMinutes: 5 } }));
    expect(changed.settings.checkouts).toEqual({ ...aWorkspace().settings.checkouts, eventMinutes: 5 });
    for (const minutes of [4, 61, 7.5]) expect(workspacePatch.safeParse({ checkouts: { headlessMinutes: minutes } }).success).toBe(false);
  });

  it('[D-15] refund the part of unfinished savings that a patch sets, in whole percent', () => {
    const changed = patched(aWorkspace(), workspacePatch.parse({ savings: { refundPct: 80 } }));
    expect([aWorkspace().settings.savings, changed.settings.savings]).toEqual([
      { refundPct: 100, leastPartPct: 5 },
      { refundPct: 80, leastPartPct: 5 },
    ]);
    for (const refundPct of [-1, 101, 50.5]) expect(workspacePatch.safeParse({ savings: { refundPct } }).success).toBe(false);
  });

  it('[D-15] accept savings in parts of at least 5 %, or as a patch says, in whole percent', () => {
    const changed = patched(aWorkspace(), workspacePatch.parse({ savings: { leastPartPct: 20 } }));
    expect(changed.settings.savings).toEqual({ refundPct: 100, leastPartPct: 20 });
    for (const leastPartPct of [0, 101, 2.5]) expect(workspacePatch.safeParse({ savings: { leastPartPct } }).success).toBe(false);
  });

  it('[D-110] have room for 25 MiB of files in one submission and 2 GiB in all, or as a patch says', () => {
    const { forms } = patched(aWorkspace(), workspacePatch.parse({ forms: { fileMiBPerSubmission: 250 } })).settings;
    expect(forms).toEqual({ keepDays: 365, fileMiBPerSubmission: 250, fileMiBInAll: 2_048 });
    for (const faulty of [{ fileMiBPerSubmission: 251 }, { fileMiBPerSubmission: 0 }, { fileMiBInAll: -1 }, { fileMiBInAll: 0.5 }])
      expect(workspacePatch.safeParse({ forms: faulty }).success).toBe(false);
  });

  it('[D-110] keep submissions for 365 days unless a patch says otherwise, and without end by null', () => {
    const set = patched(aWorkspace(), workspacePatch.parse({ forms: { keepDays: 30 } }));
    expect(
      [set, patched(set, workspacePatch.parse({ forms: {} })), patched(set, workspacePatch.parse({ forms: { keepDays: null } }))].map(
        ({ settings }) => settings.forms.keepDays,
      ),
    ).toStrictEqual([30, 30, null]);
    expect(aWorkspace().settings.forms.keepDays).toBe(365);
    for (const keepDays of [0, 3_651, 1.5]) expect(workspacePatch.safeParse({ forms: { keepDays } }).success).toBe(false);
  });

  it('[D-103] wait for late money for a day by default, for up to a week, as a patch says', () => {
    expect(aWorkspace().settings.checkouts.lateMoneyHours).toBe(24);
    const isTaken = (lateMoneyHours: number) => workspacePatch.safeParse({ checkouts: { lateMoneyHours } }).success;
    expect([0, 1, 168, -1, 169, 0.5].map(isTaken)).toEqual([true, true, true, false, false, false]);
    expect(patched(aWorkspace(), workspacePatch.parse({ checkouts: { lateMoneyHours: 0 } })).settings.checkouts).toEqual({
      ...aWorkspace().settings.checkouts,
      lateMoneyHours: 0,
    });
  });

  it('[D-45] [D-29] hold stock for 5 to 60 minutes and wait up to ten for silent providers, as a patch says', () => {
    const isTaken = (checkouts: object) => workspacePatch.safeParse({ checkouts }).success;
    expect(
      [
        { stockMinutes: 5, graceSeconds: 0 },
        { stockMinutes: 60, graceSeconds: 600 },
      ].map(isTaken),
    ).toEqual([true, true]);
    expect(
      [{ stockMinutes: 4 }, { stockMinutes: 61 }, { graceSeconds: -1 }, { graceSeconds: 601 }, { graceSeconds: 0.5 }].map(isTaken),
    ).not.toContain(true);
  });

  it('[D-61] have no ceiling on the holds of a key until a patch sets one, and none again by null', () => {
    const set = patched(aWorkspace(), workspacePatch.parse({ checkouts: { mostHoldsPerKey: 50 } }));
    expect([aWorkspace().settings.checkouts.mostHoldsPerKey, set.settings.checkouts.mostHoldsPerKey]).toEqual([undefined, 50]);
    expect(patched(set, workspacePatch.parse({ checkouts: { eventMinutes: 5 } })).settings.checkouts).toEqual({
      ...set.settings.checkouts,
      eventMinutes: 5,
    });
    expect(patched(set, workspacePatch.parse({ checkouts: { mostHoldsPerKey: null } })).settings.checkouts).toStrictEqual(
      aWorkspace().settings.checkouts,
    );
    for (const most of [0, 1.5, 100_001]) expect(workspacePatch.safeParse({ checkouts: { mostHoldsPerKey: most } }).success).toBe(false);
  });

  it('ignore fields that a later release has added to them', () => {
    expect(workspaceSettings.parse({ laterOn: true, alertEmail: 'desk@example.com' })).toEqual({
      ...aWorkspace().settings,
      alertEmail: 'desk@example.com',
    });
  });

  it('[D-120] normalise their addresses as everywhere, and read those that were accepted before', () => {
    expect(workspacePatch.parse({ support: { email: ' Hello@bücher.example\u200b' }, alertEmail: 'ops@пример.рф' })).toEqual({
      support: { email: 'Hello@xn--bcher-kva.example' },
      alertEmail: 'ops@xn--e1afmkfd.xn--p1ai',
    });
    expect(workspacePatch.safeParse({ alertEmail: 'ops@localhost' }).error?.issues[0]?.message).toContain('a whole domain');
    const stored = `${'x'.repeat(65)}@shop.example`;
    expect(workspaceSettings.parse({ support: { email: stored }, alertEmail: stored })).toMatchObject({ alertEmail: stored });
  });

  it('keep the contact of the shop until it is changed, or left out of a document', () => {
    const support = { email: 'hello@example.com', promise: 'Returns within 14 days' };
    const workspace = patched(aWorkspace(), workspacePatch.parse({ support }));
    expect(workspace.settings).toEqual({ ...aWorkspace().settings, support });
    expect(patched(workspace, workspacePatch.parse({ displayName: 'Other' })).settings).toEqual(workspace.settings);
    expect(patched(workspace, workspacePatch.parse({ support: null }))).toEqual(aWorkspace());
    expect(withItem(aWorkspace(), itemOf(workspace))).toEqual(workspace);
    expect(withItem(workspace, workspaceItem.parse({ ...itemOf(workspace), support: undefined }))).toEqual(aWorkspace());
  });

  it('[D-74] keep the address for alerts until it is changed, or removed by null or by a document without it', () => {
    const alertEmail = 'desk@example.com';
    const workspace = patched(aWorkspace(), workspacePatch.parse({ alertEmail }));
    expect(workspace.settings).toEqual({ ...aWorkspace().settings, alertEmail });
    expect(patched(workspace, workspacePatch.parse({ displayName: 'Other' })).settings).toEqual(workspace.settings);
    expect(patched(workspace, workspacePatch.parse({ alertEmail: null })).settings.alertEmail).toBeUndefined();
    const item = workspaceItem.parse(itemOf(workspace));
    expect(withItem(aWorkspace(), item)).toEqual(workspace);
    expect(withItem(workspace, { ...item, alertEmail: undefined })).toEqual(aWorkspace());
  });

  it.each([
    ['currencies', []],
    ['currencies', ['NGN', 'NGN']],
    ['currencies', ['XXX1']],
    ['timezone', 'Lagos'],
    ['displayName', ' '],
    ['fees', { frontdesk: { pct: 2.00001 } }],
    ['fees', { other: {} }],
    ['alertEmail', 'nobody'],
    ['support', { email: 'nobody' }],
    ['support', { fax: '1' }],
    ['colour', 'red'],
  ])('refuse %s %j', (field, value) => {
    const result = workspaceItem.safeParse({ displayName: 'Shop', timezone: 'Africa/Lagos', currencies: ['NGN'], [field]: value });
    expect(result.success).toBe(false);
  });
});
