import { createHash } from 'node:crypto';
import type { Database } from '../database/database';

const CHUNK = 256 * 1024;

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
}

/** Files in the database, so that every API process can read what another one stored. */
export interface Files {
  put(file: { name: string; mediaType: string; bytes: Uint8Array }): Promise<StoredFile>;
  /** The file with its bytes, or null when there is none of this id. */
  read(id: string): Promise<(StoredFile & { bytes: Buffer }) | null>;
  remove(id: string): Promise<void>;
}

/** Opens the file store of a database. */
export function createFiles(database: Database): Files {
  return {
    async put({ name, mediaType, bytes }) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const chunks: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += CHUNK) chunks.push(Buffer.from(bytes.subarray(at, at + CHUNK)));
      const [row] = await database.query<{ id: string }>(
        `with file as (insert into stored_file (name, media_type, size, sha256) values ($1, $2, $3, $4) returning id),
              chunk as (insert into stored_file_chunk (file_id, position, bytes)
                        select file.id, part.position, decode(part.bytes, 'base64')
                        from file, unnest($5::text[]) with ordinality as part (bytes, position))
         select id from file`,
        [name, mediaType, bytes.length, sha256, chunks.map((chunk) => chunk.toString('base64'))],
      );
      if (!row) throw new Error('The file was not stored.');
      return { id: row.id, name, mediaType, size: bytes.length };
    },
    async read(id) {
      const [file] = await database.query<{ name: string; media_type: string; size: number }>(
        'select name, media_type, size from stored_file where id::text = $1',
        [id],
      );
      if (!file) return null;
      const chunks = await database.query<{ bytes: Uint8Array }>(
        'select bytes from stored_file_chunk where file_id = $1::uuid order by position',
        [id],
      );
      return {
        id,
        name: file.name,
        mediaType: file.media_type,
        size: file.size,
        bytes: Buffer.concat(chunks.map((chunk) => chunk.bytes)),
      };
    },
    async remove(id) {
      await database.query('delete from stored_file where id::text = $1', [id]);
    },
  };
}
