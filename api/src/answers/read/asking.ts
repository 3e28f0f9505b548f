import { allTokens, tokenize, type Token } from 'language/tokenize';
import { englishFor } from '../understand/lexicon/lexicon';

/** Words that ask something of a subject and name none. */
const ASKING = new Set(
  allTokens(
    `punish punishment bail bailable cognizable cognizance compoundable compounded limitation time limit fee fees cost court
     file filing procedure process step document difference different mean meaning case section offence apply long year day
     month deadline maximum minimum much help next happen saza jamanat thandanai paper need required keep proof evidence
     submit take expense charge where go forum authority approach settle compromise ipc bns crpc bnss old new officer kind
     tried trial sentence sentenced jail prison fine arrest warrant`,
  ).map(({ stem }) => stem),
);
/** Further such words in conversation, where the subject was named before. */
const IN_CONVERSATION = new Set(
  allTokens(
    `complain complaint legal illegal allowed crime possible lawyer advocate police station judge decide decided right rights
     claim compensation appeal last date hour week first second third online pay paid money rule law supreme high
     samay din dino mahine saal kitna kitne kitni lagega lagegi shikayat vakil paisa zamanat jamin jaamin milegi milega hoga hogi
     naal maasam varusham pugar panam vakkil evlo evvalavu ethana kidaikuma kidaikum kedaikum aagum aaguma poganum mudiyuma panna
     dina dinadalli tingalu varsha duru dooru hana vakilaru eshtu sigutta siguttade agutte agutta aagutte kodbeku beka enu yenu madbeku
     जमानत समय दिन महीने साल शिकायत वकील पैसा फीस लगेंगे लगेगा
     ஜாமீன் நாள் மாதம் புகார் பணம் வக்கீல் எவ்வளவு எத்தனை
     ಜಾಮೀನು ದಿನ ಸಮಯ ದೂರು ಹಣ ವಕೀಲ ಎಷ್ಟು ಸಿಗುತ್ತಾ ಕೊಡಬೇಕು ಯಾರಿಗೆ ಆಗುತ್ತದೆ`,
  ).map(({ stem }) => stem),
);

/** A word that asks something of a subject, in any of our languages, and is none itself. */
export function isAsking({ stem }: Pick<Token, 'stem'>): boolean {
  return ASKING.has(stem) || englishFor(stem).some((english) => ASKING.has(english));
}

/** The words of a text that name something by themselves: no numbers, and none that only ask. */
export function namingWords(text: string): Token[] {
  return tokenize(text).filter(
    (token) => !/^\d+$/.test(token.word) && !isAsking(token) && !IN_CONVERSATION.has(token.stem),
  );
}
