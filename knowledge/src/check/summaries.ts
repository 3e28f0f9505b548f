import { problemAt, type Check } from './context';

/** Shorter than this, a summary only makes sense beside the heading or the section before it; an answer shows it alone. */
export const shortestSummary = 60;

/** A summary of law in force stands alone: who, what, within which limits. */
export const summariesStandAlone: Check = ({ loaded }) =>
  loaded.acts
    .filter(({ act }) => !act.value.repealedOn)
    .flatMap(({ act, provisions }) =>
      provisions
        .filter(({ value }) => !value.status && value.summary.length < shortestSummary)
        .map((source) =>
          problemAt(
            source,
            ['summary'],
            `The summary of ${act.value.slug} ${source.value.number} cannot be understood by itself: say who may or must do what, and within which limits (${shortestSummary} characters or more).`,
          ),
        ),
    );
