/** A box that scrolls takes the focus, so that it can be scrolled by keyboard in every browser. */
export const keyboardScrollable = { tabIndex: 0 } as const;
