import type { MailLanguage } from '../../../mails/letter';

/** The words of an invoice. Headings that the law names stay readable in English beside the other language. */
export interface InvoiceLabels {
  readonly invoice: string;
  readonly creditNote: string;
  readonly number: string;
  readonly date: string;
  readonly seller: string;
  readonly buyer: string;
  readonly state: string;
  readonly placeOfSupply: string;
  readonly description: string;
  readonly price: string;
  readonly credit: string;
  readonly discount: string;
  readonly taxable: string;
  readonly roundOff: string;
  readonly total: string;
  readonly reverseCharge: string;
  readonly no: string;
  readonly reverses: (number: string, day: string) => string;
  readonly reason: string;
  readonly signature: string;
}

export const invoiceLabels: Record<MailLanguage, InvoiceLabels> = {
  en: {
    invoice: 'Tax Invoice',
    creditNote: 'Credit Note',
    number: 'Number',
    date: 'Date',
    seller: 'Supplier',
    buyer: 'Recipient',
    state: 'State',
    placeOfSupply: 'Place of supply',
    description: 'Description',
    price: 'Price',
    credit: 'Credit for the earlier plan',
    discount: 'Discount',
    taxable: 'Taxable value',
    roundOff: 'Round off',
    total: 'Total',
    reverseCharge: 'Tax payable on reverse charge',
    no: 'No',
    reverses: (number, day) => `Reverses invoice ${number} of ${day}.`,
    reason: 'Reason',
    signature: 'Made by computer for the supplier; valid without a handwritten signature.',
  },
  ta: {
    invoice: 'வரி விலைப்பட்டியல் (Tax Invoice)',
    creditNote: 'வரவுக் குறிப்பு (Credit Note)',
    number: 'எண்',
    date: 'நாள்',
    seller: 'வழங்குபவர்',
    buyer: 'பெறுபவர்',
    state: 'மாநிலம்',
    placeOfSupply: 'வழங்கல் இடம்',
    description: 'விவரம்',
    price: 'விலை',
    credit: 'முந்தைய திட்டத்தின் மீதி',
    discount: 'தள்ளுபடி',
    taxable: 'வரிக்குரிய மதிப்பு',
    roundOff: 'முழுமையாக்கல்',
    total: 'மொத்தம்',
    reverseCharge: 'எதிர்மாறான கட்டணத்தில் வரி',
    no: 'இல்லை',
    reverses: (number, day) => `${day} நாளிட்ட ${number} விலைப்பட்டியலை ரத்து செய்கிறது.`,
    reason: 'காரணம்',
    signature: 'வழங்குபவருக்காகக் கணினியில் உருவாக்கப்பட்டது; கையொப்பம் இல்லாமலே செல்லும்.',
  },
  hi: {
    invoice: 'कर बिल (Tax Invoice)',
    creditNote: 'क्रेडिट नोट (Credit Note)',
    number: 'नंबर',
    date: 'तारीख',
    seller: 'देने वाला',
    buyer: 'पाने वाला',
    state: 'राज्य',
    placeOfSupply: 'आपूर्ति का स्थान',
    description: 'विवरण',
    price: 'कीमत',
    credit: 'पिछले प्लान की बची रकम',
    discount: 'छूट',
    taxable: 'कर योग्य मूल्य',
    roundOff: 'पूर्णांक',
    total: 'कुल',
    reverseCharge: 'रिवर्स चार्ज पर देय कर',
    no: 'नहीं',
    reverses: (number, day) => `${day} के बिल ${number} को रद्द करता है।`,
    reason: 'कारण',
    signature: 'देने वाले की ओर से कंप्यूटर से बना; हस्ताक्षर के बिना भी मान्य।',
  },
  kn: {
    invoice: 'ತೆರಿಗೆ ಬಿಲ್ (Tax Invoice)',
    creditNote: 'ಕ್ರೆಡಿಟ್ ನೋಟ್ (Credit Note)',
    number: 'ಸಂಖ್ಯೆ',
    date: 'ದಿನಾಂಕ',
    seller: 'ಪೂರೈಕೆದಾರರು',
    buyer: 'ಪಡೆಯುವವರು',
    state: 'ರಾಜ್ಯ',
    placeOfSupply: 'ಪೂರೈಕೆಯ ಸ್ಥಳ',
    description: 'ವಿವರ',
    price: 'ಬೆಲೆ',
    credit: 'ಹಿಂದಿನ ಪ್ಲಾನ್‌ನ ಉಳಿದ ಮೊತ್ತ',
    discount: 'ರಿಯಾಯಿತಿ',
    taxable: 'ತೆರಿಗೆಗೆ ಒಳಪಡುವ ಮೌಲ್ಯ',
    roundOff: 'ಪೂರ್ಣಾಂಕ',
    total: 'ಒಟ್ಟು',
    reverseCharge: 'ರಿವರ್ಸ್ ಚಾರ್ಜ್ ಅಡಿ ಕೊಡಬೇಕಾದ ತೆರಿಗೆ',
    no: 'ಇಲ್ಲ',
    reverses: (number, day) => `${day} ದಿನಾಂಕದ ${number} ಬಿಲ್ ಅನ್ನು ರದ್ದುಪಡಿಸುತ್ತದೆ.`,
    reason: 'ಕಾರಣ',
    signature: 'ಪೂರೈಕೆದಾರರ ಪರವಾಗಿ ಕಂಪ್ಯೂಟರ್ ತಯಾರಿಸಿದ್ದು; ಕೈ ಸಹಿ ಇಲ್ಲದೆಯೂ ಮಾನ್ಯ.',
  },
};
