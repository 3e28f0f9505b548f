import { dayBeside } from '../reading';
import type { Recogniser } from '../recogniser';

const RTI =
  /\b(rti|c?pio|spio)\b|right to information|information (officer|commission)|first appellate|first appeal\b.*second appeal|second appeal\b.*first appeal|आरटीआई|सूचना (का|के) अधिकार|ஆர்டிஐ|ஆர்.?டி.?ஐ|தகவல் (அறியும் )?உரிமை|ಆರ್.?ಟಿ.?ಐ|ಮಾಹಿತಿ ಹಕ್ಕು/u;
const DECIDED =
  /appellate (authority|officer|order|decision)|first appeal\b[^.]{0,25}\b(decided|rejected|dismissed|order|disposed)|\bfaa\b|अपीलीय|पहली अपील[^.]{0,25}(फ़?ैसला|खारिज|आदेश)|மேல்முறையீட்டு (அதிகாரி|முடிவு|உத்தரவு)|ಮೇಲ್ಮನವಿ (ಪ್ರಾಧಿಕಾರ|ಆದೇಶ|ತೀರ್ಮಾನ)/u;
const APPEALED =
  /(filed|made|preferred|sent|submitted)\b[^.]{0,20}\bfirst appeal|first appeal\b[^.]{0,12}\b(filed|made|sent|submitted|on)\b|first appeal\b[^.]{0,25}\b(?:ki|kiya|kari|daali|dali|lagayi|bheji|pannen|panninen|potten|maadide|haakide)\b|पहली अपील|முதல் மேல்முறையீடு|ಮೊದಲ ಮೇಲ್ಮನವಿ/u;
const REPLIED =
  /\b(?:replied|answered|responded)\b|(reply|answer|response|rejection|refusal|order)\b[^.]{0,25}\b(received|came|reached|got|dated|of|on)\b|(received|got)\b[^.]{0,30}\b(reply|answer|response|rejection|refusal)|(rejected|refused|denied)\b[^.]{0,35}\bon\b|(जवाब|उत्तर)[^.]{0,25}(मिला|आया)|(खारिज|इनकार|मना)|பதில்[^.]{0,25}(கிடைத்த|வந்த)|மறுத்|ಉತ್ತರ[^.]{0,25}(ಬಂ|ಸಿಕ್ಕ)|ನಿರಾಕರ/u;
const UNANSWERED =
  /\b(no|not|never|without|nahi|nahin)\b[^.]{0,25}\b(reply|replied|answer\w*|response|respon\w+|information|jawab)|(जवाब|उत्तर|सूचना)[^.]{0,12}नहीं|பதில்[^.]{0,15}(இல்லை|வரவில்லை|கிடைக்கவில்லை)|ಉತ್ತರ[^.]{0,15}(ಇಲ್ಲ|ಬಂದಿಲ್ಲ|ಸಿಕ್ಕಿಲ್ಲ)/u;
const TIMED = /reply|repl|answer|appeal|jawab|जवाब|अपील|பதில்|மேல்முறையீ|ಉತ್ತರ|ಮೇಲ್ಮನವಿ/u;
const PASSED_ON = /transferr|wrong office|another (office|department)|passed on|forwarded/u;
const LIFE =
  /life (and|or) liberty|48 hours|\bdetention\b|\bdetained\b|\bin custody\b|जीवन|हिरासत|உயிர்|காவலில்|ಜೀವ|ಬಂಧನ/u;

/** Days of an application for information: received, answered, appealed, decided. */
export const rti: Recogniser = (reading) => {
  const { text, days, wantsDate, isOwn } = reading;
  if (!RTI.test(text)) return undefined;
  if (days.length === 0) return wantsDate && isOwn && TIMED.test(text) ? { tool: 'rti-dates', given: {} } : undefined;
  const decided = dayBeside(reading, DECIDED);
  const appealed = dayBeside(reading, APPEALED);
  const reply = UNANSWERED.test(text) ? undefined : dayBeside(reading, REPLIED);
  const named = [decided, appealed, reply];
  const received = days.find(({ iso }) => !named.includes(iso))?.iso;
  if (decided !== undefined) return { tool: 'rti-dates', given: { decided } };
  if (appealed !== undefined) return { tool: 'rti-dates', given: { appealed } };
  if (reply !== undefined)
    return { tool: 'rti-dates', given: { reply, ...(received && received < reply ? { received } : {}) } };
  return received
    ? {
        tool: 'rti-dates',
        given: {
          received,
          ...(LIFE.test(text) ? { life: 'yes' } : {}),
          ...(PASSED_ON.test(text) ? { passedOn: 'yes' } : {}),
        },
      }
    : undefined;
};
