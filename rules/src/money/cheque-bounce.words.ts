import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  memoDate: {
    kind: 'date',
    optional: true,
    label: words(
      'Day the bank told you that the cheque was returned',
      'காசோலை திரும்பியதை வங்கி உங்களுக்குத் தெரிவித்த நாள்',
      'जिस दिन बैंक ने चेक लौटने की सूचना दी',
      'ಚೆಕ್ ಹಿಂತಿರುಗಿದ್ದನ್ನು ಬ್ಯಾಂಕ್ ನಿಮಗೆ ತಿಳಿಸಿದ ದಿನ',
    ),
    hint: words(
      'The day you received the return memo or the message, not the date of the cheque.',
      'திரும்பல் சீட்டு (memo) அல்லது செய்தி உங்களுக்குக் கிடைத்த நாள்; காசோலையின் தேதி அல்ல.',
      'जिस दिन रिटर्न मेमो या संदेश मिला; चेक की तारीख नहीं।',
      'ರಿಟರ್ನ್ ಮೆಮೊ ಅಥವಾ ಸಂದೇಶ ನಿಮಗೆ ಸಿಕ್ಕ ದಿನ; ಚೆಕ್ಕಿನ ದಿನಾಂಕವಲ್ಲ.',
    ),
  },
  chequeDate: {
    kind: 'date',
    optional: true,
    label: words('Date written on the cheque', 'காசோலையில் உள்ள தேதி', 'चेक पर लिखी तारीख', 'ಚೆಕ್ಕಿನ ಮೇಲಿನ ದಿನಾಂಕ'),
  },
  noticeSent: {
    kind: 'date',
    optional: true,
    label: words(
      'Day you sent the notice (empty if not sent)',
      'அறிவிப்பு அனுப்பிய நாள் (அனுப்பாவிட்டால் காலியாக விடவும்)',
      'नोटिस भेजने का दिन (न भेजा हो तो खाली छोड़ें)',
      'ನೋಟಿಸ್ ಕಳುಹಿಸಿದ ದಿನ (ಕಳುಹಿಸದಿದ್ದರೆ ಖಾಲಿ ಬಿಡಿ)',
    ),
  },
  noticeReceived: {
    kind: 'date',
    optional: true,
    label: words(
      'Day the other side received the notice',
      'எதிர்த் தரப்புக்கு அறிவிப்பு கிடைத்த நாள்',
      'सामने वाले को नोटिस मिलने का दिन',
      'ಎದುರು ಪಕ್ಷಕ್ಕೆ ನೋಟಿಸ್ ತಲುಪಿದ ದಿನ',
    ),
  },
  amount: {
    kind: 'rupees',
    optional: true,
    label: words('Amount of the cheque', 'காசோலைத் தொகை', 'चेक की रकम', 'ಚೆಕ್ಕಿನ ಮೊತ್ತ'),
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Bounced cheque: notice and complaint dates',
    'காசோலை திரும்பியது: அறிவிப்பு, புகார் தேதிகள்',
    'चेक बाउंस: नोटिस और शिकायत की तारीखें',
    'ಚೆಕ್ ಬೌನ್ಸ್: ನೋಟಿಸ್ ಮತ್ತು ದೂರಿನ ದಿನಾಂಕಗಳು',
  ),
  about: words(
    'The last day for the notice under Section 138 and for the complaint to the Magistrate.',
    'பிரிவு 138 அறிவிப்புக்கும் நீதித்துறை நடுவரிடம் புகாருக்கும் கடைசி நாள்.',
    'धारा 138 के नोटिस और मजिस्ट्रेट के पास शिकायत की आखिरी तारीख।',
    'ಸೆಕ್ಷನ್ 138 ನೋಟಿಸ್ ಮತ್ತು ಮ್ಯಾಜಿಸ್ಟ್ರೇಟ್ ಬಳಿ ದೂರಿಗೆ ಕೊನೆಯ ದಿನ.',
  ),
  sendNotice: words(
    'Send the notice by {date}.',
    '{date}-க்குள் அறிவிப்பை அனுப்புங்கள்.',
    '{date} तक नोटिस भेज दें।',
    '{date} ರೊಳಗೆ ನೋಟಿಸ್ ಕಳುಹಿಸಿ.',
  ),
  noticeOver: words(
    'The 30 days for the notice ended on {date}.',
    'அறிவிப்புக்கான 30 நாட்கள் {date} அன்று முடிந்துவிட்டன.',
    'नोटिस के 30 दिन {date} को खत्म हो गए।',
    'ನೋಟಿಸ್‌ಗೆ ಇದ್ದ 30 ದಿನಗಳು {date} ರಂದು ಮುಗಿದಿವೆ.',
  ),
  noticeWasLate: words(
    'The notice went out too late: its last day was {date}, and a complaint on it will fail.',
    'அறிவிப்பு தாமதமாக அனுப்பப்பட்டது: கடைசி நாள் {date}; இதன் பேரில் புகார் நிற்காது.',
    'नोटिस देर से भेजा गया: आखिरी दिन {date} था, इस पर शिकायत नहीं टिकेगी।',
    'ನೋಟಿಸ್ ತಡವಾಗಿ ಹೋಗಿದೆ: ಕೊನೆಯ ದಿನ {date} ಆಗಿತ್ತು; ಇದರ ಮೇಲಿನ ದೂರು ನಿಲ್ಲುವುದಿಲ್ಲ.',
  ),
  complain: words(
    'File the complaint with the Magistrate by {date}; the 15 days to pay ended on {pay}.',
    '{date}-க்குள் நீதித்துறை நடுவரிடம் புகார் தாக்கல் செய்யுங்கள்; பணம் தர 15 நாட்கள் {pay} அன்று முடிந்தன.',
    '{date} तक मजिस्ट्रेट के पास शिकायत दाखिल करें; पैसा चुकाने के 15 दिन {pay} को पूरे हुए।',
    '{date} ರೊಳಗೆ ಮ್ಯಾಜಿಸ್ಟ್ರೇಟ್ ಬಳಿ ದೂರು ಸಲ್ಲಿಸಿ; ಹಣ ಕೊಡುವ 15 ದಿನ {pay} ರಂದು ಮುಗಿದವು.',
  ),
  payFirst: words(
    'The drawer has until {pay} to pay; if the money does not come, file the complaint from {from}, at the latest on {date}.',
    'பணம் தர {pay} வரை காலம் உண்டு; வராவிட்டால் {from} முதல் {date}-க்குள் புகார் தாக்கல் செய்யுங்கள்.',
    'चेक देने वाले के पास {pay} तक का समय है; पैसा न आए तो {from} से {date} तक शिकायत दाखिल करें।',
    'ಹಣ ಕೊಡಲು {pay} ರವರೆಗೆ ಸಮಯವಿದೆ; ಬಾರದಿದ್ದರೆ {from} ರಿಂದ {date} ರೊಳಗೆ ದೂರು ಸಲ್ಲಿಸಿ.',
  ),
  present: words(
    'Present the cheque at the bank by {date}.',
    '{date}-க்குள் காசோலையை வங்கியில் செலுத்துங்கள்.',
    '{date} तक चेक बैंक में लगाएँ।',
    '{date} ರೊಳಗೆ ಚೆಕ್ಕನ್ನು ಬ್ಯಾಂಕಿಗೆ ಹಾಕಿ.',
  ),
  stalePresent: words(
    'The cheque could be presented until {date}; ask for a new one.',
    'காசோலையை {date} வரை செலுத்தியிருக்கலாம்; புதியது கேளுங்கள்.',
    'चेक {date} तक लगाया जा सकता था; नया चेक माँगें।',
    'ಚೆಕ್ಕನ್ನು {date} ರವರೆಗೆ ಹಾಕಬಹುದಿತ್ತು; ಹೊಸದನ್ನು ಕೇಳಿ.',
  ),
  presentLine: words(
    'A cheque of {cheque} is valid for three months: until {date}.',
    '{cheque} நாளிட்ட காசோலை மூன்று மாதம் செல்லும்: {date} வரை.',
    '{cheque} का चेक तीन महीने वैध है: {date} तक।',
    '{cheque} ರ ಚೆಕ್ ಮೂರು ತಿಂಗಳು ಮಾನ್ಯ: {date} ರವರೆಗೆ.',
  ),
  presentLabel: words(
    'Last day to present the cheque',
    'காசோலையைச் செலுத்தக் கடைசி நாள்',
    'चेक लगाने का आखिरी दिन',
    'ಚೆಕ್ ಹಾಕಲು ಕೊನೆಯ ದಿನ',
  ),
  fine: words(
    'The court can fine up to {sum}, and send to prison for up to two years.',
    'நீதிமன்றம் {sum} வரை அபராதமும் இரண்டு ஆண்டு வரை சிறையும் விதிக்கலாம்.',
    'अदालत {sum} तक जुर्माना और दो साल तक की कैद दे सकती है।',
    'ನ್ಯಾಯಾಲಯ {sum} ವರೆಗೆ ದಂಡ ಮತ್ತು ಎರಡು ವರ್ಷದವರೆಗೆ ಸೆರೆ ವಿಧಿಸಬಹುದು.',
  ),
  fineLine: words(
    'The fine may reach twice the amount of the cheque: 2 × {amount} = {sum}.',
    'அபராதம் காசோலைத் தொகையின் இரு மடங்கு வரை: 2 × {amount} = {sum}.',
    'जुर्माना चेक की रकम का दोगुना तक: 2 × {amount} = {sum}।',
    'ದಂಡ ಚೆಕ್ಕಿನ ಮೊತ್ತದ ಎರಡರಷ್ಟರವರೆಗೆ: 2 × {amount} = {sum}.',
  ),
  interim: words(
    'During the case the court may order up to 20 % of the cheque as interim compensation (Section 143A).',
    'வழக்கின் போது காசோலைத் தொகையில் 20 % வரை இடைக்கால இழப்பீடு உத்தரவிடலாம் (பிரிவு 143A).',
    'मुकदमे के दौरान अदालत चेक की 20 % तक अंतरिम राहत दे सकती है (धारा 143A)।',
    'ಪ್ರಕರಣದ ವೇಳೆ ಚೆಕ್ಕಿನ 20 % ವರೆಗೆ ಮಧ್ಯಂತರ ಪರಿಹಾರ ಆದೇಶಿಸಬಹುದು (ಸೆಕ್ಷನ್ 143A).',
  ),
  complaintOver: words(
    'The time for the complaint ended on {date}.',
    'புகாருக்கான காலம் {date} அன்று முடிந்துவிட்டது.',
    'शिकायत की समय-सीमा {date} को खत्म हो गई।',
    'ದೂರಿನ ಅವಧಿ {date} ರಂದು ಮುಗಿದಿದೆ.',
  ),
  noticeLine: words(
    'Notice within 30 days of the bank’s information of {memo}, that day not counted: {date}.',
    'வங்கி தெரிவித்த {memo} நாளைத் தவிர்த்து 30 நாட்களுக்குள் அறிவிப்பு: {date}.',
    'बैंक की सूचना {memo} के दिन को छोड़कर 30 दिन के भीतर नोटिस: {date}।',
    'ಬ್ಯಾಂಕ್ ತಿಳಿಸಿದ {memo} ದಿನ ಬಿಟ್ಟು 30 ದಿನಗಳೊಳಗೆ ನೋಟಿಸ್: {date}.',
  ),
  thenPay: words(
    'Then the drawer has 15 days from receiving the notice to pay.',
    'அறிவிப்பு கிடைத்ததிலிருந்து பணம் கொடுக்க 15 நாட்கள் உண்டு.',
    'फिर नोटिस मिलने से 15 दिन में चेक देने वाला पैसा चुका सकता है।',
    'ನಂತರ ನೋಟಿಸ್ ತಲುಪಿದ 15 ದಿನಗಳಲ್ಲಿ ಚೆಕ್ ಕೊಟ್ಟವರು ಹಣ ಪಾವತಿಸಬಹುದು.',
  ),
  thenComplain: words(
    'If nothing is paid, the complaint is due within one month after those 15 days.',
    'பணம் வராவிட்டால், அந்த 15 நாட்களுக்குப் பின் ஒரு மாதத்துக்குள் புகார்.',
    'पैसा न मिले तो उन 15 दिनों के बाद एक महीने में शिकायत करनी होगी।',
    'ಹಣ ಬಾರದಿದ್ದರೆ ಆ 15 ದಿನಗಳ ನಂತರ ಒಂದು ತಿಂಗಳೊಳಗೆ ದೂರು.',
  ),
  payLine: words(
    'Notice received on {received}: payment was or is due within 15 days, by {date}.',
    'அறிவிப்பு கிடைத்தது {received}: 15 நாட்களுக்குள், {date}-க்குள் பணம் கொடுக்க வேண்டும்.',
    'नोटिस {received} को मिला: 15 दिन में, यानी {date} तक भुगतान होना चाहिए।',
    'ನೋಟಿಸ್ {received} ರಂದು ತಲುಪಿದೆ: 15 ದಿನಗಳೊಳಗೆ, ಅಂದರೆ {date} ರೊಳಗೆ ಪಾವತಿ.',
  ),
  complaintLine: words(
    'The right to complain arises on {from}; one month from it, that day not counted, ends on {date}.',
    'புகார் செய்யும் உரிமை {from} அன்று எழுகிறது; அந்த நாளைத் தவிர்த்து ஒரு மாதம் {date} அன்று முடிகிறது.',
    'शिकायत का अधिकार {from} को बनता है; उस दिन को छोड़कर एक महीना {date} को पूरा होता है।',
    'ದೂರಿನ ಹಕ್ಕು {from} ರಂದು ಹುಟ್ಟುತ್ತದೆ; ಆ ದಿನ ಬಿಟ್ಟು ಒಂದು ತಿಂಗಳು {date} ರಂದು ಮುಗಿಯುತ್ತದೆ.',
  ),
  stale: words(
    'The cheque seems to have been presented after {date}, when its three months ended: Section 138 then does not apply.',
    'காசோலையின் மூன்று மாத செல்லுபடி முடிந்த {date}-க்குப் பின் தாக்கல் ஆனதாகத் தெரிகிறது: அப்படியானால் பிரிவு 138 பொருந்தாது.',
    'लगता है चेक {date} के बाद लगाया गया, जब उसके तीन महीने पूरे हो चुके थे: तब धारा 138 लागू नहीं होती।',
    'ಚೆಕ್ಕಿನ ಮೂರು ತಿಂಗಳು ಮುಗಿದ {date} ರ ನಂತರ ಅದನ್ನು ಹಾಕಿದಂತೆ ಕಾಣುತ್ತದೆ: ಆಗ ಸೆಕ್ಷನ್ 138 ಅನ್ವಯಿಸುವುದಿಲ್ಲ.',
  ),
  proof: words(
    'Send it by registered or speed post and keep the receipt, the tracking page and the memo.',
    'பதிவு அல்லது விரைவுத் தபாலில் அனுப்பி, ரசீது, கண்காணிப்புப் பக்கம், memo ஆகியவற்றை வைத்திருங்கள்.',
    'रजिस्टर्ड या स्पीड पोस्ट से भेजें और रसीद, ट्रैकिंग और मेमो सँभालकर रखें।',
    'ನೋಂದಾಯಿತ ಅಥವಾ ಸ್ಪೀಡ್ ಪೋಸ್ಟ್‌ನಲ್ಲಿ ಕಳುಹಿಸಿ; ರಸೀದಿ, ಟ್ರ್ಯಾಕಿಂಗ್ ಮತ್ತು ಮೆಮೊ ಇಟ್ಟುಕೊಳ್ಳಿ.',
  ),
  presentAgain: words(
    'The cheque is valid until {date}: present it again before then; a new return gives a new 30 days.',
    'காசோலை {date} வரை செல்லும்: அதற்குள் மீண்டும் வங்கியில் செலுத்துங்கள்; மீண்டும் திரும்பினால் புதிய 30 நாட்கள் கிடைக்கும்.',
    'चेक {date} तक वैध है: उससे पहले फिर लगाएँ; दोबारा लौटने पर नए 30 दिन मिलेंगे।',
    'ಚೆಕ್ {date} ರವರೆಗೆ ಮಾನ್ಯ: ಅದಕ್ಕೂ ಮೊದಲು ಮತ್ತೆ ಹಾಕಿ; ಮತ್ತೆ ಹಿಂತಿರುಗಿದರೆ ಹೊಸ 30 ದಿನಗಳು ಸಿಗುತ್ತವೆ.',
  ),
  againUnknown: words(
    'If three months from the date on the cheque are not over, present it again: a new return gives a new 30 days.',
    'காசோலைத் தேதியிலிருந்து மூன்று மாதம் முடியாவிட்டால் மீண்டும் செலுத்துங்கள்: மீண்டும் திரும்பினால் புதிய 30 நாட்கள்.',
    'चेक की तारीख से तीन महीने न बीते हों तो उसे फिर लगाएँ: दोबारा लौटने पर नए 30 दिन मिलेंगे।',
    'ಚೆಕ್ಕಿನ ದಿನಾಂಕದಿಂದ ಮೂರು ತಿಂಗಳು ಮುಗಿಯದಿದ್ದರೆ ಮತ್ತೆ ಹಾಕಿ: ಮತ್ತೆ ಹಿಂತಿರುಗಿದರೆ ಹೊಸ 30 ದಿನಗಳು.',
  ),
  civilSuit: words(
    'A civil suit for the money is still possible within three years.',
    'பணத்துக்கான உரிமையியல் வழக்கை மூன்று ஆண்டுகளுக்குள் இன்னும் தொடரலாம்.',
    'पैसे के लिए दीवानी मुकदमा तीन साल के भीतर अब भी हो सकता है।',
    'ಹಣಕ್ಕಾಗಿ ಸಿವಿಲ್ ದಾವೆಯನ್ನು ಮೂರು ವರ್ಷಗಳೊಳಗೆ ಇನ್ನೂ ಹಾಕಬಹುದು.',
  ),
  condone: words(
    'The Court may still take a late complaint if you show sufficient cause for the delay.',
    'தாமதத்துக்குப் போதிய காரணம் காட்டினால் நீதிமன்றம் ஏற்கலாம்.',
    'देरी का पर्याप्त कारण बताने पर अदालत देर से आई शिकायत ले सकती है।',
    'ತಡಕ್ಕೆ ಸಾಕಷ್ಟು ಕಾರಣ ತೋರಿಸಿದರೆ ನ್ಯಾಯಾಲಯ ತಡವಾದ ದೂರನ್ನು ಸ್ವೀಕರಿಸಬಹುದು.',
  ),
  noticeLabel: words(
    'Last day for the cheque notice',
    'காசோலை அறிவிப்புக்குக் கடைசி நாள்',
    'चेक नोटिस का आखिरी दिन',
    'ಚೆಕ್ ನೋಟಿಸ್‌ಗೆ ಕೊನೆಯ ದಿನ',
  ),
  fromLabel: words(
    'The cheque complaint can be filed',
    'காசோலைப் புகார் தாக்கல் செய்யலாம்',
    'चेक की शिकायत दाखिल हो सकती है',
    'ಚೆಕ್ ದೂರು ಸಲ್ಲಿಸಬಹುದು',
  ),
  complaintLabel: words(
    'Last day for the cheque complaint',
    'காசோலைப் புகாருக்குக் கடைசி நாள்',
    'चेक शिकायत का आखिरी दिन',
    'ಚೆಕ್ ದೂರಿಗೆ ಕೊನೆಯ ದಿನ',
  ),
};
