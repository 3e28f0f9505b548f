/**
 * Everyday legal words in four languages, one concept a line: English words that the knowledge base uses, then the words of Hindi, Tamil and
 * Kannada speech, each in its own script and as people write them in Latin letters. Fields are separated by `|`, words by blanks.
 */
export const concepts = `
theft | चोरी चोर चुरा chori chor churaya | திருட்டு திருடன் திருடினான் thiruttu thirudan | ಕಳ್ಳತನ ಕಳ್ಳ ಕಳವು kallatana kalavu
murder | हत्या कत्ल खून hatya qatl katl khoon | கொலை kolai | ಕೊಲೆ kole kollege
robbery | लूट लूटपाट loot lootpat | வழிப்பறி கொள்ளை vazhippari kollai | ದರೋಡೆ ಸುಲಿಗೆ darode sulige
dacoity | डकैती dakaiti | கூட்டுக்கொள்ளை | ಡಕಾಯಿತಿ
cheating fraud | धोखा धोखाधड़ी ठगी ठग dhokha dhoka thagi | மோசடி ஏமாற்றி ஏமாற்று mosadi emathi | ವಂಚನೆ ಮೋಸ vanchane mosa
rape | बलात्कार दुष्कर्म balatkar | பலாத்காரம் வன்புணர்ச்சி பாலியல்வன்கொடுமை balathkaram | ಅತ್ಯಾಚಾರ atyachara
kidnapping abduction | अपहरण अगवा apharan agwa | கடத்தல் கடத்தி kadathal | ಅಪಹರಣ apaharana
hurt assault | मारपीट मारा पीटा मारता मारते पिटाई marpit maara mara peeta marta pitai | அடித்தார் அடிக்கிறார் அடித்து தாக்குதல் தாக்கினார் adikkiraan adikkirar thakkuthal | ಹೊಡೆ ಹೊಡೆಯುತ್ತಾನೆ ಹಲ್ಲೆ hodeyuttane halle
threat intimidation | धमकी धमकाना dhamki | மிரட்டல் மிரட்டுகிறார் mirattal | ಬೆದರಿಕೆ bedarike
extortion | वसूली रंगदारी जबरनवसूली rangdari vasooli | பணம்பறிப்பு | ಸುಲಿಗೆ
defamation | मानहानि बदनाम बदनामी manhani badnam | அவதூறு avathooru | ಮಾನನಷ್ಟ ಮಾನಹಾನಿ mananashta
stalking following | पीछा peecha picha | பின்தொடர்ந்து பின்தொடர்தல் | ಹಿಂಬಾಲಿಸು ಹಿಂಬಾಲಿಸುವುದು himbalisu
harassment | उत्पीड़न परेशान छेड़छाड़ pareshan chhedchhad utpidan | தொல்லை துன்புறுத்தல் thollai thunpuruthal | ಕಿರುಕುಳ kirukula
sexual | यौन yaun | பாலியல் paaliyal | ಲೈಂಗಿಕ laingika
molest modesty | छेड़छाड़ chhedkhani | மானபங்கம் | ಮಾನಭಂಗ
forgery false document | जालसाजी जाली नकली फर्जी jaalsazi jali nakli farzi | போலி ஆவணம் poli | ನಕಲಿ ಫೋರ್ಜರಿ nakali
trespass encroachment | कब्ज़ा कब्जा अतिक्रमण kabza | ஆக்கிரமிப்பு அத்துமீறல் aakramippu | ಅತಿಕ್ರಮಣ ಒತ್ತುವರಿ athikramana
mischief damage | तोड़फोड़ नुकसान todphod nuksan | சேதம் சேதப்படுத்தினார் setham | ಹಾನಿ ನಷ್ಟ haani
suicide | आत्महत्या खुदकुशी | தற்கொலை | ಆತ್ಮಹತ್ಯೆ
abetment | उकसाना दुष्प्रेरण uksana | தூண்டுதல் thoondudhal | ಪ್ರಚೋದನೆ prachodane
conspiracy | साजिश षड्यंत्र saazish sazish | சதி sathi | ಸಂಚು ಪಿತೂರಿ sanchu
riot unlawful assembly | दंगा बलवा danga | கலவரம் kalavaram | ಗಲಭೆ galabhe
abuse insult | गाली अपमान gaali gali | திட்டினார் திட்டு இழிவு thittinar | ಬೈಗುಳ ನಿಂದನೆ ninde
bribe corruption | रिश्वत घूस भ्रष्टाचार rishwat ghoos | லஞ்சம் ஊழல் lanjam | ಲಂಚ ಭ್ರಷ್ಟಾಚಾರ lancha
punishment | सज़ा सजा दंड saza saja dand | தண்டனை thandanai | ಶಿಕ್ಷೆ shikshe
fine penalty | जुर्माना jurmana challan | அபராதம் abaratham | ದಂಡ ಜುಲ್ಮಾನೆ danda julmane
bail | जमानत ज़मानत jamanat zamanat | ஜாமீன் பிணை jaameen pinai | ಜಾಮೀನು jamin jaminu
anticipatory bail | अग्रिमजमानत अग्रिम agrim | முன்ஜாமீன் munjaameen | ನಿರೀಕ್ಷಣಾ nireekshana
arrest custody | गिरफ्तार गिरफ्तारी हिरासत giraftar giraftari hirasat | கைது kaithu | ಬಂಧನ bandhana
police | पुलिस थाना थाने police thana thane | காவல்துறை போலீஸ் காவல்நிலையம் police kaaval | ಪೊಲೀಸ್ ಠಾಣೆ police thane
complaint | शिकायत shikayat | புகார் pugar | ದೂರು dooru
FIR report register | रिपोर्ट एफआईआर प्राथमिकी report fir | முதல்தகவல் எஃப்ஐஆர் | ಎಫ್ಐಆರ್ ಪ್ರಥಮವರ್ತಮಾನ
refuse | इनकार मना नकार inkar mana | மறுக்கிறார்கள் மறுப்பு maruppu | ನಿರಾಕರಿಸು nirakarisu
court | अदालत न्यायालय कोर्ट adalat kacheri | நீதிமன்றம் கோர்ட் neethimandram | ನ್ಯಾಯಾಲಯ nyayalaya
judge magistrate | न्यायाधीश मजिस्ट्रेट जज | நீதிபதி நடுவர் | ನ್ಯಾಯಾಧೀಶ
advocate lawyer | वकील vakil vakeel | வழக்கறிஞர் வக்கீல் vakkil | ವಕೀಲ vakeela
legal aid free | मुफ्त निशुल्क muft | இலவச ilavasa | ಉಚಿತ uchita
witness | गवाह gawah | சாட்சி saatchi | ಸಾಕ್ಷಿ sakshi
evidence proof | सबूत प्रमाण साक्ष्य saboot saakshya | சான்று ஆதாரம் aadharam | ಪುರಾವೆ ಸಾಕ್ಷ್ಯ purave
appeal | अपील appeal | மேல்முறையீடு melmuraiyeedu | ಮೇಲ್ಮನವಿ melmanavi
false | झूठा झूठी झूठे jhootha jhoothi jhuta | பொய் poi | ಸುಳ್ಳು sullu
quash cancel | रद्द खारिज radd | ரத்து raththu | ರದ್ದು raddu
husband | पति pati shohar | கணவர் கணவன் kanavan kanavar purushan | ಗಂಡ ಪತಿ ganda
wife | पत्नी बीवी patni biwi bivi | மனைவி manaivi | ಹೆಂಡತಿ ಪತ್ನಿ hendati
marriage | शादी विवाह shaadi shadi vivah | திருமணம் கல்யாணம் thirumanam kalyanam | ಮದುವೆ ವಿವಾಹ maduve
divorce | तलाक talaq talak | விவாகரத்து vivagarathu vivagaraththu | ವಿಚ್ಛೇದನ vichchedana
mutual consent | आपसी सहमति सहमति aapsi sahmati marzi | பரஸ்பர சம்மதம் சம்மதத்துடன் | ಪರಸ್ಪರ ಒಪ್ಪಿಗೆ oppige
second bigamy | दूसरी दूसरा dusri doosri | இரண்டாவது irandavathu | ಎರಡನೇ eradane
maintenance alimony | भरण पोषण गुजारा भत्ता खर्चा kharcha gujara bhatta | ஜீவனாம்சம் பராமரிப்பு jeevanamsam | ಜೀವನಾಂಶ jeevanamsha
custody guardianship child | अभिरक्षा संरक्षण | பாதுகாவலர் | ಪೋಷಕ
dowry | दहेज dahej | வரதட்சணை varadhatchanai varathatchanai | ವರದಕ್ಷಿಣೆ varadakshine
domestic violence | घरेलू हिंसा gharelu hinsa | குடும்பவன்முறை வன்முறை vanmurai | ಕೌಟುಂಬಿಕ ದೌರ್ಜನ್ಯ
child | बच्चा बच्चे बच्ची बाल bachcha bacche | குழந்தை பிள்ளை kuzhandhai pillai | ಮಗು ಮಕ್ಕಳು ಬಾಲ್ಯ magu makkalu
minor | नाबालिग nabalig | சிறுமி சிறுவன் மைனர் | ಅಪ್ರಾಪ್ತ aprapta
daughter | बेटी पुत्री beti | மகள் magal | ಮಗಳು magalu
son | बेटा पुत्र beta | மகன் magan | ಮಗ maga
parents senior citizen | माता पिता बुजुर्ग बूढ़े वृद्ध mata pita maa baap budhe | பெற்றோர் முதியோர் வயதான petror | ತಂದೆ ತಾಯಿ ವೃದ್ಧ ವಯಸ್ಸಾದ tande tayi
father | पिता बाप pita baap | தந்தை அப்பா appa | ತಂದೆ ಅಪ್ಪ
adoption | गोद दत्तक god dattak | தத்து தத்தெடுப்பு thathu | ದತ್ತು dattu
property | संपत्ति जायदाद sampatti jaydad | சொத்து sothu | ಆಸ್ತಿ aasti asti
land | जमीन ज़मीन भूमि zameen jameen | நிலம் nilam | ಭೂಮಿ ಜಮೀನು ನಿವೇಶನ bhoomi
ancestral inheritance share | हिस्सा उत्तराधिकार पैतृक विरासत hissa viraasat | பங்கு பரம்பரை வாரிசு pangu vaarisu | ಪಾಲು ಉತ್ತರಾಧಿಕಾರ ಪಿತ್ರಾರ್ಜಿತ paalu
will testament | वसीयत vasiyat wasiyat | உயில் uyil | ಉಯಿಲು ವಿಲ್ uyilu
registration | पंजीकरण रजिस्ट्री registry | பதிவு pathivu | ನೋಂದಣಿ nondani
sale deed | बैनामा बिक्री bainama | விற்பனை கிரயம் kirayam | ಕ್ರಯ ಮಾರಾಟ kraya
gift | दान उपहार daan | தானம் | ದಾನ
landlord owner | मकान मालिक makan malik | வீட்டு உரிமையாளர் veetu owner | ಮನೆ ಮಾಲೀಕ mane malika maalika
tenant rent | किराया किरायेदार kiraya kirayedar | வாடகை வாடகைதாரர் vaadagai | ಬಾಡಿಗೆ ಬಾಡಿಗೆದಾರ badige
deposit advance security | जमा अग्रिमराशि advance jama | முன்பணம் அட்வான்ஸ் munpanam | ಮುಂಗಡ ಠೇವಣಿ mungada
eviction vacate | खाली निकाल khali | காலி வெளியேற்று kaali | ಖಾಲಿ khali
return refund | वापस लौटा wapas vapas lauta | திருப்பி திரும்ப thiruppi thirupi | ವಾಪಸ್ ಹಿಂತಿರುಗಿ vapas
builder promoter flat | बिल्डर फ्लैट builder | பில்டர் கட்டுமான அடுக்குமாடி | ಬಿಲ್ಡರ್ ಫ್ಲಾಟ್
possession delay | देरी कब्जा deri | தாமதம் thamadham | ವಿಳಂಬ vilamba
salary wages | वेतन तनख्वाह सैलरी मजदूरी vetan tankhwah salary mazdoori | சம்பளம் ஊதியம் கூலி sambalam | ಸಂಬಳ ವೇತನ ಕೂಲಿ sambala
job employment dismissal | नौकरी नौकरीसे naukri | வேலை வேலைநீக்கம் பணிநீக்கம் velai | ಕೆಲಸ ವಜಾ kelasa
company employer | कंपनी मालिक नियोक्ता | நிறுவனம் முதலாளி niruvanam | ಕಂಪನಿ ಮಾಲೀಕ
workplace office | दफ्तर कार्यस्थल ऑफिस daftar | பணியிடம் அலுவலகம் | ಕಚೇರಿ ಕೆಲಸದಸ್ಥಳ
provident fund | भविष्यनिधि पीएफ | வருங்காலவைப்பு | ಭವಿಷ್ಯನಿಧಿ
gratuity | ग्रेच्युटी उपदान | பணிக்கொடை panikkodai | ಗ್ರಾಚ್ಯುಟಿ
maternity leave | मातृत्व प्रसूति अवकाश matritva | மகப்பேறு விடுப்பு magaperu | ಹೆರಿಗೆ ರಜೆ herige
cheque | चेक check chek | காசோலை செக் kasolai | ಚೆಕ್ chek
bounce dishonour | बाउंस लौटाया bounce | திரும்பியது பவுன்ஸ் | ಬೌನ್ಸ್
bank | बैंक | வங்கி vangi | ಬ್ಯಾಂಕ್
loan debt | कर्ज उधार ऋण karz udhaar loan | கடன் kadan | ಸಾಲ saala
money | पैसा पैसे रुपये paisa paise | பணம் panam | ಹಣ hana
interest | ब्याज byaj | வட்டி vatti | ಬಡ್ಡಿ baddi
online | ऑनलाइन | இணைய ஆன்லைன் inaiya | ಆನ್‌ಲೈನ್ ಆನ್ಲೈನ್
private intimate photo image | निजी फोटो तस्वीर niji photo | அந்தரங்க படம் புகைப்படம் padam | ಖಾಸಗಿ ಫೋಟೋ ಚಿತ್ರ
consumer | उपभोक्ता ग्राहक upbhokta | நுகர்வோர் nugarvor | ಗ್ರಾಹಕ grahaka
goods product | सामान वस्तु saman samaan | பொருள் porul | ವಸ್ತು ಸರಕು
defective faulty | खराब kharab | பழுதான பழுது குறைபாடு | ದೋಷ ಕೆಟ್ಟ
shopkeeper seller | दुकानदार dukandar | கடைக்காரர் kadaikkarar | ಅಂಗಡಿ
accident | दुर्घटना हादसा एक्सीडेंट durghatna accident | விபத்து vibathu | ಅಪಘಾತ apaghata
compensation | मुआवजा मुआवज़ा muavza muaavza | இழப்பீடு நஷ்டஈடு ilappeedu nashtaeedu | ಪರಿಹಾರ parihara
vehicle driving | गाड़ी वाहन gaadi gadi | வண்டி வாகனம் vandi vaganam | ವಾಹನ ಗಾಡಿ vahana
drunk alcohol | शराब नशे sharab nashe daru | மது குடித்து kudichittu mathu | ಕುಡಿದು ಮದ್ಯ kudidu
licence | लाइसेंस | உரிமம் லைசென்ஸ் | ಪರವಾನಗಿ ಲೈಸೆನ್ಸ್
helmet | हेलमेट | தலைக்கவசம் ஹெல்மெட் | ಹೆಲ್ಮೆಟ್
insurance | बीमा bima | காப்பீடு | ವಿಮೆ vime
information right RTI | सूचना soochna suchna | தகவல் thagaval | ಮಾಹಿತಿ mahiti
application | आवेदन अर्जी aavedan arji | விண்ணப்பம் vinnappam | ಅರ್ಜಿ arji
officer public servant | अधिकारी अफसर बाबू सरकारी adhikari babu | அதிகாரி அரசு adhigaari | ಅಧಿಕಾರಿ ಸರ್ಕಾರಿ adhikari
caste scheduled atrocity | जाति जातिसूचक दलित jaati jati | சாதி saathi jaathi | ಜಾತಿ jaati
equality | समानता बराबरी samanta | சமத்துவம் சமத்துவ samathuvam | ಸಮಾನತೆ samanate
right | अधिकार हक adhikar haq | உரிமை urimai | ಹಕ್ಕು hakku
fundamental | मौलिक maulik | அடிப்படை adippadai | ಮೂಲಭೂತ
duties | कर्तव्य kartavya | கடமை கடமைகள் kadamai | ಕರ್ತವ್ಯ
freedom speech expression | अभिव्यक्ति स्वतंत्रता आज़ादी azadi | பேச்சு சுதந்திரம் karuthu | ವಾಕ್ ಸ್ವಾತಂತ್ರ್ಯ
religion | धर्म dharm | மதம் matham | ಧರ್ಮ dharma
president rule | राष्ट्रपति शासन rashtrapati | குடியரசுத்தலைவர் ஆட்சி | ರಾಷ್ಟ್ರಪತಿ ಆಳ್ವಿಕೆ
election vote | चुनाव मतदान वोट chunav | தேர்தல் வாக்கு | ಚುನಾವಣೆ ಮತ
disability | विकलांग दिव्यांग | மாற்றுத்திறனாளி ஊனமுற்ற | ಅಂಗವಿಕಲ
child marriage | बालविवाह | குழந்தைத்திருமணம் | ಬಾಲ್ಯವಿವಾಹ
abortion pregnancy | गर्भपात गर्भ garbhpat | கருக்கலைப்பு karukkalaippu | ಗರ್ಭಪಾತ
electricity water | बिजली पानी bijli pani | மின்சாரம் தண்ணீர் | ವಿದ್ಯುತ್ ನೀರು
neighbour nuisance noise | पड़ोसी शोर padosi shor | அக்கம்பக்கம் சத்தம் | ನೆರೆ ಶಬ್ದ
document paper | कागज दस्तावेज kagaz | ஆவணம் aavanam | ದಾಖಲೆ dakhale
notice | नोटिस | அறிவிப்பு நோட்டீஸ் | ನೋಟಿಸ್
agreement contract | समझौता अनुबंध करार | ஒப்பந்தம் oppandham | ಒಪ್ಪಂದ oppanda
partner business | साझेदार व्यापार धंधा | கூட்டாளி வணிகம் | ಪಾಲುದಾರ ವ್ಯಾಪಾರ
tax | कर टैक्स | வரி vari | ತೆರಿಗೆ terige
hospital doctor medical | अस्पताल डॉक्टर इलाज aspatal | மருத்துவமனை மருத்துவர் | ಆಸ್ಪತ್ರೆ ವೈದ್ಯ
death | मौत मृत्यु maut | மரணம் இறப்பு maranam | ಸಾವು ಮರಣ saavu
birth certificate | जन्म janm | பிறப்பு pirappu | ಜನನ
ration pension | राशन पेंशन | ரேஷன் ஓய்வூதியம் | ಪಡಿತರ ಪಿಂಚಣಿ
passport | पासपोर्ट | கடவுச்சீட்டு பாஸ்போர்ட் | ಪಾಸ್‌ಪೋರ್ಟ್
drugs narcotic | नशीली ड्रग्स गांजा ganja | போதை கஞ்சா | ಮಾದಕ ಗಾಂಜಾ
weapon arms | हथियार बंदूक hathiyar banduk | ஆயுதம் துப்பாக்கி | ಆಯುಧ ಬಂದೂಕು
environment pollution | प्रदूषण | மாசு | ಮಾಲಿನ್ಯ
prison undertrial | कैदी विचाराधीन qaidi | கைதி சிறை | ಕೈದಿ ಜೈಲು
missing | लापता गुमशुदा गायब lapata gumshuda | காணவில்லை காணாமல் | ಕಾಣೆ
`;
