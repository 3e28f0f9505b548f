/** A design token of the house; light and dark are resolved by the browser. */
export const token = {
  paper: 'var(--color-paper)',
  surface: 'var(--color-surface)',
  raised: 'var(--color-raised)',
  sunken: 'var(--color-sunken)',
  ink: 'var(--color-ink)',
  muted: 'var(--color-muted)',
  line: 'var(--color-line)',
  lineStrong: 'var(--color-line-strong)',
  primary: 'var(--color-primary)',
  primaryHover: 'var(--color-primary-hover)',
  onPrimary: 'var(--color-on-primary)',
  primarySoft: 'var(--color-primary-soft)',
  accent: 'var(--color-accent)',
  accentHover: 'var(--color-accent-hover)',
  onAccent: 'var(--color-on-accent)',
  accentSoft: 'var(--color-accent-soft)',
  accentText: 'var(--color-accent-text)',
  success: 'var(--color-success)',
  successSoft: 'var(--color-success-soft)',
  warning: 'var(--color-warning)',
  warningSoft: 'var(--color-warning-soft)',
  danger: 'var(--color-danger)',
  onDanger: 'var(--color-on-danger)',
  dangerSoft: 'var(--color-danger-soft)',
  focus: 'var(--color-focus)',
  overlay: 'var(--color-overlay)',
  serif: 'var(--font-serif)',
  sans: 'var(--font-sans)',
  mono: 'var(--font-mono)',
  radiusSm: 'var(--radius-sm)',
  radiusMd: 'var(--radius-md)',
  radiusLg: 'var(--radius-lg)',
  shadowSm: 'var(--shadow-sm)',
  shadowMd: 'var(--shadow-md)',
  shadowLg: 'var(--shadow-lg)',
} as const;

/** Widths that the specification gives, in pixels. */
export const sidebarWidth = 256;
export const topBarHeight = 64;
export const narrowBelow = 768;
export const narrowQuery = `(max-width: ${narrowBelow - 0.02}px)`;
/** Below this width a dialog takes the whole screen. */
export const phoneQuery = '(max-width: 599.98px)';
