import { useState } from 'react';

const keyOf = (table: string) => `admin-columns:${table}`;

function read(table: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(value) ? value.filter((field) => typeof field === 'string') : [];
  } catch {
    return [];
  }
}

/** The columns that this browser does not show of a table. */
export function useHiddenColumns(table: string): {
  readonly hidden: readonly string[];
  readonly toggle: (field: string) => void;
} {
  const [hidden, setHidden] = useState(() => read(table));
  const toggle = (field: string) => {
    const changed = hidden.includes(field) ? hidden.filter((other) => other !== field) : [...hidden, field];
    setHidden(changed);
    localStorage.setItem(keyOf(table), JSON.stringify(changed));
  };
  return { hidden, toggle };
}
