import type { Relation } from '../../core/family';
import { type Text, words } from '../../core/text';

/** What a relation is called in the form and in the tree. */
export const relationNames: Readonly<Record<Relation, Text>> = {
  wife: words('Wife', 'மனைவி', 'पत्नी', 'ಹೆಂಡತಿ'),
  husband: words('Husband', 'கணவர்', 'पति', 'ಗಂಡ'),
  son: words('Son', 'மகன்', 'बेटा', 'ಮಗ'),
  daughter: words('Daughter', 'மகள்', 'बेटी', 'ಮಗಳು'),
  mother: words('Mother', 'தாய்', 'माँ', 'ತಾಯಿ'),
  father: words('Father', 'தந்தை', 'पिता', 'ತಂದೆ'),
  brother: words('Brother', 'சகோதரர்', 'भाई', 'ಸಹೋದರ'),
  sister: words('Sister', 'சகோதரி', 'बहन', 'ಸಹೋದರಿ'),
  'half-brother-father': words(
    'Brother by the father only',
    'தந்தைவழிச் சகோதரர்',
    'सौतेला भाई (पिता एक)',
    'ತಂದೆಯ ಕಡೆಯ ಸಹೋದರ',
  ),
  'half-sister-father': words('Sister by the father only', 'தந்தைவழிச் சகோதரி', 'सौतेली बहन (पिता एक)', 'ತಂದೆಯ ಕಡೆಯ ಸಹೋದರಿ'),
  'half-brother-mother': words('Brother by the mother only', 'தாய்வழிச் சகோதரர்', 'सौतेला भाई (माँ एक)', 'ತಾಯಿಯ ಕಡೆಯ ಸಹೋದರ'),
  'half-sister-mother': words('Sister by the mother only', 'தாய்வழிச் சகோதரி', 'सौतेली बहन (माँ एक)', 'ತಾಯಿಯ ಕಡೆಯ ಸಹೋದರಿ'),
  'fathers-father': words('Father’s father', 'தந்தையின் தந்தை', 'दादा', 'ತಂದೆಯ ತಂದೆ'),
  'fathers-mother': words('Father’s mother', 'தந்தையின் தாய்', 'दादी', 'ತಂದೆಯ ತಾಯಿ'),
  'mothers-father': words('Mother’s father', 'தாயின் தந்தை', 'नाना', 'ತಾಯಿಯ ತಂದೆ'),
  'mothers-mother': words('Mother’s mother', 'தாயின் தாய்', 'नानी', 'ತಾಯಿಯ ತಾಯಿ'),
  'fathers-brother': words('Father’s brother', 'தந்தையின் சகோதரர்', 'चाचा/ताऊ', 'ತಂದೆಯ ಸಹೋದರ'),
  'fathers-sister': words('Father’s sister', 'தந்தையின் சகோதரி', 'बुआ', 'ತಂದೆಯ ಸಹೋದರಿ'),
  'mothers-brother': words('Mother’s brother', 'தாயின் சகோதரர்', 'मामा', 'ತಾಯಿಯ ಸಹೋದರ'),
  'mothers-sister': words('Mother’s sister', 'தாயின் சகோதரி', 'मौसी', 'ತಾಯಿಯ ಸಹೋದರಿ'),
  'husbands-mother': words('Husband’s mother', 'கணவரின் தாய்', 'सास', 'ಗಂಡನ ತಾಯಿ'),
  'husbands-father': words('Husband’s father', 'கணவரின் தந்தை', 'ससुर', 'ಗಂಡನ ತಂದೆ'),
  'husbands-brother': words('Husband’s brother', 'கணவரின் சகோதரர்', 'देवर/जेठ', 'ಗಂಡನ ಸಹೋದರ'),
  'husbands-sister': words('Husband’s sister', 'கணவரின் சகோதரி', 'ननद', 'ಗಂಡನ ಸಹೋದರಿ'),
  'husbands-son': words(
    'Husband’s son by another wife',
    'கணவரின் வேறு மனைவி மகன்',
    'पति की दूसरी पत्नी का बेटा',
    'ಗಂಡನ ಬೇರೆ ಹೆಂಡತಿಯ ಮಗ',
  ),
  'husbands-daughter': words(
    'Husband’s daughter by another wife',
    'கணவரின் வேறு மனைவி மகள்',
    'पति की दूसरी पत्नी की बेटी',
    'ಗಂಡನ ಬೇರೆ ಹೆಂಡತಿಯ ಮಗಳು',
  ),
};
