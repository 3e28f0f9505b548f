import type { FileRecord } from 'shared-contracts/calls/admin/types';
import type { AdminService } from 'shared-contracts/services/services';
import { saveBlob } from 'shared-contracts/services/live/save-file';
import { fileTypeOf } from './file-type';
import { found } from './found';
import { sampleFiles } from './samples/files';
import { loadStoredFiles, storeFiles } from './stored-files';
import { pageOf } from './table';
import type { UndoList } from './undo';
import { simulateUpload } from './upload-progress';

type FileCalls = Pick<AdminService, 'listFiles' | 'getFile' | 'uploadFile' | 'reindexFile' | 'deleteFiles'>;
export interface SimulatedFiles extends FileCalls {
  names(): readonly FileRecord[];
  saveFile(id: string): void;
}

/** The dataset list, kept in the browser's local storage. What was uploaded since the page was opened can be downloaded as it is. */
export function createSimulatedFiles(today: string, undoList: UndoList): SimulatedFiles {
  let kept: FileRecord[] | null = null;
  let uploaded = 0;
  const contents = new Map<string, File>();
  const files = () => (kept ??= loadStoredFiles() ?? sampleFiles(today));
  const keep = (list: FileRecord[]) => {
    kept = list;
    storeFiles(list);
  };

  return {
    names: files,
    listFiles: ({ query }) => {
      const { type = 'all', status = 'all' } = query;
      const wanted = files().filter(
        (file) => (type === 'all' || file.type === type) && (status === 'all' || file.status === status),
      );
      return Promise.resolve(pageOf(wanted, query, (file) => [file.name, file.type, file.uploadedBy]));
    },
    getFile: async ({ params }) => ({ ...found(files(), params.id), preview: [], unreadablePages: [] }),
    uploadFile: async (file, options) => {
      await simulateUpload(options);
      const record = recordOf(file, `file-${Date.now()}-${++uploaded}`);
      contents.set(record.id, file);
      keep([record, ...files()]);
      return { file: record, duplicateOf: null };
    },
    reindexFile: async ({ params }) => found(files(), params.id),
    deleteFiles: ({ body }) => {
      const before = files();
      keep(before.filter(({ id }) => !body.ids.includes(id)));
      return Promise.resolve(undoList.keep(() => keep(before)));
    },
    saveFile(id) {
      const { name } = found(files(), id);
      saveBlob(
        contents.get(id) ?? new Blob([`This is a placeholder for the content of ${name}.\n`], { type: 'text/plain' }),
        name,
      );
    },
  };
}

function recordOf(file: File, id: string): FileRecord {
  return {
    id,
    name: file.name,
    type: fileTypeOf(file.name),
    size: Math.round((file.size / 1024 / 1024) * 10) / 10,
    sizeUnit: 'MB',
    bytes: file.size,
    uploadedBy: 'Admin User',
    uploadedOn: new Date().toISOString(),
    status: 'ready',
    progress: 100,
    pages: null,
    passages: 0,
    message: '',
  };
}
