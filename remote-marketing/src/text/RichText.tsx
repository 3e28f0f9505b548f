import { Fragment } from 'react';
import { t } from '../messages';
import { parseInline, type Inline } from './inline';
import { TextLink } from './TextLink';

/** One text with its strong words and links. */
export function RichText({ text }: { readonly text: string }) {
  return parseInline(t(text)).map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>);
}

function renderPart(part: Inline) {
  if (part.kind === 'link') return <TextLink href={part.href}>{part.text}</TextLink>;
  return part.kind === 'strong' ? <strong>{part.text}</strong> : part.text;
}
