import { useEffect, useState } from 'react';
import { useAuth, useHost } from '../../host/host-context';

export interface BillingAddress {
  readonly name: string;
  readonly stateCode: string;
  readonly address: string;
  readonly gstin: string;
}

/** Karnataka, the seller's own State: the place of supply while the buyer's address is not on record (IGST Act, section 12(2)(b)(ii)). */
const sellersState = '29';

/** The invoice's address, begun from the profile of a signed-in person. */
export function useBillingAddress(isLive: boolean): readonly [BillingAddress, (address: BillingAddress) => void] {
  const { accounts } = useHost().services;
  const user = useAuth((auth) => auth.user);
  const userName = user ? user.name || (user.email.split('@')[0] ?? '') : '';
  const [address, setAddress] = useState<BillingAddress>({ name: userName, stateCode: sellersState, address: '', gstin: '' });
  const isSignedIn = user !== null;

  useEffect(() => {
    if (!isLive || !isSignedIn) return undefined;
    let isWanted = true;
    accounts.profile().then(
      (profile) => {
        if (!isWanted) return;
        setAddress({ name: profile.name || userName, stateCode: profile.stateCode || sellersState, address: profile.address, gstin: profile.gstin });
      },
      // Without the profile the person fills the fields in.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [accounts, isLive, isSignedIn, userName]);
  return [address, setAddress];
}
