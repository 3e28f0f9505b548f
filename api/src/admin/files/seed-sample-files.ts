import { createHash } from 'node:crypto';
import { brand } from 'shared-contracts/brand';
import { builtInPlans } from 'shared-contracts/calls/plans/built-in-plans';
import { xlsxOf } from 'shared-contracts/spreadsheet/xlsx';
import { gstPercent } from '../../billing/rules/gst';
import { percentOf } from '../../billing/rules/money';
import type { DocumentKind } from '../../documents/document';
import type { Platform } from '../../platform/platform';
import { createSheet } from '../../platform/pdf/sheet';
import { addFile } from './file-store';
import { fileTypeOf, mediaTypeOf } from './file-type';
import { readFileJob } from './read-file-job';

const uploadedBy = 'Admin User';
const noteName = 'files.samples';

/** Two true little documents, so that the list of files and the way of a file into the answers can be tried; on the first start only. */
export async function seedSampleFiles(platform: Platform): Promise<void> {
  const first = await platform.database.query(
    'insert into admin_setting (name, value) values ($1, $2::jsonb) on conflict do nothing returning name',
    [noteName, 'true'],
  );
  if (first.length === 0) return;
  await addSample(platform, 'Support hours and contacts.pdf', 'pdf', await supportSheet());
  await addSample(platform, 'Plan prices with GST.xlsx', 'xlsx', await pricesSheet());
}

async function addSample(
  { database, files, jobs }: Platform,
  name: string,
  kind: DocumentKind,
  bytes: Buffer,
): Promise<void> {
  const stored = await files.put({ name, mediaType: mediaTypeOf(kind), bytes });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = await addFile(database, {
    storedFileId: stored.id,
    name,
    type: fileTypeOf(kind),
    bytes: bytes.length,
    sha256,
    uploadedBy,
  });
  if (row) await jobs.send(readFileJob, { id: row.id });
}

async function supportSheet(): Promise<Buffer> {
  const sheet = await createSheet('Support hours and contacts', brand.name, 'en');
  const width = sheet.right - sheet.left;
  const y = sheet.text(`${brand.name}: support hours and contacts`, sheet.left, sheet.left, width, {
    size: 16,
    weight: 'bold',
  });
  sheet.text(
    `People answer questions about accounts, payments and the product ${brand.supportHours}. Write to ${brand.contactEmail} or use the contact form. ` +
      `Concerns about personal data go to the grievance contact ${brand.grievanceEmail}. The office is in ${brand.location}.`,
    sheet.left,
    y + 12,
    width,
  );
  return sheet.finish();
}

async function pricesSheet(): Promise<Buffer> {
  const rupees = (paise: number): number => paise / 100;
  const workbook = await xlsxOf(
    'Prices',
    ['Plan', 'A month (rupees)', `GST ${gstPercent} % (rupees)`, 'With GST (rupees)'],
    builtInPlans.map(({ name, monthly: { pricePaise } }) => [
      name,
      rupees(pricePaise),
      rupees(percentOf(pricePaise, gstPercent)),
      rupees(pricePaise + percentOf(pricePaise, gstPercent)),
    ]),
  );
  return Buffer.from(await workbook.arrayBuffer());
}
