const widthOf = (query: string) => /max-width: ([\d.]+)px/.exec(query)?.[1];

/** Makes media queries answer as on a screen of this width, for a person who asked for less motion. */
export function setScreen(width: number): void {
  window.matchMedia = (query) => {
    const most = widthOf(query);
    return {
      matches: query.includes('prefers-reduced-motion') || (most !== undefined && width <= Number(most)),
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    };
  };
}
