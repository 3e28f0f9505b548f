const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const english = words(`
a an the and or but if then else so as at by for from in into of off on onto out over to up with without about above after again against
am is are was were be been being do does did done doing have has had having will would shall should can could may might must
i me my mine we us our ours you your yours he him his she her hers it its they them their theirs this that these those who whom whose which what
where when why how there here not no nor only own same than too very just also any all each every some such more most other another both few
s t m re ve ll d don doesn didn isn aren wasn weren won let please tell kindly know want need like get got getting give given make made go going
someone somebody something anyone anybody anything one ones thing things way ways much many lot
hi hello sir madam dear please thanks thank explain describe briefly simple terms india indian law laws legal act acts section sections
does under per via etc eg ie vs commit commits committed committing happen happens happened happening occur occurred regarding concerning today yesterday tomorrow recently currently actually really
`);

const romanHindi = words(`
kya hai hain ho hota hoti hote tha thi the ka ki ke ko se me mein main mai mera meri mere hum hamara apna apni apne aap aapka tum tumhara uska uski unka
ye yeh wo woh is us in un jo jab tab kab kahan kaha kaise kaisa kitna kitni kitne kyu kyun kyon kaun kis kisi koi kuch sab bhi hi to toh par pe per aur ya
agar lekin magar ab abhi phir kar karo karu karun kare karein karna karne karta karti karte kiya ki kiye raha rahi rahe gaya gayi gaye jata jati jaye
yah ye milta milti milte mil milega milegi lagta lagti lagaye lagana wale sakta sakti sakte sake chahiye hua hui hue diya di diye dena dene liya li liye lena lene wala wali wale bata batao bataiye batana ji na nahi nahin mat
`);

const romanTamil = words(`
enna ena enakku naan nan en ennoda nee unga ungal avan aval avar enga engal eppadi epadi eppo yaar yaru yen edhu ethu edhuku irukku iruku irukka illa illai
pannanum panna pannalam pannuvathu seiya seiyanum seyya vendum venum mudiyuma mudiyum oru intha indha antha andha athu idhu ithu la le ku kku um ah aa ya
enral endral enraal pannuradhu edukkurathu vaanguvadhu seivadhu podurathu ketkuraanga kettaal sollunga sollungal theriyuma patri pathi aana aanal irundhu kitta
`);

const romanKannada = words(`
hege yenu enu enenu madabeku maadabeku madodu beku ide idhe illa nanna nanage nanu naanu yelli elli yaru yaaru yavaga yaava tagobeku tagolodu aagide agide aythu andre kodtilla kottilla ge alli
`);

const hindi = words(`
क्या है हैं हो होता होती होते था थी थे का की के को से में मैं मेरा मेरी मेरे हम हमारा अपना अपनी अपने आप आपका तुम उसका उसकी उनका यह ये वह वे वो इस उस इन उन जो जब तब कब
कहाँ कहां कैसे कैसा कितना कितनी कितने क्यों कौन किस किसी कोई कुछ सब भी ही तो पर और या अगर लेकिन मगर अब अभी फिर कर करो करूं करूँ करे करें करना करने करता करती करते किया
रहा रही रहे गया गई गयी गए जाता जाती जाए सकता सकती सकते चाहिए हुआ हुई हुए दिया दी दिए देना देने लिया ली लिए लेना लेने वाला वाली वाले बताओ बताइए न नहीं मत ने एक हूं हूँ
मिलता मिलती मिलते मिल मिलेगा मिलेगी लगता लगती लगाएं कराएं किसे धारा कानून अधिनियम
`);

const tamil = words(`
என்ன எது எந்த எப்படி எப்போது எங்கே எங்கு யார் ஏன் நான் என் எனக்கு என்னை நாம் நாங்கள் நீ நீங்கள் உங்கள் அவர் அவன் அவள் அவர்கள் இது அது இந்த அந்த ஒரு உள்ளது உண்டு இல்லை இருக்கிறது
இருந்து செய்ய செய்வது வேண்டும் முடியுமா முடியும் மற்றும் அல்லது ஆனால் என்று என்றால் பற்றி ஆகும் ஆகிய மீது மேல் கீழ் போது பிறகு முன் வரை மட்டும் கூட தான் சொல்லுங்கள் கிடைக்குமா கிடைக்கும் பிரிவு சட்டம் படி
`);

const kannada = words(`
ಏನು ಯಾವ ಯಾವುದು ಹೇಗೆ ಯಾವಾಗ ಎಲ್ಲಿ ಯಾರು ಏಕೆ ಯಾಕೆ ನಾನು ನನ್ನ ನನಗೆ ನಾವು ನಮ್ಮ ನೀವು ನಿಮ್ಮ ಅವರು ಅವನು ಅವಳು ಇದು ಅದು ಈ ಆ ಒಂದು ಇದೆ ಇಲ್ಲ ಮಾಡಬೇಕು ಮಾಡುವುದು ಬೇಕು ಮತ್ತು ಅಥವಾ ಆದರೆ ಎಂದು ಎಂದರೆ
ಬಗ್ಗೆ ಮೇಲೆ ಕೆಳಗೆ ನಂತರ ಮುಂಚೆ ವರೆಗೆ ಮಾತ್ರ ಕೂಡ ಹೇಳಿ ಸಿಗುತ್ತದೆಯೇ ಸಿಗುತ್ತದೆ ಸಿಗುತ್ತಾ ಮಾಡಬಹುದು ಸಾಧ್ಯವೇ ಕಾನೂನು ಕಲಂ ಸೆಕ್ಷನ್
`);

/** Words that carry no subject; they are neither indexed nor searched. */
export const stopwords: ReadonlySet<string> = new Set([
  ...english,
  ...romanHindi,
  ...romanTamil,
  ...romanKannada,
  ...hindi,
  ...tamil,
  ...kannada,
]);
