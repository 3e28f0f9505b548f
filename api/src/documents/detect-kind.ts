import { fromBuffer as openZip, type Entry } from 'yauzl';
import { DocumentRefused, type DocumentKind } from './document';
import { documentLimits } from './limits';

const extensions: Readonly<Record<string, DocumentKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
  txt: 'txt',
  doc: 'doc',
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
};

const corrupt = (): DocumentRefused =>
  new DocumentRefused(
    'corrupt',
    'This file is corrupt and cannot be read. Save it again from its program and send the new copy.',
  );

/**
 * Tells a file's kind by its bytes and holds it against its name.
 * @throws DocumentRefused when the kind is unknown, the name promises another kind, the file is encrypted, or it is an archive built to exhaust memory
 */
export async function detectKind(bytes: Buffer, name: string): Promise<DocumentKind> {
  if (bytes.length === 0)
    throw new DocumentRefused('empty', 'This file is empty and cannot be read. Choose a file that has content.');
  const promised = extensions[name.toLowerCase().split('.').pop() ?? ''];
  if (!promised)
    throw new DocumentRefused(
      'unsupported',
      'This type of file cannot be read. Send a PDF, DOCX, XLSX, PPTX, TXT, PNG or JPG file.',
    );
  const found = await kindOf(bytes, promised);
  if (found !== promised) {
    throw new DocumentRefused(
      'disguised',
      `This file is named .${promised} but its content is not; it may be corrupt. Save it again as .${promised} and send the new copy.`,
    );
  }
  return found;
}

async function kindOf(bytes: Buffer, promised: DocumentKind): Promise<DocumentKind | null> {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    // Office wraps an encrypted document into the container of its old formats.
    if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) {
      throw new DocumentRefused(
        'encrypted',
        'This file is protected by a password and cannot be read. Remove the password and send it again.',
      );
    }
    return promised === 'doc' ? 'doc' : null;
  }
  if (startsWith(bytes, [0x50, 0x4b])) return officeKind(await zipEntries(bytes));
  return promised === 'txt' && isText(bytes) ? 'txt' : null;
}

const startsWith = (bytes: Buffer, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

function officeKind(names: readonly string[]): DocumentKind | null {
  if (names.includes('word/document.xml')) return 'docx';
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  if (names.includes('ppt/presentation.xml')) return 'pptx';
  return null;
}

/** The names in a ZIP archive. Sizes are judged from its directory, before anything is unpacked. */
function zipEntries(bytes: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    openZip(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(corrupt());
      const names: string[] = [];
      let unpacked = 0;
      let xml = 0;
      zip.on('error', () => reject(corrupt()));
      zip.on('end', () => resolve(names));
      zip.on('entry', (entry: Entry) => {
        unpacked += entry.uncompressedSize;
        if (/\.(?:xml|rels)$/i.test(entry.fileName)) xml += entry.uncompressedSize;
        const swollen =
          entry.uncompressedSize > 1024 * 1024 && entry.uncompressedSize > entry.compressedSize * documentLimits.ratio;
        if (
          swollen ||
          unpacked > documentLimits.unpackedBytes ||
          xml > documentLimits.xmlBytes ||
          names.push(entry.fileName) > documentLimits.zipEntries
        ) {
          zip.close();
          return reject(
            new DocumentRefused(
              'too large',
              'This file unpacks to far more than its size and cannot be read. Send a smaller copy of it.',
            ),
          );
        }
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

/** Text has no NUL bytes and is valid UTF-8 or UTF-16 with its mark. */
function isText(bytes: Buffer): boolean {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return true;
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // Old text files are in a single-byte code page; control characters would betray a program or a picture.
    return !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
  }
}
