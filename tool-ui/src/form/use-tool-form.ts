import type { Done, Message, Person, Tool, ToolResult } from 'rules';
import { useState } from 'react';
import { dayInIndia } from 'shared-contracts/time/india';

export type FieldValue = string | readonly Person[];
export type ToolValues = Readonly<Record<string, FieldValue>>;

export interface ToolFormState {
  readonly values: ToolValues;
  /** What is wrong with a field; `null` where it is only empty. */
  readonly problems: Readonly<Record<string, Message | null>>;
  readonly result: Done | null;
  /** Fields without which nothing could be worked out at first. */
  readonly asked: readonly string[];
  readonly change: (name: string, value: FieldValue) => void;
  /** Works it out; gives the first field that needs attention. */
  readonly submit: () => string | undefined;
}

interface Options {
  /** What is known already; where it is enough, the result is there at once. */
  readonly known?: ToolValues;
  /** Is told what a result was worked out from. */
  readonly onDone?: (values: ToolValues) => void;
  /** Is told how far somebody came: the first entry, and each attempt. */
  readonly onStep?: (step: 'began' | 'refused' | 'done') => void;
}

/** What was entered for a tool, what is wrong with it and what comes of it. What was entered stays in every case. */
export function useToolForm(tool: Tool, { known = {}, onDone, onStep }: Options = {}): ToolFormState {
  const [start] = useState(known);
  const [values, setValues] = useState(start);
  const [first] = useState(() => tool.run(start, dayInIndia(new Date())));
  const [problems, setProblems] = useState(first.status === 'impossible' ? problemsOf(first) : {});
  const [result, setResult] = useState<Done | null>(first.status === 'done' ? first : null);
  return {
    values,
    problems,
    result,
    asked: first.status === 'missing' ? first.fields : [],
    change: (name, value) => {
      if (values === start) onStep?.('began');
      setValues((before) => ({ ...before, [name]: value }));
      setProblems(({ [name]: _mended, ...others }) => others);
    },
    submit: () => {
      const outcome = tool.run(values, dayInIndia(new Date()));
      setResult(outcome.status === 'done' ? outcome : null);
      if (outcome.status === 'done') onDone?.(values);
      onStep?.(outcome.status === 'done' ? 'done' : 'refused');
      const wrong = problemsOf(outcome);
      setProblems(wrong);
      return Object.keys(wrong)[0];
    },
  };
}

function problemsOf(outcome: ToolResult): ToolFormState['problems'] {
  if (outcome.status === 'impossible') return { [outcome.field]: outcome.problem };
  return outcome.status === 'missing' ? Object.fromEntries(outcome.fields.map((name) => [name, null])) : {};
}
