/** An OpenAI-compatible endpoint. */
export interface ModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** For the first words, and between later ones; half as much again for the whole. */
  readonly timeoutMs: number;
}

/** How many times longer than a pause the whole answer may take. */
const WHOLE = 1.5;
/** Letters of the longest answer that anybody would read. */
const LONGEST = 20_000;

/**
 * Streams the text that a model writes.
 * @throws when the endpoint fails, sends nothing, pauses longer than the timeout, or does not come to an end.
 */
export async function* streamModel(
  settings: ModelSettings,
  system: string,
  prompt: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  // Loaded where a model is set up, and nowhere else.
  const [{ createOpenAICompatible }, { streamText }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('ai'),
  ]);
  const silence = new AbortController();
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
  });
  let timer = setTimeout(() => silence.abort(), settings.timeoutMs);
  const whole = setTimeout(() => silence.abort(), settings.timeoutMs * WHOLE);
  let length = 0;
  try {
    const result = streamText({
      model: provider(settings.model),
      instructions: system,
      prompt,
      temperature: 0.2,
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
      onError: () => undefined,
    });
    let wrote = false;
    // A provider that is down ends `textStream` silently; only the full stream tells.
    for await (const part of result.fullStream) {
      if (part.type === 'error') throw new Error('The language model failed.');
      if (part.type === 'abort') throw new Error('The language model was stopped.');
      if (part.type !== 'text-delta') continue;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), settings.timeoutMs);
      wrote = true;
      length += part.text.length;
      if (length > LONGEST) throw new Error('The language model does not come to an end.');
      yield part.text;
    }
    if (!wrote) throw new Error('The language model wrote nothing.');
  } finally {
    silence.abort();
    clearTimeout(whole);
    clearTimeout(timer);
  }
}
