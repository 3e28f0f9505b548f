export interface PackageFilterValues extends Readonly<Record<string, string>> {
  readonly tab: 'plans' | 'subscriptions';
  readonly status: 'all' | 'active' | 'expired';
}

export const packageFilters: PackageFilterValues = { tab: 'plans', status: 'all' };
