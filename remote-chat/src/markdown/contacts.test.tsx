import { render, screen } from '@testing-library/react';
import { Markdown } from './Markdown';
import { phoneNumbers } from './phone-numbers';
import { webSites } from './web-sites';

const Chip = () => null;

test.each([
  ['Call 112 now; an ambulance comes from 108.', ['112', '108']],
  ['Lost money online? Call 1930 at once.', ['1930']],
  ['अभी 112 पर कॉल करें', ['112']],
  ['இப்போதே 112 அழையுங்கள்', ['112']],
  ['ಈಗಲೇ 112 ಕರೆ ಮಾಡಿ', ['112']],
  ['Free legal aid: NALSA 15100.', ['15100']],
  ['14454 Tele-Law: free advice from a panel lawyer', ['14454']],
  ['Tele-MANAS 14416 (also 1800-891-4416)', ['14416', '1800-891-4416']],
  ['Section 112 speaks of a call to the police.', []],
  ['The Act of 1930 and the Act of 1947 call it a sale.', []],
  ['Pay ₹100 and call the office.', []],
  ['Within 100 days of the call', []],
  ['A fine of 15100.50', []],
  ['See a doctor today (108).', ['108']],
  ['1930 and cybercrime.gov.in', ['1930']],
  ['BNS 181 and section 108(2), Section 480(112)', []],
])('%s', (text, numbers) => {
  expect(phoneNumbers(text).map((number) => number.text)).toEqual(numbers);
});

test.each([
  ['Report at cybercrime.gov.in, or e-jagriti.gov.in/case today.', ['cybercrime.gov.in', 'e-jagriti.gov.in/case']],
  ['Write to help@nalsa.gov.in', []],
])('sites in: %s', (text, sites) => {
  expect(webSites(text).map((site) => site.text)).toEqual(sites);
});

test('numbers and sites of an answer can be called and opened; other schemes cannot', () => {
  render(
    <Markdown
      text={
        '**Call 112 now.** See cybercrime.gov.in.\n\n- **181** Women Helpline\n\n`112` [x](tel:javascript) [y](sms:5)'
      }
      citations={[]}
      Chip={Chip}
    />,
  );
  expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  expect(screen.getByRole('link', { name: '181' })).toHaveAttribute('href', 'tel:181');
  expect(screen.getByRole('link', { name: 'cybercrime.gov.in' })).toHaveAttribute('href', 'https://cybercrime.gov.in');
  expect(document.querySelector('code a')).toBeNull();
  expect(document.querySelector('[href^="sms"], [href="tel:javascript"]')).toBeNull();
});

test('a bracket and a stop stay on the line of the number between them', () => {
  render(<Markdown text="Ask free legal aid (15100). It costs nothing." citations={[]} Chip={Chip} />);
  expect(screen.getByRole('link', { name: '15100' }).parentElement).toHaveTextContent(/^\(15100\)\.$/);
});
