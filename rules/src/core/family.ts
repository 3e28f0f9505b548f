import { z } from 'zod';

/** How a person of the family stands to the dead person, or to the dead child or brother named in `of`. */
export const relations = [
  'wife',
  'husband',
  'son',
  'daughter',
  'mother',
  'father',
  'brother',
  'sister',
  'half-brother-father',
  'half-sister-father',
  'half-brother-mother',
  'half-sister-mother',
  'fathers-father',
  'fathers-mother',
  'mothers-father',
  'mothers-mother',
  'fathers-brother',
  'fathers-sister',
  'mothers-brother',
  'mothers-sister',
  'husbands-mother',
  'husbands-father',
  'husbands-brother',
  'husbands-sister',
  'husbands-son',
  'husbands-daughter',
] as const;
export type Relation = (typeof relations)[number];

/** One person of a family. A grandchild is the son or daughter `of` a child who died before. */
export const person = z.object({
  id: z.string().min(1).max(40),
  relation: z.enum(relations),
  of: z.string().max(40).nullable().default(null),
  alive: z.boolean().default(true),
  name: z.string().trim().max(60).default(''),
});
export type Person = z.infer<typeof person>;

export const persons = z.array(person).min(1).max(60);
