import type { AnswerTool, Citation } from 'shared-contracts';
import type { CitationFinder } from '../../answers/citations/find-citations';
import type { AnswerEngine, EngineRequest } from '../../answers/engine';

export const section138: Citation = {
  id: 'ni-act-138',
  kind: 'provision',
  label: 'Section 138, Negotiable Instruments Act, 1881',
  act: 'Negotiable Instruments Act, 1881',
  number: '138',
  title: 'Dishonour of cheque',
  url: 'https://www.indiacode.nic.in/',
};

const bouncedCheque: AnswerTool = {
  id: 'cheque-bounce',
  title: 'Bounced cheque',
  language: 'en',
  leads: true,
  filled: {},
  missing: [],
  result: null,
};

/** Answers in three pieces; "fail" fails, "until when" has a tool that asks for a day, "wait" waits for the reader to leave, "pause" does so the first time, "unknown" does not know. */
export function createFakeEngine(): AnswerEngine & { readonly requests: EngineRequest[] } {
  const requests: EngineRequest[] = [];
  return {
    requests,
    warm: () => Promise.resolve(),
    async answer(request) {
      const { onText, signal } = request;
      requests.push(request);
      if (request.question.includes('fail')) throw new Error('The engine failed.');
      for (const piece of ['You can ', 'complain ', '[1].']) onText?.(piece);
      const isFirst = requests.filter(({ question }) => question === request.question).length === 1;
      if (request.question.includes('wait') || (request.question.includes('pause') && isFirst))
        await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
      const outcome = request.question.includes('unknown') ? 'unknown' : 'answered';
      return {
        markdown: 'You can complain [1].',
        citations: outcome === 'unknown' ? [] : [section138],
        language: 'en',
        outcome,
        suggestions: ['And then?'],
        notice: '',
        subjects: outcome === 'unknown' ? [] : ['cheque-bounce', section138.id],
        ...(request.question.includes('until when') ? { tool: bouncedCheque } : {}),
      };
    },
  };
}

export const findFakeCitations: CitationFinder = (ids) =>
  Promise.resolve(ids.includes(section138.id) ? [section138] : []);
