import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { apiRoot } from '../../locate';
import type { Row } from './table';

const limitSchema = z.strictObject({ least: z.number().optional(), most: z.number().optional() });

/** For rows of the table: the least or the most that a column may show. */
export type Thresholds = z.infer<typeof thresholdsSchema>;

const thresholdsSchema = z.record(z.string(), z.record(z.string(), limitSchema));

/** The limits below which a change makes answers worse; they are raised as the answers get better. */
export function readThresholds(): Thresholds {
  return thresholdsSchema.parse(parse(readFileSync(join(apiRoot, 'bench', 'thresholds.yaml'), 'utf8')));
}

/** One sentence for each limit that a table does not keep; a row or column that is missing keeps none. */
export function crossedThresholds(table: Readonly<Record<string, Row>>, thresholds: Thresholds): string[] {
  return Object.entries(thresholds).flatMap(([row, limits]) =>
    Object.entries(limits).flatMap(([column, { least = -Infinity, most = Infinity }]) => {
      const value = table[row]?.[column];
      if (typeof value === 'number' && value >= least && value <= most) return [];
      return [`${row}, ${column}: ${value ?? 'missing'}, where ${limitInWords(least, most)} is kept.`];
    }),
  );
}

function limitInWords(least: number, most: number): string {
  return [least > -Infinity && `at least ${least}`, most < Infinity && `at most ${most}`].filter(Boolean).join(' and ');
}
