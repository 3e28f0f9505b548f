/** A PDF of one page whose content is one stream, as it stands, under the filters that its dictionary names. */
export function pdfWithStream(filter: string, content: Buffer): Buffer {
  const before = [
    '%PDF-1.7',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >> endobj',
    `4 0 obj << /Length ${content.length} /Filter ${filter} >>`,
    'stream\n',
  ].join('\n');
  const after = '\nendstream endobj\ntrailer << /Root 1 0 R /Size 5 >>\n%%EOF\n';
  return Buffer.concat([Buffer.from(before, 'latin1'), content, Buffer.from(after, 'latin1')]);
}
