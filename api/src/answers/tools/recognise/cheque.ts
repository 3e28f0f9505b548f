import { dayBeside, type DayTold, type Reading } from '../reading';
import type { Recogniser } from '../recogniser';

const CHEQUE =
  /\b(cheque|check|chek|cheq|chq|cheques)\b|\b138\b|\bdrawer\b|dishono\w+ (slip|memo)|चेक|धनादेश|காசோலை|செக்|ಚೆಕ್/u;
const BOUNCED =
  /bounc|dishono|insufficient|अनादर|अमान्य|அனாதர|ಅಮಾನ್ಯ|return(ed)? (memo|unpaid)|unpaid|\bmemo\b|\b138\b|notice|notis|drawer|बाउंस|बाउन्स|मेमो|नोटिस|लौट|அறிவிப்பு|நோட்டீஸ்|மெமோ|பவுன்ஸ்|திரும்ப|ಬೌನ್ಸ್|ಮೆಮೊ|ಮೆಮೋ|ನೋಟಿಸ್|ಹಿಂತಿರುಗ/u;
const MEMO =
  /memo|slip|bank|return|bounc|dishono|insufficient|अनादर|मेमो|बैंक|लौट|बाउंस|மெமோ|வங்கி|திரும்ப|பவுன்ஸ்|ಮೆಮೊ|ಮೆಮೋ|ಬ್ಯಾಂಕ್|ಹಿಂತಿರುಗ|ಬೌನ್ಸ್/u;
const SAYS_MEMO = /memo|मेमो|மெமோ|ಮೆಮೊ|ಮೆಮೋ/u;
const GOT_NOTICE =
  /\b(refused|returned|unclaimed)\b[^.]{0,25}\b(notice|notis)\b|(notice|notis)\b[^.]{0,25}\b(refused|unclaimed)\b|(notice|notis|it)\b[^.]{0,40}\b(serv|deliver|receiv|reach|mila)|\b(receiv|got|served|deliver)\w*\b[^.]{0,35}\b(notice|notis)\b|नोटिस[^.]{0,40}(मिला|मिली|मिल गया|पहुँच|पहुंच|तामील)|(அறிவிப்பு|நோட்டீஸ்)[^.]{0,40}(கிடைத்த|பெற்ற|சேர்ந்த)|ನೋಟಿಸ್[^.]{0,40}(ತಲುಪ|ಸಿಕ್ಕ|ಪಡೆದ|ಬಂತು)/u;
const SENT = /\b(sent|posted|dispatched|issued|mailed|bheja|bhej diya)\b|भेजा|भेज दिया|அனுப்பினே|அனுப்பிய|ಕಳುಹಿಸಿದ|ಕಳಿಸಿದ/u;
const DATED =
  /\b(cheque|check|chek)\b[^.]{0,20}\b(dated|of|is of|has the date)\b|\bdated\b|चेक पर|तारीख का चेक|தேதியிட்ட|ದಿನಾಂಕದ/u;
const VALIDITY = /deposit|present|accept|honou?r\b|stale|valid|encash|जमा|वैध|செலுத்|செல்லு|ಮಾನ್ಯ|ಹಾಕ/u;
const EXCUSED = /\bcondon|sufficient cause|excuse\w* the delay|विलंब (?:माफ़?|क्षमा)|தாமதத்தை மன்னி|ವಿಳಂಬ ಮನ್ನಾ/u;
const FINE = /fine|punish|penalt|jurmana|saza|जुर्माना|सज़?ा|அபராத|தண்டன|ದಂಡ|ಶಿಕ್ಷೆ/u;

/** Days of a bounced cheque: which day is the bank's, which the notice's. */
export const cheque: Recogniser = (reading) => {
  const { text, days, sums, isOwn } = reading;
  // Whether a complaint that comes late is still heard is no question of days.
  if (EXCUSED.test(text)) return undefined;
  if (!CHEQUE.test(text) && !(/\bmemo\b/u.test(text) && /notice/u.test(text))) return undefined;
  const [only] = days;
  if (only === undefined) {
    const fined =
      FINE.test(text) &&
      BOUNCED.test(text) &&
      /how much|highest|maximum|most|कितना|அதிகபட்ச|எவ்வளவு|ಎಷ್ಟು|ಗರಿಷ್ಠ/u.test(text);
    if (fined && sums[0] !== undefined) return { tool: 'cheque-bounce', given: { amount: sums[0] } };
    return isOwn && BOUNCED.test(text) && asksWhatNext(reading) ? { tool: 'cheque-bounce', given: {} } : undefined;
  }
  const given: Record<string, string> = {};
  // The day of the memo counts, also where the day on which the cheque came back is told before it.
  const byMemo = [...days].sort((a, b) => Number(SAYS_MEMO.test(b.clause)) - Number(SAYS_MEMO.test(a.clause)));
  for (const day of byMemo) {
    const role = roleOf(day);
    if (role !== undefined && given[role] === undefined) given[role] = day.iso;
  }
  if (given.memoDate === undefined && given.noticeReceived === undefined && !BOUNCED.test(text))
    return VALIDITY.test(text)
      ? { tool: 'cheque-bounce', given: { chequeDate: dayBeside(reading, DATED) ?? only.iso } }
      : undefined;
  if (Object.keys(given).length === 0) given.memoDate = only.iso;
  if (given.chequeDate !== undefined && Object.keys(given).length === 1 && !VALIDITY.test(text)) return undefined;
  return { tool: 'cheque-bounce', given };
};

/** Whoever asks what to do now, or until when, needs the date; whoever asks about the police or a section does not. */
const asksWhatNext = ({ wantsDate, facts: { wanted } }: Reading): boolean =>
  wantsDate || wanted.length === 0 || wanted.includes('steps') || wanted.includes('how long');

/** What the other side gets after a cheque came back is the notice, also where it is only "it". */
const GOT_IT =
  /\b(deliver|postman|unclaimed|refused to (?:take|accept))|\b(?:he|she|they|drawer|other side|opposite party)\s+(?:has\s+|have\s+)?(?:received|got|accepted)\b/u;

function roleOf({ clause }: DayTold): 'noticeReceived' | 'memoDate' | 'noticeSent' | 'chequeDate' | undefined {
  if (GOT_NOTICE.test(clause)) return 'noticeReceived';
  if (GOT_IT.test(clause)) return 'noticeReceived';
  if (SENT.test(clause) && /notice|notis|नोटिस|அறிவிப்பு|நோட்டீஸ்|ನೋಟಿಸ್/u.test(clause) && !SAYS_MEMO.test(clause))
    return 'noticeSent';
  // "A cheque of Rs 75,000 bounced on 6 November" tells the sum of the cheque and the day of its return.
  const isDated = DATED.test(clause) && (/dated|has the date/u.test(clause) || !MEMO.test(clause));
  if (isDated && !SAYS_MEMO.test(clause)) return 'chequeDate';
  return MEMO.test(clause) ? 'memoDate' : undefined;
}
