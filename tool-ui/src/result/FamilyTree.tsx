import { type Language, type ShareNode, write, writeRupees } from 'rules';
import styles from '../tool-ui.module.css';
import { cardWords } from '../words';

/** The family as a tree, with the part that each person takes. */
export function FamilyTree({ tree, language }: { readonly tree: ShareNode; readonly language: Language }) {
  return (
    <figure className={styles.tree} aria-label={cardWords.tree[language]}>
      <ul>
        <Branch node={tree} language={language} isRoot />
      </ul>
    </figure>
  );
}

function Branch({ node, language, isRoot = false }: { node: ShareNode; language: Language; isRoot?: boolean }) {
  const takes = node.share.over > 0;
  return (
    <li>
      <span className={styles.node} data-takes={takes} data-alive={node.alive}>
        <span>{write(node.label, language)}</span>
        {takes && (
          <strong>
            {node.share.over}/{node.share.under}
          </strong>
        )}
        {takes && node.paise !== null && <span>{writeRupees(node.paise)}</span>}
        {!takes && !isRoot && (
          <span className={styles.none}>{cardWords[node.alive ? 'noShare' : 'diedBefore'][language]}</span>
        )}
      </span>
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <Branch key={child.id} node={child} language={language} />
          ))}
        </ul>
      )}
    </li>
  );
}
