import { brand } from 'shared-contracts/brand';
import { parseInline } from './inline';
import { linkTarget } from './link-target';
import { plainText } from './plain-text';

describe('the marks in our texts', () => {
  it('are strong words and links between plain words', () => {
    expect(parseInline('Ask **now** in [the chat](page:chat).')).toEqual([
      { kind: 'text', text: 'Ask ' },
      { kind: 'strong', text: 'now' },
      { kind: 'text', text: ' in ' },
      { kind: 'link', text: 'the chat', href: '/chat' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('vanish in plain text, and every kind of block counts', () => {
    const blocks = [
      'A [b](page:faq)',
      { list: ['**c**'] },
      { steps: ['d'] },
      { note: 'e' },
      { caption: 'f', head: ['x'], rows: [['g', 'h']] },
    ];
    expect(plainText(blocks)).toBe('A b c d e f g h');
  });
});

describe('where a link leads', () => {
  it.each([
    ['page:refund', '/refund-policy'],
    ['page:terms#conduct', '/terms#conduct'],
    ['help:share-a-chat', '/help/share-a-chat'],
    ['mail:grievance', `mailto:${brand.grievanceEmail}`],
    ['tel:112', 'tel:112'],
    ['https://indiacode.nic.in', 'https://indiacode.nic.in'],
  ])('%s leads to %s', (target, href) => {
    expect(linkTarget(target)).toBe(href);
  });

  it('a misspelt target is refused', () => {
    expect(() => linkTarget('page:prices')).toThrow('page:prices');
    expect(() => linkTarget('mail:boss')).toThrow('mail:boss');
  });
});
