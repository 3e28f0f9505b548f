const recommended = 24;
const oldestSupported = 22;

/** One line for who starts the product on a Node that still runs it but gets no security updates any more; null for the others. */
export function adviceFor(version) {
  if (Number(version.split('.')[0]) >= oldestSupported) return null;
  return `Node ${version} gets no security updates any more: the product runs, but Node ${recommended} is recommended.`;
}
