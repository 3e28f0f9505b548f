import { writePages } from './write-pages.mjs';

await writePages();
