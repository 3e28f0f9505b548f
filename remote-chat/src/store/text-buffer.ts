const drawEveryMs = 50;

/** Gathers the small pieces of an answer, so that the page draws it some twenty times a second. */
export function createTextBuffer(draw: (text: string) => void) {
  let waiting = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== '') draw(waiting);
    waiting = '';
  };
  return {
    flush,
    add(text: string) {
      waiting += text;
      timer ??= setTimeout(flush, drawEveryMs);
    },
  };
}
