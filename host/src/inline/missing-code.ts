import { firstKnown } from 'shared-contracts/language/languages';

/** Said before any catalogue of words is there. */
const words = {
  en: ['This page did not arrive whole. Reload it in a moment.', 'Reload the page'],
  ta: ['இந்தப் பக்கம் முழுமையாக வரவில்லை. சற்று நேரத்தில் மீண்டும் ஏற்றுங்கள்.', 'பக்கத்தை மீண்டும் ஏற்று'],
  hi: ['यह पेज पूरा नहीं आया। थोड़ी देर में इसे फिर से लोड करें।', 'पेज फिर से लोड करें'],
  kn: ['ಈ ಪುಟ ಪೂರ್ತಿಯಾಗಿ ಬರಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.', 'ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ'],
} as const;

/** Says so when the code of the page itself cannot be had: nothing else would be there to say it. */
export function tellOfMissingCode(): void {
  const failed = ({ target }: Event) => {
    // What the page loads later is named where it belongs.
    if (!(target instanceof HTMLScriptElement) || !target.defer) return;
    removeEventListener('error', failed, true);
    addEventListener('DOMContentLoaded', tell, { once: true });
    if (document.readyState !== 'loading') tell();
  };
  addEventListener('error', failed, true);
}

function tell(): void {
  if (document.querySelector('[data-missing-code]')) return;
  const [sentence, wayOut] = words[firstKnown(navigator.languages)];
  const notice = document.createElement('section');
  notice.setAttribute('role', 'alert');
  notice.className = 'container';
  notice.dataset['missingCode'] = '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = wayOut;
  button.addEventListener('click', () => location.reload());
  notice.append(Object.assign(document.createElement('p'), { textContent: sentence }), button);
  document.body.prepend(notice);
}
