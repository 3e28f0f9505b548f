const storedAs = 'nyayika.single-keys';

/** Whether `/` and `?` alone do something: who speaks to the browser, or types by mistake, may turn them off. Kept on the device. */
export const singleKeys = {
  areOn: (): boolean => window.localStorage.getItem(storedAs) !== 'off',
  turn(on: boolean): void {
    if (on) window.localStorage.removeItem(storedAs);
    else window.localStorage.setItem(storedAs, 'off');
  },
};
