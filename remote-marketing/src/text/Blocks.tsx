import type { Block } from './block';
import { RichText } from './RichText';
import { TextTable } from './TextTable';
import styles from './text.module.css';

/** Paragraphs, lists, steps, notes and tables of a page's text. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  if ('list' in block) return <ul>{block.list.map(item)}</ul>;
  if ('steps' in block) return <ol className={styles.steps}>{block.steps.map(item)}</ol>;
  if ('note' in block)
    return (
      <p className={styles.note}>
        <RichText text={block.note} />
      </p>
    );
  return <TextTable table={block} />;
}

function item(text: string) {
  return (
    <li key={text}>
      <RichText text={text} />
    </li>
  );
}
