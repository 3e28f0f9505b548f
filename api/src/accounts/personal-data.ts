import type { Platform } from '../platform/platform';

/** The account that goes. */
export interface LeavingPerson {
  readonly id: string;
  readonly email: string;
}

/** What a module keeps about a person, for their export and for the deletion of their account. */
export interface PersonalData {
  /** The member of the export under which it stands. */
  readonly name: string;
  export(userId: string): Promise<unknown>;
  /** Removes it, or what may be removed of it. */
  erase(person: LeavingPerson): Promise<void>;
}

const contributors = new WeakMap<Platform, PersonalData[]>();

/** Lets a module take part in exports and deletions; called while modules are registered. */
export function contributePersonalData(platform: Platform, data: PersonalData): void {
  contributors.set(platform, [...personalDataOf(platform), data]);
}

export const personalDataOf = (platform: Platform): readonly PersonalData[] => contributors.get(platform) ?? [];
