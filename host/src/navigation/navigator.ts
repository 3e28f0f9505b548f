type Go = (href: string) => void;

export interface Navigator {
  navigate: Go;
  /** Called by the router when it is there; gives back what ends the connection. */
  connect(go: Go): () => void;
}

/** Lets code outside React navigate: through the router, or by loading the page while there is none. */
export function createNavigator(): Navigator {
  const load: Go = (href) => window.location.assign(href);
  let go = load;
  return {
    navigate: (href) => go(href),
    connect(next) {
      go = next;
      return () => {
        go = load;
      };
    },
  };
}
