/**
 * Asks others, and keeps the last word of each for as long as it is out of reach.
 * @param freshMs for how long nobody is asked again
 * @returns undefined where one never answered
 */
export function lastSaid<Said>(
  freshMs: number,
  ask: (whom: string) => Promise<Said>,
): (whom: string) => Promise<Said | undefined> {
  const known = new Map<string, { readonly asked: number; readonly said: Promise<Said | undefined> }>();
  return (whom) => {
    const last = known.get(whom);
    if (last && Date.now() - last.asked < freshMs) return last.said;
    const said = ask(whom).catch(() => last?.said);
    known.set(whom, { asked: Date.now(), said });
    return said;
  };
}
