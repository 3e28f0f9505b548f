import { useIsLive } from '../host/host-context';

const formatOf = (useGrouping: 'always' | 'min2') =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2, useGrouping });
const live = formatOf('always');
const demonstration = formatOf('min2');

/** Writes paise as rupees with two decimals: as the public pages do, in the demonstration with the specification's digits. */
export function useRupees(): (paise: number) => string {
  const format = useIsLive() ? live : demonstration;
  return (paise) => format.format(paise / 100);
}
