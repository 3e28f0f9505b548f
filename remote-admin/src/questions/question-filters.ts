import type { ReviewItem } from 'shared-contracts';

export interface QuestionFilterValues extends Readonly<Record<string, string>> {
  readonly kind: 'all' | ReviewItem['kind'];
  readonly status: 'all' | ReviewItem['status'];
}

export const questionFilters: QuestionFilterValues = { kind: 'all', status: 'open' };

export const kindNames: Readonly<Record<ReviewItem['kind'], string>> = {
  unanswered: 'No answer found',
  'thumbs-down': 'Rated down',
};
