export interface UserFilterValues extends Readonly<Record<string, string>> {
  readonly status: 'all' | 'active' | 'inactive';
  readonly role: 'all' | 'Customer' | 'Lawyer' | 'Admin' | 'User';
}

export const userFilters: UserFilterValues = { status: 'all', role: 'all' };
