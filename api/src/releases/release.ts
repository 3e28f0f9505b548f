import { remoteDescriptionSchema } from 'shared-contracts/remotes/description-schema';
import * as z from 'zod';

/** A file of a release, relative to its folder. `integrity` as in a script tag: `sha384-...`. */
const fileSchema = z.object({ path: z.string(), bytes: z.number().int().min(0), integrity: z.string() });

/** What `release.json` says of an immutable folder of built files. */
export const releaseSchema = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Made from the contents of all files: the same files give the same id. */
  id: z.string().regex(/^[0-9a-f]{12}$/),
  /** The commit of the sources; '' where they lie in no repository. */
  commit: z.string(),
  /** ISO date and time. */
  builtAt: z.string(),
  contractVersion: z.string(),
  /** The global under which its container registers. */
  globalName: z.string(),
  /** The file of the container, relative to the folder. */
  entry: z.string(),
  /** Files of the first visit: the entry, the exposed module and its styles. */
  preload: z.array(z.string()),
  /** Packages that it takes from the page, with the range of versions that it can live with. */
  shared: z.record(z.string(), z.string()),
  /** What the remote says of itself; builds of earlier tools do not carry it. */
  description: remoteDescriptionSchema.optional(),
  /** Whether its entry holds chunks and styles against hashes, so that preloads have to do the same. */
  chunkIntegrity: z.boolean().optional(),
  files: z.array(fileSchema),
});
/** One immutable build of a remote. */
export type Release = z.infer<typeof releaseSchema>;

/** The hash that the browser holds a file against before its code runs; '' where the release has no such file. */
export function integrityOf({ files }: Pick<Release, 'files'>, file: string): string {
  return files.find(({ path }) => path === file)?.integrity ?? '';
}
