import { englishOffTopic } from './english';
import { hindiOffTopic } from './hindi';
import { kannadaOffTopic } from './kannada';
import { romanOffTopic } from './roman';
import { tamilOffTopic } from './tamil';

/** Questions that are none of Indian law, in all our languages: whatever sounds more like one of these than like law is declined. */
export const offTopicQuestions: readonly string[] = [englishOffTopic, hindiOffTopic, kannadaOffTopic, romanOffTopic, tamilOffTopic].flatMap((lines) => lines.split('\n').filter(Boolean));
