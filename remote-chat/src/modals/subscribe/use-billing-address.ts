import { useEffect, useState } from 'react';
import { useAuth, useHost } from '../../host/host-context';

export interface BillingAddress {
  readonly name: string;
  readonly stateCode: string;
  readonly address: string;
  readonly gstin: string;
}

/** What a person calls themselves; a name that was only cut from the e-mail address is none. */
const ownName = (name: string, email: string): string => (name === email.split('@')[0] ? '' : name);

/** The invoice's address, begun from the profile of a signed-in person. The State is never guessed: the tax depends on it. */
export function useBillingAddress(isLive: boolean): readonly [BillingAddress, (address: BillingAddress) => void] {
  const { accounts } = useHost().services;
  const user = useAuth((auth) => auth.user);
  const email = user?.email ?? '';
  const userName = ownName(user?.name ?? '', email);
  const [address, setAddress] = useState<BillingAddress>({
    name: userName,
    stateCode: '',
    address: '',
    gstin: '',
  });
  const isSignedIn = user !== null;

  useEffect(() => {
    if (!isLive || !isSignedIn) return undefined;
    let isWanted = true;
    accounts.profile().then(
      (profile) => {
        if (!isWanted) return;
        // What was typed or chosen meanwhile stays.
        setAddress((current) => ({
          name: current.name || ownName(profile.name, email),
          stateCode: current.stateCode || profile.stateCode,
          address: current.address || profile.address,
          gstin: current.gstin || profile.gstin,
        }));
      },
      // Without the profile the person fills the fields in.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [accounts, isLive, isSignedIn, email]);
  return [address, setAddress];
}
