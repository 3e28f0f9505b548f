import { adminDownloads, type AdminUser } from 'shared-contracts';
import { adminRoutes } from 'shared-contracts/calls/admin/routes';
import type { CallRoute } from 'shared-contracts/calls/call';
import { startAdminApi, type AdminApi } from './testing/admin-api';

const staff = ['admin', 'editor', 'support', 'accountant'] as const;

/** Who gets through to each call: o(wner), e(ditor of law), s(upport), a(ccountant). */
const table: Record<keyof typeof adminRoutes, string> = {
  dashboard: 'o--a',
  money: 'o--a',
  search: 'oesa',
  bell: 'oesa',
  readBell: 'oesa',
  undo: 'oesa',
  listUsers: 'o-s-',
  getUser: 'o-s-',
  createUser: 'o-s-',
  updateUser: 'o-s-',
  setUserActive: 'o-s-',
  bulkUsers: 'o-s-',
  resetUserPassword: 'o-s-',
  resetSecondStep: 'o---',
  setStaffRole: 'o---',
  listPlans: 'o-sa',
  createPlan: 'o--a',
  updatePlan: 'o--a',
  setPlanActive: 'o--a',
  deletePlan: 'o--a',
  listSubscriptions: 'o-sa',
  getSubscription: 'o-sa',
  assignPlan: 'o--a',
  listFiles: 'oe--',
  getFile: 'oe--',
  uploadFile: 'oe--',
  reindexFile: 'oe--',
  deleteFiles: 'oe--',
  listInvoices: 'o--a',
  listCoupons: 'o--a',
  createCoupon: 'o--a',
  updateCoupon: 'o--a',
  setCouponStatus: 'o--a',
  deleteCoupons: 'o--a',
  notificationSettings: 'o---',
  saveNotificationSettings: 'o---',
  previewNotification: 'o---',
  paymentSettings: 'o---',
  savePaymentSettings: 'o---',
  testGateway: 'o---',
  emailSettings: 'o---',
  saveEmailSettings: 'o---',
  sendTestMail: 'o---',
  pricing: 'o--a',
  savePricing: 'o--a',
  toolUse: 'oe--',
  listReviewItems: 'oe--',
  closeReviewItem: 'oe--',
  findRecords: 'oe--',
  listShortAnswers: 'oe--',
  tryShortAnswer: 'oe--',
  publishShortAnswer: 'oe--',
  listPublishedAnswers: 'oe--',
  withdrawShortAnswer: 'oe--',
  listContactMessages: 'o-s-',
  setContactMessageHandled: 'o-s-',
  listConsultations: 'o-s-',
  changeConsultation: 'o-s-',
  listAudit: 'o---',
  releases: 'o---',
  switchRelease: 'o---',
};
const downloads: Record<keyof typeof adminDownloads, readonly [path: string, who: string]> = {
  users: [adminDownloads.users({ search: '', status: 'all', role: 'all' }), 'o-s-'],
  invoices: [adminDownloads.invoices({ format: 'csv', period: 'thisMonth', search: '', status: 'all' }), 'o--a'],
  gstr1: [adminDownloads.gstr1('2026-05'), 'o--a'],
  publishedAnswers: [adminDownloads.publishedAnswers(), 'oe--'],
  file: [adminDownloads.file('none'), 'oe--'],
  proof: [adminDownloads.proof('none'), 'o--a'],
  invoicePdf: [adminDownloads.invoicePdf('none'), 'o--a'],
};

describe('roles of the house', () => {
  let api: AdminApi;
  const person = async (email: string): Promise<AdminUser> => {
    const { rows } = (await api.asAdmin({ url: `/api/admin/users?search=${email}` })).json();
    return (rows as AdminUser[])[0]!;
  };
  const give = (id: string, staffRole: string) =>
    api.asAdmin({ method: 'PUT', url: `/api/admin/users/${id}/staff-role`, payload: { staffRole } });

  beforeAll(async () => {
    api = await startAdminApi();
    for (const email of ['first@example.com', 'second@example.com'])
      await api.asAdmin({ method: 'POST', url: '/api/admin/users', payload: { name: 'P', email, role: 'Lawyer' } });
  });
  afterAll(() => api.close());

  const through = async (method: CallRoute['method'], url: string): Promise<string> => {
    const letters = await Promise.all(
      staff.map(async (role, place) => {
        const { statusCode } = await api.as(role, { method, url });
        return statusCode === 403 ? '-' : (['o', 'e', 's', 'a'][place] ?? '');
      }),
    );
    return letters.join('');
  };

  it.each(Object.entries(table))('%s lets %s through', async (name, who) => {
    const { method, path } = adminRoutes[name as keyof typeof adminRoutes];
    expect(await through(method, path.replace(/:\w+/g, 'none'))).toBe(who);
  });

  it.each(Object.entries(downloads))('the download %s lets %s through', async (_name, [path, who]) => {
    expect(await through('GET', path)).toBe(who);
  });

  it('only an owner gives roles, each is noted, and somebody stays an owner', async () => {
    const { id } = await person('first@example.com');
    expect((await give(id, 'owner')).json()).toMatchObject({ role: 'Admin', staffRole: 'owner' });
    expect((await give(id, 'none')).json().detail).toMatch(/Somebody has to own everything/);
    const second = await person('second@example.com');
    expect((await give(second.id, 'editor')).json()).toMatchObject({ role: 'Admin', staffRole: 'editor' });
    expect((await give(second.id, 'none')).json()).toMatchObject({ role: 'Lawyer', staffRole: null });
    const { rows } = (await api.asAdmin({ url: '/api/admin/audit?search=staff-role&order=asc' })).json();
    expect(rows.map(({ after }: { after: unknown }) => after)).toEqual([
      { staffRole: 'owner' },
      { staffRole: 'editor' },
      { staffRole: null },
    ]);
  });

  it('support may not change the account of somebody of the house', async () => {
    const owner = await person('first@example.com');
    const body = { name: 'Taken', email: 'thief@example.com', role: 'Admin', password: 'a-long-new-password' };
    expect(
      (await api.as('support', { method: 'PUT', url: `/api/admin/users/${owner.id}`, payload: body })).statusCode,
    ).toBe(403);
    expect(
      (await api.as('support', { method: 'POST', url: `/api/admin/users/${owner.id}/reset-password` })).statusCode,
    ).toBe(403);
    expect(await person('first@example.com')).toMatchObject({ id: owner.id, name: 'P' });
  });

  it('search finds only what is somebody’s own work', async () => {
    const kinds = async (role: 'admin' | 'editor'): Promise<string[]> =>
      (await api.as(role, { url: '/api/admin/search?q=first' })).json().hits.map(({ kind }: { kind: string }) => kind);
    expect(await kinds('admin')).toContain('user');
    expect(await kinds('editor')).not.toContain('user');
  });
});
