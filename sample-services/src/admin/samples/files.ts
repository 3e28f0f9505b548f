import type { FileRecord, FileType } from 'shared-contracts/calls/admin/types';
import { addDays } from 'shared-contracts/time/india';

const rows: readonly (readonly [name: string, type: FileType, megabytes: number, by: string, daysAgo: number])[] = [
  ['Consumer Protection Rules - summary.pdf', 'pdf', 2.4, 'Admin User', 3],
  ['Rent agreement checklist.docx', 'word', 0.8, 'Admin User', 9],
  ['Court fees by State.xlsx', 'excel', 1.2, 'Kavitha Subramanian', 17],
  ['Labour codes - training.pptx', 'powerpoint', 5.6, 'Rohan Mehta', 28],
  ['Notice board scan.png', 'image', 3.1, 'Admin User', 44],
];

/** The sample files of the dataset list, newest first. */
export function sampleFiles(today: string): FileRecord[] {
  return rows.map(([name, type, size, uploadedBy, daysAgo], index) => ({
    id: `sample-file-${index + 1}`,
    name,
    type,
    size,
    sizeUnit: 'MB',
    bytes: Math.round(size * 1024 * 1024),
    uploadedBy,
    uploadedOn: `${addDays(today, -daysAgo)}T06:30:00.000Z`,
    status: 'ready',
    progress: 100,
    pages: null,
    passages: 0,
    message: '',
  }));
}
