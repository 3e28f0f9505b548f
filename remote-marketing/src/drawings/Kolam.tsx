import { kolam } from './kolam-path';
import styles from './drawings.module.css';

interface KolamProps {
  /** Dots in each row. */
  readonly rows: readonly number[];
  readonly className?: string | undefined;
}

/** A threshold drawing of rice flour, as it is made every morning in the south of India: lines that find their way round every dot and close. */
export function Kolam({ rows, className }: KolamProps) {
  const { width, height, dots, loops } = kolam(rows);
  return (
    <svg
      className={`${styles.kolam} ${className ?? ''}`}
      viewBox={`-0.6 -0.6 ${width + 1.2} ${height + 1.2}`}
      style={{ width: `calc(${width + 1.2} * var(--kolam-unit))` }}
      aria-hidden="true"
    >
      {loops.map((loop, index) => (
        <path key={loop} d={loop} pathLength={1} style={{ animationDelay: `${index * 160}ms` }} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={0.17} />
      ))}
    </svg>
  );
}
