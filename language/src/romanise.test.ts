import fc from 'fast-check';
import { romanise } from './romanise';

test.each([
  ['आपको 30 दिन में नोटिस भेजना है।', 'aapko 30 din men notis bhejnaa hai.'],
  ['[धारा 138](https://example.com/138) [1]', '[dhaaraa 138](https://example.com/138) [1]'],
  ['Section 138 NI Act', 'Section 138 NI Act'],
])('%s in Latin letters', (text, latin) => {
  expect(romanise(text)).toBe(latin);
});

test('no letter of an Indian script remains', () => {
  const letters = fc.constantFrom(
    ...'कखगघचजटडतदनपबमयरलवसहािीुेोौंँऔआइउएகசடதநபமயரலவழளறனாிீுூெேைொோகಕಗಚಜಟಡತದನಪಬಮಯರಲವಸಹಾಿೀುೂೆೇೊೋಂ',
  );
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 20 }), (word) => {
      expect(romanise(word.join(''))).not.toMatch(/[\u0900-\u0cff]/u);
    }),
  );
});
